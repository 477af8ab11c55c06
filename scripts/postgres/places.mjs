import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../root.mjs";
import { Plain } from "../say.mjs";

/**
 * Whether this user can reach a folder and, if asked, write in it. Tried as that user: mode bits alone don't tell
 * about access lists and mounts.
 * @param {string} folder
 * @param {import("./identity.mjs").Identity} identity
 */
export function isReachable(folder, identity) {
  if (identity.uid === undefined) return existsSync(folder);
  return spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { ...identity, cwd: "/" }).status === 0;
}

/** A name of its own for each checkout on this machine. */
const name = `assay-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;

/** Folders outside the project, for when the server's user can't look into it (a checkout under /root, say). */
export const outside = () => [
  path.join("/var/lib", name),
  path.join(os.tmpdir(), name),
  path.join("/tmp", name),
];

/**
 * The folder that holds the database: the wished one, else one outside that the server's user can reach. One that
 * already holds a database goes first, so that a later change of access doesn't hide what people did.
 * @param {string[]} candidates
 * @param {(folder: string) => import("./identity.mjs").Identity} identityFor
 * @param {(folder: string) => boolean} isUsed
 * @returns {string}
 */
export function choosePlace(candidates, identityFor, isUsed) {
  const reachable = (/** @type {string} */ folder) => isReachable(folder, identityFor(folder));
  const place =
    candidates.find((folder) => isUsed(folder) && reachable(folder)) ??
    candidates.find((folder) => make(folder) && reachable(folder));
  if (place) return place;
  throw new Plain(
    `No place for the database: the user who runs PostgreSQL can't reach any of ${candidates.join(", ")}.`,
  );
}

/**
 * Makes a folder that everybody may pass through.
 * @param {string} folder
 * @returns {boolean} false when it can't be made, or when somebody else made it: names under /tmp can be guessed
 */
export function make(folder) {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
    }
    return process.getuid === undefined || statSync(folder).uid === process.getuid();
  } catch {
    return false;
  }
}
