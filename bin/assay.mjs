#!/usr/bin/env node
// The command line: runs lib/entry/cli.ts as it is, with no build. Without DATABASE_URL it uses the workbench's own
// database: that of a running `npm start`, or one started for the length of the command.
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const args = process.argv.slice(2);

process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name !== "ExperimentalWarning" && warning.name !== "DeprecationWarning") console.error(warning);
});
for (const stream of [process.stdout, process.stderr]) {
  // The reader has left (`assay … | head`): there is nobody to tell, and nothing more to do.
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode ?? 0);
  });
}

if (process.env.DATABASE_URL || isHelp() || worksAlone()) await runHere();
else await runBesideDatabase();

function isHelp() {
  return (
    args.length === 0 ||
    args[0] === "help" ||
    args.some((arg) => ["-h", "--help", "-V", "--version"].includes(arg))
  );
}

/** Commands that only read and print. */
function worksAlone() {
  return ["inspect", "sample", "signals", "stats"].includes(args[0] ?? "");
}

async function runHere() {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: path.join(root, "tsconfig.json") });
  const { main } = await import(new URL("../lib/entry/cli.ts", import.meta.url).href);
  process.exitCode = await main(args);
}

/** In a child process, so that the database is put away whichever way the command ends. */
async function runBesideDatabase() {
  const { runWithDatabase } = await import("../scripts/database-command.mjs");
  const { migrate } = await import("../scripts/migrate.mjs");
  const { readSecrets } = await import("../scripts/secrets.mjs");
  const { giveUp } = await import("../scripts/say.mjs");
  try {
    process.exitCode = await runWithDatabase(process.execPath, [fileURLToPath(import.meta.url), ...args], {
      prepare: async (url) => {
        await migrate(url);
        return readSecrets();
      },
    });
  } catch (failure) {
    giveUp(failure);
  }
}
