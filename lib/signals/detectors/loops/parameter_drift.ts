import type { Detector } from "../../detector";
import type { View } from "../../view";
import { loopFinding } from "./loop-finding";
import { askedFor, bringsTheSame, wentHow } from "./progress";
import { isReformulation } from "./reformulation";

const type = "execution.loops.parameter_drift";
const least = 3;

/** Other calls (a thought, a calculation) that may stand between two attempts. */
const foreign = 3;

const ledNowhere = (view: View, position: number): boolean => {
  const how = wentHow(view, position);
  return how === "failed" || how === "empty";
};

/** Whether a call is one more attempt at what an earlier call of the tool was after. */
const continues = (view: View, earlier: number, position: number): boolean =>
  ledNowhere(view, earlier) ||
  bringsTheSame(view, position, earlier) ||
  isReformulation(view.calls[earlier]!, view.calls[position]!);

/** Series of attempts with one tool. */
function attempts(view: View): number[][] {
  if (view.calls.length < least) return [];
  const open = new Map<string, number[]>();
  const series: number[][] = [];
  view.calls.forEach(({ name }, position) => {
    const run = open.get(name);
    const last = run?.at(-1);
    if (run && last !== undefined && position - last <= foreign + 1 && continues(view, last, position))
      run.push(position);
    else {
      const made = [position];
      open.set(name, made);
      series.push(made);
    }
  });
  return series;
}

const variations = (view: View, calls: readonly number[]): number =>
  new Set(calls.map((position) => askedFor(view.calls[position]!))).size;

/**
 * One tool, at least three times, with wandering arguments that lead nowhere. Going through distinct records, each
 * with its answer, is work and not drift.
 */
export const parameterDrift: Detector = {
  type,
  detect: (view) =>
    attempts(view)
      .filter((calls) => calls.length >= least && variations(view, calls) > 1)
      .map((calls) => {
        const { name } = view.calls[calls[0]!]!;
        const count = variations(view, calls);
        return loopFinding(view, {
          kind: "parameter_drift",
          calls,
          snippet: `Tool '${name}' called ${calls.length} times with ${count} different argument variations`,
          confidence: 0.85,
          metadata: { tool_name: name, call_count: calls.length, variation_count: count },
        });
      }),
};
