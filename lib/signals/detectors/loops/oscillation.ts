import type { Detector } from "../../detector";
import type { View } from "../../view";
import { findCycles, type Cycles } from "./cycles";
import { loopFinding } from "./loop-finding";
import { askedFor, resultText, wentHow } from "./progress";

const type = "execution.loops.oscillation";

/** Whether a call only repeats what the call one period earlier did: no new question, or no new answer. */
function isIdle(view: View, position: number, earlier: number): boolean {
  const how = wentHow(view, position);
  if (how === "failed" || how === "empty") return true;
  const isSameCall = askedFor(view.calls[position]!) === askedFor(view.calls[earlier]!);
  return isSameCall && (how === "unknown" || resultText(view, position) === resultText(view, earlier));
}

/** Whether in most of the later rounds a third of the calls or more were idle. */
function isStuck(view: View, { calls, period }: Cycles): boolean {
  let idleRounds = 0;
  const rounds = Math.floor(calls.length / period) - 1;
  for (let round = 1; round <= rounds; round++) {
    let idle = 0;
    for (let i = round * period; i < (round + 1) * period; i++)
      if (isIdle(view, calls[i]!, calls[i - period]!)) idle++;
    if (idle * 3 >= period) idleRounds++;
  }
  return idleRounds * 2 > rounds;
}

/** The agent goes round the same tools at least three times while nothing new comes of it. */
export const oscillation: Detector = {
  type,
  detect: (view) =>
    findCycles(view.calls.map((call) => call.name))
      .filter((cycles) => isStuck(view, cycles))
      .map(({ calls, period }) => {
        const pattern = calls.slice(0, period).map((position) => view.calls[position]!.name);
        const count = Math.floor(calls.length / period);
        return loopFinding(view, {
          kind: "oscillation",
          calls: calls.slice(0, count * period),
          snippet: `Oscillation pattern [${pattern.join(" → ")}] repeated ${count} times`,
          confidence: 0.9,
          metadata: { pattern, cycle_count: count },
        });
      }),
};
