import type { Finding } from "../hit";
import { draggingFinding, turnMetrics } from "../turn-metrics";
import { jaccard } from "./similarity";
import { mayBeAlike } from "./trigram-sketch";
import { opensWith, positiveOpenings } from "./word-lists";
import type { PreparedRow, ReferenceDetector, ReferenceView } from "./view";

const f32 = Math.fround;
const minimumTokens = 5;
const lookback = 2;

function repetitionOf(
  view: ReferenceView,
  row: PreparedRow,
  earlier: readonly PreparedRow[],
): Finding | null {
  const { near_duplicate, exact_duplicate } = view.settings.thresholds;
  for (const other of earlier.slice(-lookback)) {
    if (other.sketch.tokens < minimumTokens || !mayBeAlike(row.sketch, other.sketch, near_duplicate))
      continue;
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
  const metrics = turnMetrics(view.rows.slice(view.start), baseline_turns);
  const dragging = draggingFinding(metrics, view.rows.length - 1, baseline_turns);
  const findings = dragging ? [dragging] : [];
  const history: Record<"human" | "gpt", PreparedRow[]> = { human: [], gpt: [] };
  for (const row of view.texts) {
    const earlier = history[row.role];
    const friendly = row.role === "human" && opensWith(row.raw, positiveOpenings);
    if (!friendly && row.sketch.tokens >= minimumTokens) {
      const found = repetitionOf(view, row, earlier);
      if (found) findings.push(found);
    }
    earlier.push(row);
  }
  return findings;
};
