import type { Command } from "commander";

export function defineVerify(program: Command): void {
  program
    .command("verify")
    .description(
      "Check an export against itself: hashes, sums, and every figure counted again. Needs no database.",
    )
    .argument("<bundle>", "the zip as it was downloaded, or the folder that it was unpacked into")
    .option("--label-set <hash>", "the label set that it has to be, as a citation says")
    .option("--json", "print one JSON object a line: ok, what, detail")
    .addHelpText(
      "after",
      `
Says line by line what matches. Exit code 1 when something doesn't: a file that was changed, is missing or doesn't belong
there, a total that isn't the sum of its parts, a vote or a figure that the labels don't give.`,
    )
    .action(async (bundle: string, options: { labelSet?: string; json?: boolean }) => {
      const { verify } = await import("../verify-bundle");
      process.exitCode = await verify(bundle, options);
    });
}
