import type { Finding } from "../hit";
import type { SignalType } from "../schema";
import type { PhraseList } from "./phrases";
import type { PreparedRow, ReferenceView } from "./view";

/** Where a phrase stands in the text as written, when it stands there letter by letter. */
function rangeOf(text: string, phrase: string): [number, number] | null {
  const at = text.toLowerCase().indexOf(phrase);
  return at < 0 ? null : [at, at + phrase.length];
}

/** The finding for the first phrase of a list that matches a turn, or null. */
export function phraseFinding(
  view: ReferenceView,
  turn: PreparedRow,
  type: SignalType,
  list: PhraseList,
  metadata: Record<string, unknown>,
): Finding | null {
  const hit = turn.hits(view).get(list);
  if (!hit) return null;
  const { text } = hit.phrase;
  const value = view.rows[turn.index]!.value;
  const range = rangeOf(value, text);
  return {
    type,
    row: turn.index,
    snippet: text,
    confidence: 1,
    explain: {
      rule: `phrase:${hit.layer}`,
      matched: range ? value.slice(...range) : text,
      range,
      similarity: hit.similarity,
      threshold: hit.threshold,
    },
    metadata: { ...metadata, ...(metadata.indicator_type ? { pattern: text } : {}) },
  };
}
