import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Plain } from "../say.mjs";

/** The database user that owns everything in an embedded server. */
export const superuser = "assay";

/**
 * Makes an empty database cluster. Written beside its final place and then moved there, so that an interrupted start
 * leaves nothing half-made and two starts at once end with one cluster.
 * @param {string} bin
 * @param {string} data
 * @param {string} password
 * @param {import("./identity.mjs").Identity} identity
 */
export function initialise(bin, data, password, identity) {
  if (existsSync(data)) return;
  const half = `${data}.${process.pid}`;
  const passwordFile = path.join(half, "..", `.initdb-${process.pid}`);
  try {
    mkdirSync(half, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (identity.uid !== undefined && identity.gid !== undefined) {
      for (const file of [half, passwordFile]) chownSync(file, identity.uid, identity.gid);
    }
    const { status, error, stderr, stdout } = spawnSync(
      path.join(bin, os.platform() === "win32" ? "initdb.exe" : "initdb"),
      [
        `--pgdata=${half}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The built-in provider sorts and folds case alike on every system, whatever locales it has.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
      { ...identity, cwd: "/", encoding: "utf8" },
    );
    if (status !== 0) {
      throw new Plain(
        `The database could not be made in ${data}:\n${error?.message ?? `${stdout}${stderr}`.trim()}`,
      );
    }
    moveTo(half, data);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { force: true, recursive: true });
  }
}

/** @param {string} half @param {string} data */
function moveTo(half, data) {
  try {
    renameSync(half, data);
  } catch (error) {
    if (!existsSync(data)) throw error; // otherwise another start was first, and its cluster is as good
  }
}
