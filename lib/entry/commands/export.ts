import type { Command } from "commander";
import type { ExportOptions } from "../export-to";

const list = (text: string): string[] => text.split(",").map((part) => part.trim());

export function defineExport(program: Command): void {
  program
    .command("export")
    .description("Write labels, votes, trajectories and references of a project into a zip with a manifest.")
    .requiredOption("--project <address>", "the project's address, as in /p/<address>")
    .requiredOption(
      "--out <file.zip>",
      "where to write; a file that is there is replaced when all is written",
    )
    .option("--study <study>", "only this study, by its id or name")
    .option("--queue <queue>", "only this queue, by its id or name")
    .option("--snapshot <snapshot>", "the frozen labels of this snapshot, by its id or name")
    .option("--domain <domain>", "only trajectories and reference queries of this domain")
    .option("--split <split>", "only reference queries of this split")
    .option(
      "--what <kinds>",
      "label_set, labels, votes, trajectories, sources, references, cleaned_references",
      list,
      list("label_set,trajectories"),
    )
    .option("--format <formats>", "jsonl, csv, parquet", list, list("jsonl,csv,parquet"))
    .addHelpText(
      "after",
      `
People are named by pseudonyms that stay the same in every export of the project. The same data gives the same bytes; the
manifest tells each file's SHA-256 and the moment of the newest change in it. "assay verify" counts every figure of a
label_set again.`,
    )
    .action(async (options: ExportOptions) => {
      const { exportTo } = await import("../export-to");
      await exportTo(options);
    });
}
