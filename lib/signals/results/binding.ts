import type { Call } from "../calls";
import type { Row } from "../conversation";

export interface Binding {
  callOf: Map<number, number>;
  resultOf: Int32Array;
}

/**
 * Which call each result answers: the one the source names, else the oldest call of the batch that is still open,
 * else the last call before it. A call after a result begins a new batch.
 */
export function bindResults(rows: readonly Row[], calls: readonly Call[]): Binding {
  const callOf = new Map<number, number>();
  const resultOf = new Int32Array(calls.length).fill(-1);
  const byRow = new Map(calls.map((call, position) => [call.row, position]));
  let open: number[] = [];
  let nextOpen = 0;
  let last = -1;
  let isAnswering = false;
  rows.forEach((row, index) => {
    if (row.from === "function_call") {
      if (isAnswering) {
        open = [];
        nextOpen = 0;
      }
      isAnswering = false;
      last = byRow.get(index)!;
      open.push(last);
    } else if (row.from === "observation") {
      isAnswering = true;
      const named = row.answers === null ? undefined : byRow.get(row.answers);
      const call = named ?? (nextOpen < open.length ? open[nextOpen++]! : last);
      if (call < 0) return;
      callOf.set(index, call);
      if (resultOf[call] === -1) resultOf[call] = index;
    }
  });
  return { callOf, resultOf };
}
