import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { inRoot, root } from "./root.mjs";
import { dim, say } from "./say.mjs";

const followParent = pathToFileURL(inRoot("scripts", "follow-parent.mjs")).href;
const longestPause = 30_000;

/**
 * @typedef {object} Service
 * @property {() => Promise<void>} stop asks it to end, and after a while insists
 */

/**
 * Keeps a Node program running: passes its lines on under its name and starts it again, after a growing pause, when it
 * ends without having been asked to.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {(line: string) => void} [print]
 * @returns {Service}
 */
export function runService(name, args, env, print = say) {
  let stopping = false;
  let pause = 500;
  let child = start();

  function start() {
    const startedAt = Date.now();
    const started = spawn(process.execPath, ["--import", followParent, ...args], {
      cwd: root,
      env: { ...process.env, ...env, ASSAY_STARTER: String(process.pid) },
      // A process group of its own, so that Ctrl-C reaches only us and we stop things in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [started.stdout, started.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        if (stripVTControlCharacters(line).trim()) print(`${dim(`${name.padEnd(6)} │`)} ${line}`);
      });
    }
    started.on("error", (error) => print(`The ${name} can't be started: ${error.message}`));
    started.on("exit", (code, signal) => {
      if (stopping) return;
      if (Date.now() - startedAt > 60_000) pause = 500;
      print(`The ${name} ended (${signal ?? `exit code ${code}`}); starting it again in ${pause / 1000} s …`);
      setTimeout(() => {
        if (!stopping) child = start();
      }, pause);
      pause = Math.min(pause * 2, longestPause);
    });
    return started;
  }

  return {
    async stop() {
      stopping = true;
      const ended = new Promise((resolve) => {
        if (hasEnded(child)) resolve(undefined);
        else child.on("exit", resolve);
      });
      child.kill("SIGTERM");
      await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
      killGroup(child);
      await ended;
    },
  };
}

/** @param {import("node:child_process").ChildProcess} child */
const hasEnded = (child) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Ends the program if it didn't want to, and whatever it started and left. @param {import("node:child_process").ChildProcess} child */
function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}
