import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { Plain } from "./say.mjs";

const names = ["NEXTAUTH_SECRET"];
const shortest = 32;

/**
 * The secrets the server needs. Each comes from the environment or else from `.assay/secrets.json`, where random ones
 * are put at the first start; there is no default that two installations could share.
 * @returns {Record<string, string>}
 * @throws {Plain} when one in the environment is short enough to be guessed
 */
export function readSecrets() {
  const kept = readKept();
  for (const name of names) {
    const given = process.env[name];
    if (given !== undefined && given.length < shortest) {
      throw new Plain(
        `${name} is too short: it needs ${shortest} characters or more. Unset it and Assay makes one.`,
      );
    }
    if (given === undefined && !kept[name])
      keep({ ...kept, [name]: (kept[name] = randomBytes(32).toString("base64url")) });
  }
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? kept[name] ?? ""]));
}

const file = inRoot(".assay", "secrets.json");

/** @returns {Record<string, string>} */
const readKept = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** @param {Record<string, string>} secrets */
function keep(secrets) {
  mkdirSync(inRoot(".assay"), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600); // the mode above counts for a new file only
}
