import type { Call } from "../calls";
import type { Row } from "../conversation";

const none = -1;

export interface Binding {
  /** The position of the call that a row answers, by row; -1 when the row is no result or answers none. */
  callOf: number[];
  /** The first result row of each call, by position; -1 when there is none. */
  resultOf: number[];
}

/** By row of a call: its position. Only sources that name the call of a result need it. */
function positionsByRow(rows: readonly Row[]): Map<number, number> {
  const positions = new Map<number, number>();
  rows.forEach(({ from }, row) => {
    if (from === "function_call") positions.set(row, positions.size);
  });
  return positions;
}

/**
 * Which call each result answers: the one the source names, else the oldest call of the batch that is still open,
 * else the last call before it. A call after a result begins a new batch.
 */
export function bindResults(rows: readonly Row[], calls: readonly Call[]): Binding {
  const callOf: number[] = [];
  const resultOf = calls.map(() => none);
  let byRow: Map<number, number> | null = null;
  let last = none;
  let nextOpen = 0;
  let isAnswering = false;
  for (const { from, answers } of rows) {
    let call = none;
    if (from === "function_call") {
      last++;
      if (isAnswering) nextOpen = last;
      isAnswering = false;
    } else if (from === "observation") {
      isAnswering = true;
      if (answers !== null) byRow ??= positionsByRow(rows);
      const named = answers === null ? undefined : byRow?.get(answers);
      call = named ?? (nextOpen <= last ? nextOpen++ : last);
      if (call >= 0 && resultOf[call] === none) resultOf[call] = callOf.length;
    }
    callOf.push(call);
  }
  return { callOf, resultOf };
}
