import { callPlace, type Finding } from "../../hit";
import type { View } from "../../view";

export interface Loop {
  kind: "retry" | "parameter_drift" | "oscillation";
  /** Positions of the calls that make the loop, in order. */
  calls: number[];
  snippet: string;
  confidence: number;
  metadata: Record<string, unknown>;
}

/** The finding for a loop, on its first call. */
export function loopFinding(view: View, loop: Loop): Finding {
  const first = view.calls[loop.calls[0]!]!;
  const last = view.calls[loop.calls.at(-1)!]!;
  return {
    type: `execution.loops.${loop.kind}`,
    row: first.row,
    snippet: loop.snippet,
    confidence: loop.confidence,
    explain: {
      rule: loop.kind,
      matched: `${loop.calls.length} calls`,
      range: null,
      call: callPlace(view.rows, first.row, first.name),
    },
    metadata: {
      ...loop.metadata,
      start_index: view.rows[first.row]!.message,
      end_index: view.rows[last.row]!.message,
      loop_type: loop.kind,
    },
  };
}
