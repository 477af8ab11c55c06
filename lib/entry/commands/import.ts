import type { Command } from "commander";

export interface ImportOptions {
  project: string;
  format: string;
  encoding: string;
  source?: string;
}

export function defineImport(program: Command): void {
  program
    .command("import")
    .description("Import files into a project and analyse what they hold.")
    .argument("<file...>")
    .requiredOption("--project <address>", "the project's address, as in /p/<address>")
    .option("--format <id>", "read every record as this format instead of recognising it", "auto")
    .option("--encoding <name>", "of the text, e.g. gb18030; UTF-8 and marked UTF-16 are recognised", "auto")
    .option(
      "--source <name>",
      "name within which ids are unique; default: the file's name without extensions",
    )
    .addHelpText(
      "after",
      `
The same file again adds nothing; a record whose content changed becomes a new version. An import that was interrupted
goes on after its last stored batch. Exit code 1 when a record was rejected; the report says which and why.`,
    )
    .action(async (files: string[], options: ImportOptions) => {
      const { importFiles } = await import("../import-files");
      process.exitCode = await importFiles(files, options);
    });
}
