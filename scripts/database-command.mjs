import { spawn } from "node:child_process";
import { openDatabase } from "./database.mjs";

/**
 * Runs a command with the workbench's database up and DATABASE_URL set, on this process's terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {(url: string) => Promise<Record<string, string>>} [options.prepare] work before it; gives more environment
 * @returns {Promise<number>} its exit code
 */
export async function runWithDatabase(command, args, { prepare = async () => ({}) } = {}) {
  const { url, release } = await openDatabase(() => {});
  try {
    const env = { ...process.env, DATABASE_URL: url, ...(await prepare(url)) };
    const child = spawn(command, args, { stdio: "inherit", env });
    // Ctrl-C reaches the command by itself; this process only has to outlive it.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    return await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    });
  } finally {
    await release();
  }
}
