#!/usr/bin/env node
// The command line: the program that the build made of lib/entry/cli.ts or, when there is none or the sources have
// changed, lib/entry/cli.ts as it is. Without DATABASE_URL it uses the workbench's own
// database: that of a running `npm start`, or one started for the length of the command.
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import { isLong, smallHeap, thriftyMemory } from "../scripts/memory.mjs";

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
  if (isLong(args[0])) saveMemory();
  const { loadProgram } = await import("./program.mjs");
  const { main } = await loadProgram("cli");
  process.exitCode = await main(args);
}

/**
 * Garbage is collected before the heap has grown to several times of what is in use, and modules of the database driver
 * are compiled once: an import then takes half the memory, and hardly more time.
 */
function saveMemory() {
  v8.setFlagsFromString("--heap-growing-percent=20");
  v8.setFlagsFromString("--no-wasm-tier-up");
}

/** In a child process, so that the database is put away whichever way the command ends. */
async function runBesideDatabase() {
  const { runWithDatabase } = await import("../scripts/database-command.mjs");
  const { migrate } = await import("../scripts/migrate.mjs");
  const { readSecrets } = await import("../scripts/secrets.mjs");
  const { giveUp } = await import("../scripts/say.mjs");
  const [flags, memory] = isLong(args[0]) ? [smallHeap, thriftyMemory] : [[], {}];
  try {
    process.exitCode = await runWithDatabase(
      process.execPath,
      [...flags, fileURLToPath(import.meta.url), ...args],
      {
        prepare: async (url) => {
          await migrate(url);
          return { ...readSecrets(), ...memory };
        },
      },
    );
  } catch (failure) {
    giveUp(failure);
  }
}
