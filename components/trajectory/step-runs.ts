import type { Step } from "@/lib/trajectories/schema";
import { blocksOf, type Block } from "./blocks";

/** A row of the viewer: a block, or a stretch of steps that is not loaded yet. */
export type Row = Block | { kind: "gap"; at: number; count: number };

/** Neighbouring steps in order. A trajectory that is partly loaded is a list of runs, in order, without overlap. */
export type Run = readonly Step[];

/** Adds a run; what touches or overlaps becomes one. */
export function addRun(runs: readonly Run[], added: Run): Run[] {
  const first = added[0]?.i;
  if (first === undefined) return [...runs];
  const end = first + added.length;
  const before: Run[] = [];
  const after: Run[] = [];
  let joined: Run = added;
  for (const run of runs) {
    const start = run[0]?.i ?? 0;
    const joinedStart = joined[0]?.i ?? 0;
    if (start + run.length < first) before.push(run);
    else if (start > end) after.push(run);
    else {
      const head = run.filter((step) => step.i < joinedStart);
      const tail = run.filter((step) => step.i >= joinedStart + joined.length);
      joined = [...head, ...joined, ...tail];
    }
  }
  return [...before, joined, ...after];
}

/** The rows of a trajectory of `total` steps: blocks for what is loaded, gaps of at most `chunk` steps for the rest. */
export function rowsOf(runs: readonly Run[], total: number, chunk: number): Row[] {
  const rows: Row[] = [];
  let next = 0;
  const gap = (to: number) => {
    while (next < to) {
      // Gaps end at multiples of the chunk, so that the same pieces are asked for however one got there.
      const end = Math.min(to, (Math.floor(next / chunk) + 1) * chunk);
      rows.push({ kind: "gap", at: next, count: end - next });
      next = end;
    }
  };
  for (const run of runs) {
    const start = run[0]?.i ?? 0;
    gap(start);
    rows.push(...blocksOf(run, start === 0));
    next = start + run.length;
  }
  gap(total);
  return rows;
}
