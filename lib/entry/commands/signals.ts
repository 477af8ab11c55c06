import type { Command } from "commander";

export function defineSignals(program: Command): void {
  program
    .command("signals")
    .description("Find signals in conversations; prints one JSON report a line. Needs no database.")
    .argument("<file...>", "files of any format that can be imported; - is the standard input")
    .option("--format <id>", "read every record as this format instead of recognising it", "auto")
    .option("--encoding <name>", "of the text, e.g. gb18030; UTF-8 and marked UTF-16 are recognised", "auto")
    .option("--profile <name>", "default, or reference (the published algorithm)", "default")
    .addHelpText(
      "after",
      `
A line has: id, signals (signal_type, message_index, snippet, confidence, metadata with why it fired), groups (count and
severity of each category), turn_metrics, quality, summary. message_index is the position of the message in its source.
A record that can't be read is told on the standard error with its line, and the others are reported. The exit code
is 1 only when nothing could be read.

Example: assay signals runs.jsonl | jq -r 'select(.groups.failure.count > 0) | .id'`,
    )
    .action(async (files: string[], options: { format: string; encoding: string; profile: string }) => {
      const { reportSignals } = await import("../report-signals");
      process.exitCode = await reportSignals(files, options);
    });
}
