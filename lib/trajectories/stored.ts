import { z } from "zod";
import { Step, TrajectoryHead, type Trajectory } from "./schema";

/**
 * The stored form of a trajectory: steps in chunks that an annotator's browser may fetch as they lie, and a head with
 * everything else. Chunks never hold a step's unmapped source fields or its place in the source.
 */

/** A step as a chunk holds it. */
export const StoredStep = Step.omit({ extra: true, at: true });
export type StoredStep = z.infer<typeof StoredStep>;

/** What a chunk left out of a step. */
export const SealedPart = Step.pick({ extra: true, at: true });
export type SealedPart = z.infer<typeof SealedPart>;

/** The head: all fields but the steps, and the sealed parts of steps by the step's `i`. */
export const StoredHead = TrajectoryHead.extend({ sealed: z.record(z.string(), SealedPart) });
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
export const chunkUnits = 512_000;

/** Cuts steps into chunks. A step larger than the limit is a chunk of its own; no steps give no chunk. */
export function cutSteps(steps: readonly Step[]): StepChunk[] {
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
    // Undefined members have no JSON: this is the step without what is sealed.
    const text = JSON.stringify({ ...step, extra: undefined, at: undefined } satisfies StoredStep);
    if (texts.length > 0 && (texts.length === chunkSteps || units + text.length > chunkUnits)) close();
    texts.push(text);
    units += text.length;
  }
  close();
  return chunks;
}

/** The head of a trajectory. */
export function headOf({ steps, ...rest }: Trajectory): StoredHead {
  const sealed: Record<string, SealedPart> = {};
  for (const { i, extra, at } of steps)
    if (extra || at) sealed[i] = { ...(extra && { extra }), ...(at && { at }) };
  return { ...rest, sealed };
}

/** The whole trajectory again from its head and all its steps in order. */
export function joinTrajectory({ sealed, ...head }: StoredHead, steps: readonly StoredStep[]): Trajectory {
  return { ...head, steps: steps.map((step) => ({ ...step, ...sealed[step.i] })) };
}
