import type { Row } from "./conversation";
import type { Finding } from "./hit";
import type { TurnMetrics } from "./report";
import { toFixedHalfEven } from "./rounding";

/** Single precision, as the published algorithm computes; thresholds decide on the rounded value. */
const f32 = Math.fround;

/** 1 up to `baseline` user turns, then 1 / (1 + 0.25 · (turns − baseline)). */
export const efficiencyOf = (turns: number, baseline: number): number =>
  turns <= baseline ? 1 : f32(1 / f32(1 + f32(0.25 * (turns - baseline))));

/** Below this efficiency a conversation drags: with a baseline of 5, from the tenth user turn on. */
export const draggingEfficiency = 0.5;

/**
 * Counts turns: messages of the user (empty ones too) and messages with assistant text. Rows cut from one
 * source message count once.
 */
export function turnMetrics(rows: readonly Row[], baseline: number): TurnMetrics {
  let user = 0;
  let assistant = 0;
  let lastUser = -1;
  let lastAssistant = -1;
  for (const row of rows) {
    if (row.from === "human" && row.message !== lastUser) {
      user++;
      lastUser = row.message;
    } else if (row.from === "gpt" && row.message !== lastAssistant) {
      assistant++;
      lastAssistant = row.message;
    }
  }
  const efficiency = efficiencyOf(user, baseline);
  return {
    total_turns: user,
    user_turns: user,
    assistant_turns: assistant,
    is_dragging: efficiency < draggingEfficiency,
    efficiency_score: efficiency,
  };
}

/** The finding for a conversation of too many user turns, on its last row; null when it doesn't drag. */
export function draggingFinding(metrics: TurnMetrics, lastRow: number, baseline: number): Finding | null {
  const { is_dragging, total_turns, efficiency_score } = metrics;
  if (!is_dragging) return null;
  return {
    type: "interaction.stagnation.dragging",
    row: lastRow,
    snippet: `Conversation dragging: ${total_turns} turns (efficiency: ${toFixedHalfEven(efficiency_score, 2)})`,
    confidence: f32(1 - efficiency_score),
    explain: {
      rule: "efficiency",
      matched: `${total_turns} user turns`,
      range: null,
      similarity: efficiency_score,
      threshold: draggingEfficiency,
    },
    metadata: { total_turns, efficiency_score, baseline_turns: baseline },
  };
}
