import { z } from "zod";
import { BottomK } from "./bottom-k";
import { samplerSeed, uniformChance, type PoolEntry } from "./sampler";
import { findSampler } from "./samplers";

/**
 * What has to be kept of a part of a pool to draw a sample from the whole: how many were eligible, and the ids that could
 * still be drawn. Sketches of parts are merged in any order and grouping; the result is the sketch of the whole.
 */
export const Sketch = z.object({
  sketch: z.literal("assay-sample/1"),
  sampler: z.string().refine((id) => findSampler(id) !== undefined, "a sampler"),
  seed: z.string(),
  size: z.number().int().min(1),
  /** How many trajectories were looked at, and from how many the sampler could draw. */
  seen: z.number().int().min(0),
  eligible: z.number().int().min(0),
  /** At most `size` ids, in the order of the draw. */
  ids: z.array(z.string()),
});
export type Sketch = z.infer<typeof Sketch>;

/** What a sampler has to know of a trajectory that is nowhere stored: its own id, its user messages, its leaves. */
export type SketchEntry = Pick<PoolEntry, "key" | "user_turns" | "leaves">;

/** Takes a stream of trajectories into a sketch, in memory of the sample's size. */
export class SketchMaker {
  private seen = 0;
  private eligible = 0;
  private readonly smallest: BottomK;
  private readonly takes: (entry: SketchEntry) => boolean;

  /** Throws a RangeError for a sampler that is not on the shelf. */
  constructor(private readonly plan: Pick<Sketch, "sampler" | "seed" | "size">) {
    const sampler = findSampler(plan.sampler);
    if (!sampler) throw new RangeError(`There is no sampler "${plan.sampler}".`);
    this.takes = (entry) => sampler.eligible({ ...entry, trajectory_id: entry.key });
    this.smallest = new BottomK(samplerSeed(plan.seed, plan.sampler), plan.size);
  }

  take(entry: SketchEntry): void {
    this.seen += 1;
    if (!this.takes(entry)) return;
    this.eligible += 1;
    this.smallest.offer(entry.key);
  }

  /** Takes the sketch of another part; false when it was made by another plan. */
  merge(other: Sketch): boolean {
    const { sampler, seed, size } = this.plan;
    if (other.sampler !== sampler || other.seed !== seed || other.size !== size) return false;
    this.seen += other.seen;
    this.eligible += other.eligible;
    for (const id of other.ids) this.smallest.offer(id);
    return true;
  }

  sketch(): Sketch {
    const { sampler, seed, size } = this.plan;
    const { seen, eligible } = this;
    return { sketch: "assay-sample/1", sampler, seed, size, seen, eligible, ids: this.smallest.ids() };
  }
}

/** The sample of a sketch: the ids drawn and the chance that each of the eligible had. */
export const sampleOf = ({ ids, size, eligible }: Sketch): { id: string; probability: number }[] =>
  ids.map((id) => ({ id, probability: uniformChance(size, eligible) }));
