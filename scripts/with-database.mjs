// node scripts/with-database.mjs <command …>: runs a command with the workbench's database up and DATABASE_URL set.
import { requireNode } from "./node-version.mjs";

requireNode();
const { spawn } = await import("node:child_process");
const { openDatabase } = await import("./database.mjs");
const { giveUp, Plain } = await import("./say.mjs");

const [command, ...args] = process.argv.slice(2);
try {
  if (!command) throw new Plain("Usage: node scripts/with-database.mjs <command …>");
  const { url, release } = await openDatabase((line) => console.error(line));
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, DATABASE_URL: url } });
  // The command hears Ctrl-C itself; this process only has to live until it has ended.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => signal === "SIGTERM" && child.kill("SIGTERM"));
  const code = await new Promise((resolve) => {
    child.on("error", (error) => (console.error(error.message), resolve(127)));
    child.on("exit", (status, signal) => resolve(signal ? 1 : status));
  });
  await release();
  process.exit(code);
} catch (failure) {
  giveUp(failure);
}
