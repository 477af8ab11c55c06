import type { Command } from "commander";

export function defineStats(program: Command): void {
  program
    .command("stats")
    .description("Compute statistics of agreement and studies; JSON in, JSON out. Needs no database.")
    .argument("[name]", "a statistic; its input is read as JSON from the standard input")
    .option("--jsonl", 'read {"statistic": name, "input": …} a line and print one result a line')
    .option("--list", "print the names of all statistics")
    .addHelpText(
      "after",
      `
What can't be computed is null in the result, with a status that says why. A line that can't be read or names no
statistic gives {"error": …} in its place.

Example: echo '{"k": 82, "n": 100}' | assay stats interval.proportion`,
    )
    .action(async (name: string | undefined, options: { jsonl?: boolean; list?: boolean }) => {
      const { computeLines, computeOne, listStatistics } = await import("../compute-statistics");
      if (options.list) await listStatistics();
      else if (options.jsonl) await computeLines();
      else if (name !== undefined) process.exitCode = await computeOne(name);
      else program.error("error: name a statistic, or use --jsonl or --list");
    });
}
