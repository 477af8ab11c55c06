import type { Detector } from "../../detector";
import type { View } from "../../view";
import { loopFinding } from "./loop-finding";
import { askedFor, resultText, wentHow } from "./progress";

const type = "execution.loops.retry";
const least = 3;

/** Other calls that may stand between two of the same, and share of them in a run: with more the agent goes round. */
const foreign = 1;
const foreignShare = 1 / 3;

/** Whether repeating was pointless: the results are alike, failures, or unknown. */
function isPointless(view: View, calls: readonly number[]): boolean {
  const changed = calls.filter(
    (position, i) =>
      i > 0 &&
      wentHow(view, position) === "brought" &&
      resultText(view, position) !== resultText(view, calls[i - 1]!),
  );
  return changed.length * 2 < calls.length - 1;
}

function isSame(view: View, a: number, b: number): boolean {
  const one = view.calls[a]!;
  const other = view.calls[b]!;
  return one.name === other.name && one.signature === other.signature && askedFor(one) === askedFor(other);
}

/** Runs of calls that ask for the same, each at most one other call after the last. */
function sameCallRuns(view: View): number[][] {
  if (view.calls.length < least) return [];
  const runs: number[][] = [];
  const runOf: number[][] = [];
  view.calls.forEach((_, position) => {
    let run: number[] | undefined;
    for (let back = 1; back <= foreign + 1 && !run; back++)
      if (position >= back && isSame(view, position, position - back)) run = runOf[position - back];
    if (run) run.push(position);
    else {
      run = [position];
      runs.push(run);
    }
    runOf.push(run);
  });
  return runs.filter((found) => {
    const others = found.at(-1)! - found[0]! + 1 - found.length;
    return found.length >= least && others <= found.length * foreignShare;
  });
}

/** The same call at least three times without anything new; one foreign call in between doesn't end it. */
export const retry: Detector = {
  type,
  detect: (view) =>
    sameCallRuns(view)
      .filter((run) => isPointless(view, run))
      .map((calls) => {
        const { name } = view.calls[calls[0]!]!;
        return loopFinding(view, {
          kind: "retry",
          calls,
          snippet: `Tool '${name}' called ${calls.length} times with identical arguments`,
          confidence: 0.95,
          metadata: { tool_name: name, call_count: calls.length },
        });
      }),
};
