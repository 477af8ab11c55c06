import { spawn } from "node:child_process";
import { root } from "./root.mjs";
import { Plain } from "./say.mjs";

/**
 * Runs a Node script quietly to its end. Its output is kept and shown only when it fails.
 * @param {string} what the sentence's subject when it fails, e.g. "Installing the packages"
 * @param {string[]} args arguments for `node`
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<string>} what it printed
 * @throws {Plain} with the output when the exit code is not 0
 */
export function runNode(what, args, env = {}) {
  return run(what, process.execPath, args, env);
}

/**
 * The same for any program.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>}
 */
export function run(what, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => reject(new Plain(`${what} failed: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Plain(`${what} failed (${signal ?? `exit code ${code}`}):\n${output.trim()}`));
    });
  });
}
