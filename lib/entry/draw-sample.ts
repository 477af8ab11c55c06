import { z } from "zod";
import { AppError } from "@/lib/errors";
import { findSampler, samplers } from "@/lib/queues/samplers";
import { sampleOf, Sketch, SketchMaker, type SketchEntry } from "@/lib/queues/sketch";
import { leafOf, SignalType } from "@/lib/signals/schema";
import { bytesOf, linesOf, nameOf, write } from "./streams";

export interface SampleOptions {
  /** Null: those of the sketches. */
  sampler: string[] | null;
  size: string;
  seed?: string;
  sketch?: boolean;
  merge?: boolean;
}

/** What samplers read of a report line (ReportLine has more). */
const Read = z.object({
  id: z.string(),
  signals: z.array(z.object({ signal_type: SignalType })),
  turn_metrics: z.object({ user_turns: z.number() }),
});

/** Prints the samples, or the sketches, that are drawn from report lines or merged from sketches. */
export async function drawSample(files: readonly string[], options: SampleOptions): Promise<void> {
  const makers = options.merge ? await mergedSketches(files, options) : await sketchReports(files, options);
  for (const maker of makers) {
    const sketch = maker.sketch();
    if (options.sketch) await write(`${JSON.stringify(sketch)}\n`);
    else
      for (const drawn of sampleOf(sketch))
        await write(`${JSON.stringify({ sampler: sketch.sampler, ...drawn })}\n`);
    console.error(
      `${sketch.sampler}: ${sketch.ids.length} of ${sketch.eligible} eligible, from ${sketch.seen} trajectories.`,
    );
  }
}

async function sketchReports(files: readonly string[], options: SampleOptions): Promise<SketchMaker[]> {
  const size = Number(options.size);
  if (!Number.isInteger(size) || size < 1 || size > 1_000_000)
    throw new AppError("invalid", "--size is a whole number from 1 to 1000000.");
  const { seed } = options;
  if (seed === undefined)
    throw new AppError("invalid", "Give a --seed: any text, to be written down with the sample.");
  const makers = [...new Set(options.sampler ?? [])].map((sampler) => {
    if (!findSampler(sampler))
      throw new AppError(
        "invalid",
        `There is no sampler “${sampler}”. Known: ${samplers.map(({ id }) => id).join(", ")}.`,
      );
    return new SketchMaker({ sampler, seed, size });
  });
  for await (const [place, value] of linesIn(files)) {
    const entry = entryOf(place, value);
    for (const maker of makers) maker.take(entry);
  }
  return makers;
}

async function mergedSketches(files: readonly string[], { sampler }: SampleOptions): Promise<SketchMaker[]> {
  const makers = new Map<string, { maker: SketchMaker; place: string }>();
  for await (const [place, value] of linesIn(files)) {
    const { success, data: sketch } = Sketch.safeParse(value);
    if (!success) throw new AppError("invalid", `${place}: this is no sketch of assay sample --sketch.`);
    if (sampler && !sampler.includes(sketch.sampler)) continue;
    const known = makers.get(sketch.sampler) ?? { maker: new SketchMaker(sketch), place };
    makers.set(sketch.sampler, known);
    if (!known.maker.merge(sketch))
      throw new AppError(
        "invalid",
        `${place}: this sketch (${sketch.sampler}) has another seed or size than that at ${known.place}; they can't be merged.`,
      );
  }
  return [...makers.values()].map(({ maker }) => maker);
}

function entryOf(place: string, value: unknown): SketchEntry {
  const read = Read.safeParse(value);
  if (!read.success)
    throw new AppError("invalid", `${place}: this is no report line of assay signals. Nothing was drawn.`);
  const { id, signals, turn_metrics } = read.data;
  return {
    key: id,
    user_turns: turn_metrics.user_turns,
    leaves: [...new Set(signals.map(({ signal_type }) => leafOf(signal_type).id))],
  };
}

/** The JSON values of the files' lines, each with its place; empty lines are passed over. A torn line is an error. */
async function* linesIn(files: readonly string[]): AsyncGenerator<[place: string, value: unknown]> {
  for (const file of files) {
    let line = 0;
    for await (const text of linesOf(bytesOf(file))) {
      line += 1;
      if (text.trim() === "") continue;
      const place = `${nameOf(file)}:${line}`;
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        throw new AppError("invalid", `${place}: this line is no whole JSON value. Nothing was drawn.`);
      }
      yield [place, value];
    }
  }
}
