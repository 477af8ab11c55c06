import { Kind, characters } from "../patterns/characters";
import { Token } from "../patterns/vocabulary";
import { Word } from "../patterns/guards";
import type { Turn, View } from "../view";

/** What a message is about: its words without function words, and its values apart. */
export interface Content {
  words: Set<string>;
  /** Tokens with a digit in them: numbers, codes, dates. */
  values: Set<string>;
  /** Number of tokens, sentence ends not counted. */
  size: number;
}

const isIdeograph = (text: string, at: number): boolean =>
  characters().kind[text.charCodeAt(at)] === Kind.ideograph;

/** Ideographs that carry grammar rather than content. */
const grammar = new Set(
  "的了吗呢吧啊呀我你您他她它们是在有也都就还很和与及把被给让要想请帮下个这那么什一不没",
);

const hasDigit = /[0-9]/;

const stem = (word: string): string => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);

/** The content of a turn; ideographs count in pairs, since a word is rarely one. */
export function contentOf(view: View, turn: Turn): Content {
  const { tokens, words: bits } = view.engines.talk;
  const content: Content = { words: new Set(), values: new Set(), size: 0 };
  const { text } = turn;
  for (let at = turn.from; at < turn.to; at++) {
    const id = tokens.ids[at]!;
    if (id === Token.sentenceEnd) continue;
    content.size++;
    const from = tokens.starts[at]!;
    const to = tokens.ends[at]!;
    if (isIdeograph(text, from)) {
      const isPair = at + 1 < turn.to && tokens.starts[at + 1] === to && isIdeograph(text, to);
      if (isPair && !grammar.has(text[from]!) && !grammar.has(text[to]!))
        content.words.add(text.slice(from, to + 1));
      continue;
    }
    const word = text.slice(from, to).toLowerCase();
    if (hasDigit.test(word)) content.values.add(word);
    else if (!(bits[id]! & (Word.common | Word.filler))) content.words.add(stem(word));
  }
  return content;
}

/** Whether two sets hold the same. */
export const sameSet = (a: Set<string>, b: Set<string>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));

/** Number of common elements. */
export function sharedCount(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared;
}
