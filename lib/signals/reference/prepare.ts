/**
 * Text preparation of the published algorithm: shortening, folding, tokens, trigrams. Everything is measured in
 * code points; white space is the Unicode property (U+0085 counts, U+FEFF does not).
 */

export interface Prepared {
  /** The kept text as written, after shortening. */
  raw: string;
  tokens: string[];
  /** Number of each token. */
  counts: Map<string, number>;
  /** Euclidean length of the count vector, squared. */
  norm: number;
  trigrams: Set<number>;
}

const head = 400;

/** Keeps a text up to `maximum` code points whole, of a longer one the first 400 and the last maximum − 401. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const points = Array.from(text);
  if (points.length <= maximum) return text;
  return `${points.slice(0, head).join("")} ${points.slice(points.length - (maximum - head - 1)).join("")}`;
}

const singleQuotes = /[\u2018\u2019]/g;
const doubleQuotes = /[\u201c\u201d]/g;
const dashes = /[\u2013\u2014]/g;
const whiteSpace = /\p{White_Space}+/u;
const edgePunctuation = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;

export const fold = (text: string): string =>
  text.replace(singleQuotes, "'").replace(doubleQuotes, '"').replace(dashes, "-").toLowerCase();

export const words = (folded: string): string[] => folded.split(whiteSpace).filter((piece) => piece !== "");

export const tokensOf = (folded: string): string[] =>
  words(folded)
    .map((piece) => piece.replace(edgePunctuation, ""))
    .filter((token) => token !== "");

/** Ideographs beyond plane 1 share 15 bits, so that three code points fit the 53 bits of a number. */
const small = (point: number): number => (point < 0x20000 ? point : 0x18000 + (point & 0x7fff));

/** The distinct trigrams of a text, each packed into one number. */
export function trigramsOf(text: string): Set<number> {
  const set = new Set<number>();
  let first = -1;
  let second = -1;
  for (const char of text) {
    const third = small(char.codePointAt(0)!);
    if (first >= 0) set.add((first * 0x20000 + second) * 0x20000 + third);
    first = second;
    second = third;
  }
  return set;
}

export function countsOf(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

export function normOf(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

export function prepare(text: string, maximum: number): Prepared {
  const raw = shorten(text, maximum);
  const tokens = tokensOf(fold(raw));
  const counts = countsOf(tokens);
  return { raw, tokens, counts, norm: normOf(counts), trigrams: trigramsOf(tokens.join(" ")) };
}
