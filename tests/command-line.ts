import { spawn } from "node:child_process";
import path from "node:path";

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** An environment in which touching a database fails at once. */
const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };

/** Runs a command that needs no database, as a user does, in a folder. */
export function assayIn(
  folder: string,
  args: string[],
  input: string | Uint8Array = "",
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.resolve("bin/assay.mjs"), ...args], {
    env: { ...process.env, ...nowhere },
    cwd: folder,
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  child.stdin.on("error", () => {}); // a command that ends early doesn't read the rest
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}
