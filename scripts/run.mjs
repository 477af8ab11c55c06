import { spawn } from "node:child_process";
import { root } from "./root.mjs";
import { Plain } from "./say.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopped = false;

/** Ends whatever step is being run and lets no other begin; for Ctrl-C. */
export function stopRunning() {
  stopped = true;
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a program to its end.
 * @param {string} what the subject of the sentence when it fails, e.g. "Installing the packages"
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to the environment
 * @param {boolean} [options.shown] pass its output on instead of keeping it for the case that it fails
 * @returns {Promise<string>} what it printed, if it was not passed on
 * @throws {Plain} with the output when the exit code is not 0
 */
export function run(what, command, args, { env = {}, shown = false } = {}) {
  return new Promise((resolve, reject) => {
    if (stopped) throw new Plain(`${what} was not begun.`);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => reject(new Plain(`${what} failed: ${error.message}`)));
    child.on("close", (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Plain(`${what} failed (${signal ?? `exit code ${code}`}).\n${output.trim()}`.trim()));
    });
  });
}

/**
 * The same for a Node script.
 * @param {string} what
 * @param {string[]} args
 * @param {Parameters<typeof run>[3]} [options]
 */
export const runNode = (what, args, options) => run(what, process.execPath, args, options);
