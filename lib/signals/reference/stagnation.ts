import type { Finding } from "../hit";
import { draggingEfficiency, turnMetrics } from "../turn-metrics";
import { toFixedHalfEven } from "../rounding";
import { jaccard } from "./similarity";
import { opensWith, positiveOpenings } from "./word-lists";
import type { PreparedRow, ReferenceDetector, ReferenceView } from "./view";

const f32 = Math.fround;
const minimumTokens = 5;
const lookback = 2;

/** The hit for a conversation of too many user turns, on its last row. */
export function draggingFinding(
  metrics: ReturnType<typeof turnMetrics>,
  lastRow: number,
  baseline: number,
): Finding | null {
  if (!metrics.is_dragging) return null;
  const { total_turns, efficiency_score } = metrics;
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

function repetitionOf(
  view: ReferenceView,
  row: PreparedRow,
  earlier: readonly PreparedRow[],
): Finding | null {
  const { near_duplicate, exact_duplicate } = view.settings.thresholds;
  for (const other of earlier.slice(-lookback)) {
    if (other.tokens.length < minimumTokens) continue;
    const similarity = jaccard(row.trigrams, other.trigrams);
    if (similarity < f32(near_duplicate)) continue;
    const exact = similarity >= f32(exact_duplicate);
    const index = view.rows[other.index]!.message;
    return {
      type: "interaction.stagnation.repetition",
      row: row.index,
      snippet: `${exact ? "Exact repetition" : "Near-duplicate"} with message ${index}`,
      confidence: similarity,
      explain: {
        rule: "trigram_similarity",
        matched: row.raw,
        range: null,
        similarity,
        threshold: f32(exact ? exact_duplicate : near_duplicate),
      },
      metadata: {
        repetition_type: exact ? "exact" : "near_duplicate",
        compared_to: index,
        similarity,
        role: row.role,
      },
    };
  }
  return null;
}

export const referenceStagnation: ReferenceDetector = (view) => {
  const { baseline_turns } = view.settings.thresholds;
  const dragging = draggingFinding(
    turnMetrics(view.rows.slice(view.start), baseline_turns),
    view.rows.length - 1,
    baseline_turns,
  );
  const findings = dragging ? [dragging] : [];
  const history: Record<"human" | "gpt", PreparedRow[]> = { human: [], gpt: [] };
  for (const row of view.texts) {
    const earlier = history[row.role];
    const friendly = row.role === "human" && opensWith(row.raw, positiveOpenings);
    if (!friendly && row.tokens.length >= minimumTokens) {
      const found = repetitionOf(view, row, earlier);
      if (found) findings.push(found);
    }
    earlier.push(row);
  }
  return findings;
};
