import { Word } from "../patterns/guards";
import type { Turn, View } from "../view";

const shouting = { letters: 10, share: 0.8, words: 2 };
const runs = /[?!？！]{2,}/g;

function countWords(view: View, turn: Turn, bit: number): number {
  const { tokens, words } = view.engines.talk;
  let count = 0;
  for (let at = turn.from; at < turn.to; at++) if (words[tokens.ids[at]!]! & bit) count++;
  return count;
}

const upper = /\p{Lu}/gu;
const lower = /\p{Ll}/gu;

/** Capitals throughout, in a sentence rather than a code, a name or an address. */
export function shoutingOf(view: View, turn: Turn): { ratio: number } | null {
  const small = turn.text.match(lower)?.length ?? 0;
  const big = turn.text.match(upper)?.length ?? 0;
  const ratio = big / Math.max(1, big + small);
  if (big + small < shouting.letters || ratio < shouting.share) return null;
  if (countWords(view, turn, Word.common) < shouting.words) return null;
  return countWords(view, turn, Word.friendly) > 0 ? null : { ratio };
}

export interface Punctuation {
  range: [number, number];
  counts: { consecutive_questions: number; consecutive_exclamations: number; mixed_punctuation: number };
}

/** Runs of question or exclamation marks; exclamation alone is no anger in a friendly message. */
export function punctuationOf(view: View, turn: Turn): Punctuation | null {
  const found = [...turn.text.matchAll(runs)].map((match) => ({
    at: match.index,
    text: match[0].replaceAll("？", "?").replaceAll("！", "!"),
  }));
  const counts = {
    consecutive_questions: found.filter(({ text }) => text.includes("??")).length,
    consecutive_exclamations: found.filter(({ text }) => text.includes("!!")).length,
    mixed_punctuation: found.filter(({ text }) => text.length > 2).length,
  };
  const { consecutive_questions: asked, consecutive_exclamations: cried, mixed_punctuation: mixed } = counts;
  if (asked + cried + mixed === 0) return null;
  if (asked === 0 && countWords(view, turn, Word.friendly) > 0) return null;
  const first = found[0]!;
  return { range: [first.at, first.at + first.text.length], counts };
}
