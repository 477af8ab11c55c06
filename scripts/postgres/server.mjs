import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Plain } from "../say.mjs";
import { findPostmaster, isAlive, removeForeignLock } from "./postmaster.mjs";

/**
 * @typedef {object} Server
 * @property {string} bin the folder of the programs
 * @property {string} data
 * @property {string} log the file that takes the server's messages
 * @property {import("./identity.mjs").Identity} identity
 * @property {string[]} flags
 */

// A server whose predecessor was killed finds that one's processes still on their way out. A port may be taken meanwhile.
const passing =
  /lock file|pre-existing shared memory|old server processes|Address already in use|could not bind/i;

/**
 * Waits for the server that already runs on this data, or starts one.
 * @param {Server} server
 * @param {() => Promise<number>} choosePort asked before each try
 * @returns {Promise<number>} the port it listens on
 */
export async function runServer(server, choosePort) {
  const deadline = Date.now() + 60_000;
  let child;
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(server.data);
    if (postmaster?.ready) return postmaster.port;
    if (!postmaster && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (child && !passing.test(tail(server.log))) break;
      if (child) await wait(50);
      removeForeignLock(server.data);
      child = start(server, await choosePort());
    }
    await wait(20);
  }
  throw new Plain(`PostgreSQL doesn't start. Its last messages (${server.log}):\n${tail(server.log)}`);
}

/** @param {Server} server @param {number} port */
function start({ bin, data, log, identity, flags }, port) {
  const output = openSync(log, size(log) > 10_000_000 ? "w" : "a");
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) };
  const child = spawn(
    path.join(bin, os.platform() === "win32" ? "postgres.exe" : "postgres"),
    ["-D", data, ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]), ...flags],
    // A process group of its own: Ctrl-C in the terminal must reach the programs that use the database first.
    {
      ...identity,
      cwd: "/",
      detached: true,
      stdio: ["ignore", output, output],
      env: { ...process.env, LC_MESSAGES: "C" },
    },
  );
  child.on("error", () => {}); // shows as "doesn't start"; binaries.mjs has run the program once before
  child.unref();
  closeSync(output);
  return child;
}

/** Stops the server in the orderly way; a minute later, in the way that needs recovery at the next start. */
export async function stopServer(/** @type {string} */ data) {
  const postmaster = findPostmaster(data);
  if (!postmaster) return;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGQUIT"])) {
    if (!isAlive(postmaster.pid)) return;
    process.kill(postmaster.pid, signal);
    for (let i = 0; i < 1200 && findPostmaster(data)?.pid === postmaster.pid; i++) await wait(50);
  }
}

/** @param {string} file */
function size(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** @param {string} file */
function tail(file) {
  return size(file) ? readFileSync(file, "utf8").trimEnd().split("\n").slice(-8).join("\n") : "(none)";
}
