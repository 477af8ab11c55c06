import type { Command } from "commander";
import type { SignalsOptions } from "../report-signals";

export function defineSignals(program: Command): void {
  program
    .command("signals")
    .description("Find signals in conversations; prints one JSON report a line. Needs no database.")
    .argument("[file...]", "files of any format that can be imported; - is the standard input")
    .option("--format <id>", "read every record as this format instead of recognising it", "auto")
    .option("--encoding <name>", "of the text, e.g. gb18030; UTF-8 and marked UTF-16 are recognised", "auto")
    .option("--profile <name>", "default, or reference (the published algorithm)", "default")
    .option("--config <file>", "a project's signal settings, as its settings page downloads them")
    .option(
      "--as <form>",
      "json: one report a line; otlp: one OpenTelemetry request (OTLP/JSON) a line",
      "json",
    )
    .option("--threads [n]", "work on records with so many threads; without a number, with all cores", "1")
    .addHelpText(
      "after",
      `
A line has: id, signals (signal_type, message_index, snippet, confidence, metadata with why it fired), groups (count and
severity of each category), turn_metrics, quality, summary. message_index is the position of the message in its source.
A record that can't be read is told on the standard error with its line, and the others are reported. The exit code
is 1 only when nothing could be read.

It is a filter: lines come out in the order of the records, with any number of threads, and memory stays bounded by the
largest record and what is under way. A batch engine that runs one process a core leaves --threads at 1. Only JSON records
that stand alone are shared among threads; tables, archives and sessions spread over records are read by one.

Examples:
  assay signals runs.jsonl | jq -r 'select(.groups.failure.count > 0) | .id'
  cat shard | assay signals - --threads | assay sample --seed 7 --sketch - > shard.sketch`,
    )
    .action(async (files: string[], options: SignalsOptions, command: Command) => {
      const given = withThreads(files, options, command.parent?.args ?? []);
      if (given.files.length === 0) command.error("error: name a file, or - for the standard input");
      const { reportSignals } = await import("../report-signals");
      process.exitCode = await reportSignals(given.files, given.options);
    });
}

/** `--threads` without a number takes the word after it for one: it is a file then, in its place among the others. */
function withThreads(files: string[], options: SignalsOptions, raw: readonly string[]) {
  const { threads } = options;
  if (threads === true || /^\d+$/.test(threads)) return { files, options };
  const place = (file: string) => raw.indexOf(file);
  const all = [...files, threads].sort((a, b) => place(a) - place(b));
  return { files: all, options: { ...options, threads: true as const } };
}
