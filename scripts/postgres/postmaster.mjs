import { readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** What a PostgreSQL server writes about itself into its data folder. @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */

/**
 * The server that works on this data folder. A lock file whose process is gone, or whose number now belongs to
 * another program (after a restart of the machine), counts as none.
 * @param {string} data
 * @returns {Postmaster | undefined}
 */
export function findPostmaster(data) {
  const lock = readLock(data);
  if (!lock || !isAlive(lock.pid) || !isPostgres(lock.pid)) return undefined;
  return { pid: lock.pid, port: Number(lock.lines[3]), ready: lock.lines[7]?.trim() === "ready" };
}

/**
 * PostgreSQL clears away the lock file of a dead server, but not one whose process number another program has by now.
 * @param {string} data
 */
export function removeForeignLock(data) {
  const lock = readLock(data);
  if (lock && isAlive(lock.pid) && !isPostgres(lock.pid)) rmSync(lockFile(data), { force: true });
}

const lockFile = (/** @type {string} */ data) => path.join(data, "postmaster.pid");

/** @param {string} data */
function readLock(data) {
  try {
    const lines = readFileSync(lockFile(data), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, lines } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {number} pid */
function isPostgres(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // "Z": the server has ended and only waits for its parent to take note.
    return stat.includes("(postgres)") && !/\) Z /.test(stat);
  } catch {
    return true; // no /proc to ask: take the lock file's word
  }
}
