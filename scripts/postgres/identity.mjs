import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { Plain } from "../say.mjs";

/** @typedef {{ uid?: number, gid?: number }} Identity who runs PostgreSQL: empty means the current user */

const isRoot = process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Then the owner of the data runs it; for a new database that is the system's
 * `postgres` user, made when there is none.
 * @param {string} data the data folder, which may not exist yet
 * @returns {Identity}
 */
export function serverIdentity(data) {
  const owner = existsSync(data) ? statSync(data) : undefined;
  if (!isRoot) {
    if (!owner || !process.getuid || owner.uid === process.getuid()) return {};
    throw new Plain(
      `The database in ${data} belongs to another user (number ${owner.uid}). Start Assay as that user, or set DATABASE_URL.`,
    );
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp("postgres") ?? create() ?? lookUp("nobody") ?? refuse();
}

/** @param {string} name @returns {Identity | undefined} */
function lookUp(name) {
  const ask = (/** @type {string} */ flag) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const uid = ask("-u");
  const gid = ask("-g");
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function create() {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
      stdio: "ignore",
    });
  } catch {
    return undefined; // no useradd here (BusyBox, macOS); `nobody` will do
  }
  return lookUp("postgres");
}

/** @returns {never} */
function refuse() {
  throw new Plain(
    "PostgreSQL can't run as root and there is no other user to run it as. Start Assay as an ordinary user, or set DATABASE_URL.",
  );
}
