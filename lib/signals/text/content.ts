import { Word } from "../patterns/guards";
import { Shape } from "../patterns/scan";
import { Token } from "../patterns/vocabulary";
import type { Turn, View } from "../view";

/** What a message is about, as sorted hashes: its words without function words, and its values apart. */
export interface Content {
  words: readonly number[];
  /** Tokens with a digit in them: numbers, codes, dates. */
  values: readonly number[];
  /** Number of tokens, sentence ends not counted. */
  size: number;
}

/** Ideographs that carry grammar rather than content. */
const grammar = new Set(
  Array.from(
    "的了吗呢吧啊呀我你您他她它们是在有也都就还很和与及把被给让要想请帮下个这那么什一不没可以能查看",
    (char) => char.charCodeAt(0),
  ),
);

/** Few hashes are sorted in place, many by the library. */
const few = 64;

/** The distinct hashes in ascending order; changes the list it is given. */
function distinct(hashes: number[]): number[] {
  if (hashes.length > few) return [...new Set(hashes)].sort((a, b) => a - b);
  let count = 0;
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i]!;
    let at = count;
    while (at > 0 && hashes[at - 1]! > hash) at--;
    if (at > 0 && hashes[at - 1] === hash) continue;
    for (let moved = count; moved > at; moved--) hashes[moved] = hashes[moved - 1]!;
    hashes[at] = hash;
    count++;
  }
  hashes.length = count;
  return hashes;
}

const nothing: Content = { words: [], values: [], size: 0 };

/** The content of a turn of at least `least` tokens; ideographs count in pairs, since a word is rarely one. */
export function contentOf(view: View, turn: Turn, least: number): Content {
  if (turn.to - turn.from < least) return nothing;
  const { tokens, words: bits } = view.engines.talk;
  const { ids, shapes, stems, starts, ends } = tokens;
  const words: number[] = [];
  const values: number[] = [];
  let size = 0;
  for (let at = turn.from; at < turn.to; at++) {
    const id = ids[at]!;
    if (id === Token.sentenceEnd) continue;
    size++;
    const shape = shapes[at]!;
    if (shape & Shape.ideograph) {
      const isPair = at + 1 < turn.to && shapes[at + 1]! & Shape.ideograph && starts[at + 1] === ends[at];
      if (isPair && !grammar.has(stems[at]!) && !grammar.has(stems[at + 1]!))
        words.push((stems[at]! << 16) | stems[at + 1]!);
    } else if (shape & Shape.hasDigit) values.push(stems[at]!);
    else if (!(bits[id]! & (Word.common | Word.filler))) words.push(stems[at]!);
  }
  return { words: distinct(words), values: distinct(values), size };
}

/** Number of common elements of two ascending lists. */
export function sharedCount(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      shared++;
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return shared;
}
