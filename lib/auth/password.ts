import { hash, verify } from "@node-rs/argon2";
import { createHash, randomBytes, randomInt } from "node:crypto";

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A real hash of nothing that anyone can type, so that an unknown address costs as much time as a wrong password. */
let decoy: Promise<string> | undefined;

/** Whether the password fits; takes the same time when there is no such person. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(24).toString("base64"));
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}

/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A one-time password that a person can read aloud: four groups of four, about 79 bits. */
export function oneTimePassword(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]!;
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join("")).join("-");
}

/** A secret for a link or a token, and what is stored of it. 256 random bits need no slow hash. */
export function newSecret(prefix = ""): { secret: string; hash: string } {
  const secret = prefix + randomBytes(32).toString("base64url");
  return { secret, hash: hashSecret(secret) };
}

export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
