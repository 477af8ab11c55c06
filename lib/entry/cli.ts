import { Command, CommanderError } from "commander";
import { AppError } from "@/lib/errors";
import { defineDemo } from "./commands/demo";
import { defineExport } from "./commands/export";
import { defineImport } from "./commands/import";
import { defineInspect } from "./commands/inspect";
import { defineMigrate } from "./commands/migrate";
import { defineSample } from "./commands/sample";
import { defineSetup } from "./commands/setup";
import { defineSignals } from "./commands/signals";
import { defineStats } from "./commands/stats";
import { defineToken } from "./commands/token";
import { defineUser } from "./commands/user";
import { defineVerify } from "./commands/verify";
import { defineWorker } from "./commands/worker";

/**
 * Every command, one file each. A command's file only describes it; what it needs is loaded when it runs, so that help
 * and the commands without a database start quickly.
 */
const commands = [
  defineImport,
  defineExport,
  defineInspect,
  defineSignals,
  defineSample,
  defineStats,
  defineVerify,
  defineUser,
  defineToken,
  defineWorker,
  defineMigrate,
  defineSetup,
  defineDemo,
];

/** Runs a command line. @returns the exit code: 0, or 1 when something failed or was refused */
export async function main(args: string[]): Promise<number> {
  const program = new Command("assay")
    .description("A workbench for people who review what LLM agents did.")
    .showHelpAfterError("(add --help for the options)")
    .exitOverride();
  for (const define of commands) define(program);
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    console.error(explain(error));
    return 1;
  }
}

/** A failure that a person can act on is its sentence; a fault comes with where it happened. */
function explain(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EACCES" || code === "EISDIR" || error.name === "Plain")
    return error.message;
  if (error instanceof AggregateError || /ECONNREFUSED|ENOTFOUND|P1001/.test(`${code} ${error.message}`))
    return `The database can't be reached (${code ?? error.message}). Is it running, and is DATABASE_URL right?`;
  return error.stack ?? error.message;
}
