/**
 * Text preparation of the published algorithm: shortening, folding, tokens, trigrams. Everything is measured in
 * code points; white space is the Unicode property (U+0085 counts, U+FEFF does not).
 */

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
const beyondAscii = /[^\0-\x7f]/;

/** A text without any character beyond ASCII is prepared in fewer steps to the same end. */
export const isAscii = (text: string): boolean => !beyondAscii.test(text);

export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text.replace(singleQuotes, "'").replace(doubleQuotes, '"').replace(dashes, "-").toLowerCase();

export const words = (folded: string): string[] => folded.split(whiteSpace).filter((piece) => piece !== "");

const space = 32;
export const isAsciiSpace = (code: number): boolean => code === space || (code >= 9 && code <= 13);
export const isAsciiPunctuation = (code: number): boolean =>
  (code > 32 && code < 48) ||
  (code > 57 && code < 65) ||
  (code > 90 && code < 97) ||
  (code > 122 && code < 127);

function asciiTokens(folded: string): string[] {
  const tokens: string[] = [];
  const { length } = folded;
  let at = 0;
  while (at < length) {
    while (at < length && isAsciiSpace(folded.charCodeAt(at))) at++;
    let from = at;
    while (at < length && !isAsciiSpace(folded.charCodeAt(at))) at++;
    let to = at;
    while (from < to && isAsciiPunctuation(folded.charCodeAt(from))) from++;
    while (to > from && isAsciiPunctuation(folded.charCodeAt(to - 1))) to--;
    if (to > from) tokens.push(folded.slice(from, to));
  }
  return tokens;
}

export const tokensOf = (folded: string): string[] =>
  isAscii(folded)
    ? asciiTokens(folded)
    : words(folded)
        .map((piece) => piece.replace(edgePunctuation, ""))
        .filter((token) => token !== "");

/** Ideographs beyond plane 1 share 15 bits, so that three code points fit the 53 bits of a number. */
const small = (point: number): number => (point < 0x20000 ? point : 0x18000 + (point & 0x7fff));

/** Three ASCII characters make a small number, others one above all of these. */
const asciiBits = 7;
const beyond = 1 << (3 * asciiBits);
const packed = (first: number, second: number, third: number): number =>
  (first | second | third) >> asciiBits === 0
    ? (((first << asciiBits) | second) << asciiBits) | third
    : (first * 0x20000 + second) * 0x20000 + third + beyond;

/** The distinct trigrams of a text, each packed into one number. */
export function trigramsOf(text: string): Set<number> {
  const set = new Set<number>();
  let first = -1;
  let second = -1;
  for (const char of text) {
    const third = small(char.codePointAt(0)!);
    if (first >= 0) set.add(packed(first, second, third));
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

/** Euclidean length of a count vector, squared. */
export function normOf(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

/** A message as the detectors need it; what costs something is made when somebody asks for it. */
export class Prepared {
  /** The kept text as written, after shortening. */
  readonly raw: string;
  private ownTokens: string[] | null = null;
  private ownTrigrams: Set<number> | null = null;

  constructor(text: string, maximum: number) {
    this.raw = shorten(text, maximum);
  }

  get tokens(): string[] {
    return (this.ownTokens ??= tokensOf(fold(this.raw)));
  }

  get trigrams(): Set<number> {
    return (this.ownTrigrams ??= trigramsOf(this.tokens.join(" ")));
  }
}
