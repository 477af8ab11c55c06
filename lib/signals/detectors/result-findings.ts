import { callPlace, type Finding } from "../hit";
import type { Outcome } from "../results/outcome";
import type { SignalType } from "../schema";
import { wholeSlice } from "../text/whole-slice";
import type { View } from "../view";

const around = 60;
const confidences = { worded: 0.9, unworded: 0.7 };

/** The words of the failure with some text on both sides. */
function snippetOf(text: string, [from, to]: [number, number]): string {
  const start = Math.max(0, from - around);
  const end = Math.min(text.length, to + around);
  return `${start > 0 ? "…" : ""}${wholeSlice(text, start, end)}${end < text.length ? "…" : ""}`;
}

function finding(view: View, row: number, outcome: Outcome, type: SignalType): Finding {
  const text = view.rows[row]!.value;
  const call = view.calls[view.callOf[row]!];
  const matched = text.slice(...outcome.range);
  const name = type.split(".")[2]!;
  const isFailure = type.startsWith("execution");
  return {
    type,
    row,
    snippet: snippetOf(text, outcome.range),
    confidence: outcome.group >= 0 ? confidences.worded : confidences.unworded,
    explain: {
      rule: outcome.rule,
      matched,
      range: outcome.range,
      ...(call ? { call: callPlace(view.rows, call.row, call.name) } : {}),
    },
    metadata: {
      ...(isFailure ? { error_type: name } : { exhaustion_type: name }),
      tool_name: call?.name ?? "unknown",
      call_index: call ? view.rows[call.row]!.message : null,
      matched,
    },
  };
}

/** Every failed result whose leaf is `type`. A result has one leaf: failures and exhaustion exclude each other. */
export const resultFindings = (view: View, type: SignalType): Finding[] =>
  (view.failures.get(type) ?? []).map((row) => finding(view, row, view.outcomes[row]!, type));
