import type { Finding } from "../hit";
import { phraseFinding } from "./phrase-finding";
import { opensWith, confirmationOpenings } from "./word-lists";
import { humanTexts, type PreparedRow, type ReferenceDetector } from "./view";

const families = ["correction", "rephrase", "clarification"] as const;

const f32 = Math.fround;
const limits = { distance: 3, tokens: 3, meaningful: 4, fresh: f32(0.5), overlap: f32(0.75) };

/** The same request in other words, right after the turn that it repeats; null when it is not one. */
export function semanticRephrase(turn: PreparedRow, previous: PreparedRow): Finding | null {
  if (turn.index - previous.index > limits.distance) return null;
  if (turn.tokens.length < limits.tokens || previous.tokens.length < limits.tokens) return null;
  if (opensWith(turn.raw, confirmationOpenings)) return null;
  const { meaningful: now } = turn;
  const { meaningful: before } = previous;
  if (now.size < limits.meaningful || before.size < limits.meaningful) return null;
  let shared = 0;
  for (const token of now) if (before.has(token)) shared++;
  const fresh = f32((now.size - shared) / now.size);
  const overlap = f32(shared / Math.min(now.size, before.size));
  if (fresh > limits.fresh || overlap < limits.overlap) return null;
  return {
    type: "interaction.misalignment.rephrase",
    row: turn.index,
    snippet: "[similar rephrase detected]",
    confidence: f32(0.8),
    explain: {
      rule: "semantic_rephrase",
      matched: turn.raw,
      range: null,
      similarity: overlap,
      threshold: limits.overlap,
    },
    metadata: { pattern_type: "semantic_rephrase" },
  };
}

/** At most one hit a human turn: correction, rephrase, clarification phrases, then the semantic rephrase. */
export const referenceMisalignment: ReferenceDetector = (view) => {
  const findings: Finding[] = [];
  let previous: PreparedRow | null = null;
  for (const turn of humanTexts(view)) {
    let found: Finding | null = null;
    for (const name of families)
      found ??= phraseFinding(view, turn, `interaction.misalignment.${name}`, name, { pattern_type: name });
    if (!found && previous) {
      found = semanticRephrase(turn, previous);
      if (found) found.metadata = { ...found.metadata, compared_to: view.rows[previous.index]!.message };
    }
    if (found) findings.push(found);
    previous = turn;
  }
  return findings;
};
