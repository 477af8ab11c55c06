import type { Command } from "commander";

export function defineInspect(program: Command): void {
  program
    .command("inspect")
    .description("Look into a file without importing it. Needs no database.")
    .argument("<file>", "a file of any format that can be imported; - is the standard input")
    .option("--format <id>", "read every record as this format instead of recognising it", "auto")
    .option("--encoding <name>", "of the text, e.g. gb18030; UTF-8 and marked UTF-16 are recognised", "auto")
    .option("--json", "print what is in it as one JSON object")
    .option("--canonical", "print its trajectories in the canonical form, one JSON object a line")
    .option("--source", "print its records exactly as they are, one after the other")
    .addHelpText(
      "after",
      `
The JSON object has: format, trajectories, items (reference queries), warnings, rejected.
Exit code 1 when something couldn't be read, except with --json, which says so itself.`,
    )
    .action(
      async (
        file: string,
        options: { format: string; encoding: string; json?: boolean; canonical?: boolean; source?: boolean },
      ) => {
        const { inspect } = await import("../inspect-file");
        const { json, canonical, source } = options;
        const view = canonical ? "canonical" : source ? "source" : json ? "json" : "text";
        process.exitCode = await inspect(file, options, view);
      },
    );
}
