import { fold, isAsciiPunctuation, isAsciiSpace, tokensOf } from "./prepare";

const space = 32;

/** 32 bits each. */
const words = 128;

let sketches = new Int32Array(words << 7);

const mix = (first: number, second: number, third: number): number =>
  (Math.imul(first, 0x1a5) ^ Math.imul(second, 0x39) ^ (third * 5)) & (words * 32 - 1);

/** One bit for each trigram of a message, many sharing one. */
export interface Sketch {
  start: number;
  tokens: number;
  /** No message of its length has more trigrams. */
  most: number;
}

let joined = new Uint16Array(1 << 12);
let joinedLength = 0;

const white = 254;
const foreign = 255;

/** ASCII characters in lower case; 254 for white space, 255 for anything else. */
const folded = Uint8Array.from({ length: 0x10000 }, (_, code) => {
  if (code > 127) return foreign;
  return isAsciiSpace(code) ? white : String.fromCharCode(code).toLowerCase().charCodeAt(0);
});

/**
 * Writes the tokens of a text in lower case with single spaces between them, and counts them; -1 when it isn't all
 * ASCII.
 */
function joinAscii(text: string): number {
  if (joined.length < text.length + 2) joined = new Uint16Array(text.length * 2);
  let count = 0;
  let length = 0;
  let at = 0;
  while (at < text.length) {
    const before = length;
    if (count > 0) joined[length++] = space;
    while (isAsciiPunctuation(text.charCodeAt(at))) at++;
    const from = length;
    for (; at < text.length; at++) {
      const unit = folded[text.charCodeAt(at)]!;
      if (unit === white) break;
      if (unit === foreign) return -1;
      joined[length++] = unit;
    }
    at++;
    while (length > from && isAsciiPunctuation(joined[length - 1]!)) length--;
    if (length > from) count++;
    else length = before;
  }
  joinedLength = length;
  return count;
}

/** The same for any text. */
function joinAny(text: string): number {
  const tokens = tokensOf(fold(text));
  const points = Array.from(tokens.join(" "), (char) => char.codePointAt(0)! & 0x7fff);
  if (joined.length < points.length) joined = new Uint16Array(points.length * 2);
  joined.set(points);
  joinedLength = points.length;
  return tokens.length;
}

/** Sketches a message at a place of its own in the conversation; stands until another conversation takes the place. */
export function sketchOf(text: string, place: number): Sketch {
  const start = place * words;
  if (start >= sketches.length) {
    const longer = new Int32Array(start * 2);
    longer.set(sketches);
    sketches = longer;
  }
  const asciiTokens = joinAscii(text);
  const tokens = asciiTokens < 0 ? joinAny(text) : asciiTokens;
  sketches.fill(0, start, start + words);
  let first = joined[0]!;
  let second = joined[1]!;
  for (let i = 2; i < joinedLength; i++) {
    const third = joined[i]!;
    const at = mix(first, second, third);
    sketches[start + (at >>> 5)]! |= 1 << (at & 31);
    first = second;
    second = third;
  }
  return { start, tokens, most: Math.max(0, joinedLength - 2) };
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** So many distinct trigrams a message has at least. */
export function leastTrigrams({ start }: Sketch): number {
  let bits = 0;
  for (let i = 0; i < words; i++) bits += bitCount(sketches[start + i]!);
  return bits;
}

/** Single precision rounds by less than this. */
const margin = 1e-6;

/**
 * Whether the Jaccard similarity of the trigram sets of two messages can reach `least`. With T trigrams in both sets
 * together and D in only one of them it is (T − D) / (T + D). T is at most what the lengths allow, and each bit that
 * only one sketch has stands for at least one trigram of D.
 */
export function mayBeAlike(a: Sketch, b: Sketch, least: number): boolean {
  const total = a.most + b.most;
  const needed = least - margin;
  const mostDifferent = (total * (1 - needed)) / (1 + needed);
  let different = 0;
  for (let i = 0; i < words && different <= mostDifferent; i++)
    different += bitCount(sketches[a.start + i]! ^ sketches[b.start + i]!);
  return different <= mostDifferent;
}
