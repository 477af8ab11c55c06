import { stepsIn, visibleBlocks } from "./blocks";
import type { Row } from "./step-runs";

/** Where to stop when going from mark to mark: each block once, and steps that aren't loaded by themselves. */
export function markedPlaces(marks: ReadonlyMap<number, unknown>, rows: readonly Row[]): number[] {
  if (marks.size === 0) return [];
  const owner = new Map<number, number>();
  for (const row of rows) if (row.kind !== "gap") for (const step of stepsIn(row)) owner.set(step.i, row.at);
  return [...new Set([...marks.keys()].map((step) => owner.get(step) ?? step))].sort((a, b) => a - b);
}

/** Rows of what the user saw; what isn't loaded stays a gap. */
export function seenRows(rows: readonly Row[]): Row[] {
  const seen: Row[] = [];
  let blocks: Exclude<Row, { kind: "gap" }>[] = [];
  const flush = () => {
    seen.push(...visibleBlocks(blocks));
    blocks = [];
  };
  for (const row of rows) {
    if (row.kind !== "gap") blocks.push(row);
    else {
      flush();
      seen.push(row);
    }
  }
  flush();
  return seen;
}
