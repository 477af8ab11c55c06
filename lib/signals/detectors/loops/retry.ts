import type { Detector } from "../../detector";
import type { View } from "../../view";
import { loopFinding } from "./loop-finding";
import { askedFor, resultText, wentHow } from "./progress";

const type = "execution.loops.retry";
const least = 3;

/** Other calls that may stand between two of the same. */
const foreign = 1;

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

/** Runs of calls that ask for the same, each at most one other call after the last. */
export function sameCallRuns(view: View): number[][] {
  const open = new Map<string, number[]>();
  const runs: number[][] = [];
  view.calls.forEach((call, position) => {
    const key = `${call.name}\u0000${askedFor(call)}`;
    const run = open.get(key);
    if (run && position - run.at(-1)! <= foreign + 1) run.push(position);
    else {
      const made = [position];
      open.set(key, made);
      runs.push(made);
    }
  });
  return runs.filter((run) => run.length >= least);
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
