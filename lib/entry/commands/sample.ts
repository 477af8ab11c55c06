import type { Command } from "commander";
import { samplers } from "@/lib/queues/samplers";

const list = (text: string): string[] => text.split(",").map((part) => part.trim());
const all = samplers.map(({ id }) => id);

export function defineSample(program: Command): void {
  program
    .command("sample")
    .description("Draw samples from what `assay signals` printed. Needs no database.")
    .argument("<file...>", "files of report lines, or of sketches with --merge; - is the standard input")
    .option("--sampler <names>", all.join(", "), list, all)
    .option("--size <n>", "trajectories to draw by each sampler", "100")
    .option("--seed <text>", "decides what is drawn; the same seed draws the same again")
    .option("--sketch", "print one mergeable sketch a sampler in place of the sample")
    .option("--merge", "the files hold sketches: draw from all that they were made of")
    .addHelpText(
      "after",
      `
Prints one line a drawn trajectory: {"sampler", "id", "probability"}, in the order of the draw: the first n lines of a
sampler are its sample of size n. The probability is size / eligible, at most 1. The memory needed is that of the sample,
however many reports there are.

Whether an id is drawn depends on the seed and the id alone, never on the order or the cutting of the files. So each shard
can be sketched where it lies, and the sketches merged (again with --sketch, if need be) to exactly the sample of the whole.
A study of the workbench with this seed draws the same from the same trajectories. An id that comes twice is one trajectory
and is drawn once, but counts twice as eligible.

Examples:
  assay signals runs.jsonl | assay sample --sampler signal --size 100 --seed 7 -
  assay sample --seed 7 --sketch reports-1.jsonl > 1.sketch      (on one machine)
  assay sample --seed 7 --sketch reports-2.jsonl > 2.sketch      (on another)
  assay sample --merge 1.sketch 2.sketch > sample.jsonl`,
    )
    .action(
      async (
        files: string[],
        options: { sampler: string[]; size: string; seed?: string; sketch?: boolean; merge?: boolean },
        command: Command,
      ) => {
        const { drawSample } = await import("../draw-sample");
        const given = command.getOptionValueSource("sampler") === "cli";
        await drawSample(files, { ...options, sampler: options.merge && !given ? null : options.sampler });
      },
    );
}
