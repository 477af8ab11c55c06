import { z } from "zod";
import { newSecret } from "@/lib/auth/password";
import { TokenScope } from "@/lib/auth/permissions";
import { usecase } from "./usecase";

/** So that a token is known for one wherever it turns up, by people and by tools that search for leaked secrets. */
const prefix = "assay_";

/**
 * Makes a token by which a program reaches this project. It is returned this once and stored as a hash. A token may do
 * what its scopes say, and never more than the person who made it may at that time.
 */
export const createToken = usecase({
  name: "create-token",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    /** What it is for, e.g. "collector in production". */
    name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .transform((name) => name.replace(/\p{C}/gu, "�")),
    scopes: z
      .array(TokenScope)
      .min(1, "Choose at least one thing that the token may do.")
      .transform((scopes) => TokenScope.options.filter((scope) => scopes.includes(scope))),
    /** Days until it stops working; null: it works until it is revoked. */
    days: z.number().int().min(1).max(3650).nullable().default(90),
  }),
  async run({ db, actor, newId, now }, { name, scopes, days }) {
    const { secret, hash } = newSecret(prefix);
    const id = newId();
    const expires_at = days === null ? null : new Date(now.getTime() + days * 24 * 3_600_000);
    await db.tokens.create({ id, name, scopes, token_hash: hash, made_by: actor.id, expires_at });
    return { id, name, scopes, token: secret, expires_at };
  },
  audit: (_, { id, name, scopes, expires_at }) => ({
    object: `token ${id}`,
    summary: { name, scopes, expires_at },
  }),
});
