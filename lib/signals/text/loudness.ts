import { Word } from "../patterns/guards";
import type { Turn, View } from "../view";

const shouting = { letters: 10, share: 0.8, words: 2 };
const greeting =
  /^\s*(?:你好|您好|大家好|(?:早上|上午|中午|下午|晚上)好|早|好的|好呀|好耶|嗨)[啊呀呢哦]?[!！]/;
const runs = /[?!？！]{2}/;
const allRuns = /[?!？！]{2,}/g;

function countWords(view: View, turn: Turn, bit: number): number {
  const { tokens, words } = view.engines.talk;
  let count = 0;
  for (let at = turn.from; at < turn.to; at++) if (words[tokens.ids[at]!]! & bit) count++;
  return count;
}

/** Capitals throughout, in a sentence rather than a code, a name or an address. */
export function shoutingOf(view: View, turn: Turn): { ratio: number } | null {
  const { upper, latin } = turn.letters;
  const ratio = upper / Math.max(1, latin);
  if (latin < shouting.letters || ratio < shouting.share) return null;
  if (countWords(view, turn, Word.common) < shouting.words) return null;
  return countWords(view, turn, Word.friendly) > 0 ? null : { ratio };
}

export interface Punctuation {
  range: [number, number];
  counts: { consecutive_questions: number; consecutive_exclamations: number; mixed_punctuation: number };
}

/** Runs of question or exclamation marks; exclamation alone is no anger in a friendly message. */
export function punctuationOf(view: View, turn: Turn): Punctuation | null {
  if (!runs.test(turn.text) || greeting.test(turn.text)) return null;
  const found = [...turn.text.matchAll(allRuns)].map((match) => ({
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
