import type { Finding } from "../hit";
import type { SignalType } from "../schema";
import type { RuleMatch } from "../patterns/finder";
import type { Turn, View } from "../view";

const confidence = 0.9;
const longestSnippet = 120;

/** The finding for a matched rule: the user's own words are the snippet. */
export function ruleFinding(
  view: View,
  turn: Turn,
  type: SignalType,
  match: RuleMatch,
  metadata: Record<string, unknown>,
): Finding {
  const { starts, ends } = view.engines.talk.tokens;
  const range: [number, number] = [starts[match.first]!, ends[match.end - 1]!];
  const matched = turn.text.slice(...range);
  return {
    type,
    row: turn.row,
    snippet: matched.length > longestSnippet ? `${matched.slice(0, longestSnippet)}…` : matched,
    confidence,
    explain: { rule: match.rule.name, matched, range },
    metadata,
  };
}

/** Every turn in which a rule group matched, as findings. */
export function groupFindings(view: View, type: SignalType, kind: string): Finding[] {
  const index = view.engines.talk.groupIndex(kind);
  const findings: Finding[] = [];
  for (const turn of view.turns) {
    const match = turn.matches[index];
    if (match) findings.push(ruleFinding(view, turn, type, match, { pattern_type: kind }));
  }
  return findings;
}
