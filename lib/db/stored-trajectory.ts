import { z } from "zod";
import { blindActors, blindStep } from "@/lib/queues/blind";
import { Step, TrajectoryHead, type Trajectory } from "@/lib/trajectories/schema";

/**
 * The stored form of a trajectory: steps in chunks that an annotator's browser may fetch as they lie, and a head with
 * everything else. What blinding takes from a step is in the head, so that the whole can be put together again.
 */

/** The head: all fields but the steps, and of each step (by its `i`) the members that its chunk lacks. */
export const StoredHead = TrajectoryHead.extend({ sealed: z.record(z.string(), Step.partial()) });
export type StoredHead = z.infer<typeof StoredHead>;

/** `first` is the `i` of the chunk's first step, `n` the number of its steps, `text` their JSON array. */
export interface StepChunk {
  first: number;
  n: number;
  text: string;
}

/** Steps in a chunk: a screenful or two, so that a jump to any place fetches little. */
export const chunkSteps = 64;
/** A chunk is closed at this many UTF-16 units of JSON, so that huge steps don't make huge chunks. */
const chunkUnits = 512_000;

/** Cuts a trajectory into its head and its chunks. A step larger than the limit is a chunk of its own. */
export function splitTrajectory({ steps, ...rest }: Trajectory): { head: StoredHead; chunks: StepChunk[] } {
  const actors = blindActors(steps);
  const sealed: StoredHead["sealed"] = {};
  const chunks: StepChunk[] = [];
  let texts: string[] = [];
  let units = 0;
  let first = 0;
  const close = () => {
    if (texts.length > 0) chunks.push({ first, n: texts.length, text: `[${texts.join(",")}]` });
    first += texts.length;
    texts = [];
    units = 0;
  };
  for (const step of steps) {
    const blind = blindStep(step, actors);
    const lacks = lackedBy(blind, step);
    if (lacks) sealed[step.i] = lacks;
    const text = JSON.stringify(blind);
    if (texts.length > 0 && (texts.length === chunkSteps || units + text.length > chunkUnits)) close();
    texts.push(text);
    units += text.length;
  }
  close();
  return { head: { ...rest, sealed }, chunks };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The members of a step that its blind form lacks, changed or cut down; null when there is none. */
function lackedBy(blind: Record<string, unknown>, step: Record<string, unknown>): Partial<Step> | null {
  let lacks: Record<string, unknown> | null = null;
  for (const name in step) {
    const value = step[name];
    const other = blind[name];
    if (value === other) continue;
    if (isObject(value) && isObject(other) && Object.keys(value).length === Object.keys(other).length)
      continue;
    (lacks ??= {})[name] = value;
  }
  return lacks;
}

/** The whole trajectory again from its head and all its steps in order. */
export function joinTrajectory({ sealed, ...head }: StoredHead, steps: readonly Step[]): Trajectory {
  return { ...head, steps: steps.map((step) => ({ ...step, ...sealed[step.i] })) };
}
