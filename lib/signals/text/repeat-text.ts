import { fold, tokensOf, trigramsOf } from "../reference/prepare";
import { jaccard } from "../reference/similarity";

/** A message as the repetition test needs it; everything but the letter counts is made when two may be alike. */
export interface RepeatText {
  row: number;
  text: string;
  isUser: boolean;
  /** How often each of 128 classes of character pairs occurs. */
  counts: Uint32Array | null;
  trigrams: Set<number> | null;
  isTested: boolean | null;
}

const classes = 128;
const shortest = { units: 10, words: 5, ideographs: 8 };
const listLines = 3;
const listLine = /^[ \t]*(?:[-*•|+]|\d{1,3}[.)]|\|)[ \t]?\S/gm;
const ideographs = /\p{Script=Han}/gu;
const friendlyOpening =
  /^\s*(?:yes|yeah|yep|yup|ya|sure|ok|okay|k|great|awesome|perfect|thanks?|thank|good|nice|cool|no|nope|nothing|bye|correct|right|exactly|alright|fine|好|嗯|是|对|行|可以|谢谢|多谢|没|不)(?![a-z])/i;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isLongEnough(text: string): boolean {
  const words = text.match(/\S+/g)?.length ?? 0;
  return words >= shortest.words || countOf(text, ideographs) >= shortest.ideographs;
}

/** Long enough, not a table or a list, not a friendly answer. */
function mayRepeat({ text, isUser }: RepeatText): boolean {
  if (!isLongEnough(text)) return false;
  return isUser ? !friendlyOpening.test(text) : countOf(text, listLine) < listLines;
}

/** Prepares a message of one side. */
export const repeatText = (row: number, text: string, isUser: boolean): RepeatText => ({
  row,
  text,
  isUser,
  counts: null,
  trigrams: null,
  isTested: text.length < shortest.units ? false : null,
});

function countPairs(text: string): Uint32Array {
  const counts = new Uint32Array(classes);
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    counts[(code ^ (last << 2)) & (classes - 1)]!++;
    last = code;
  }
  return counts;
}

const trigrams = (text: RepeatText): Set<number> =>
  (text.trigrams ??= trigramsOf(tokensOf(fold(text.text)).join(" ")));

/**
 * Whether two messages are made of nearly the same pairs of characters: messages whose trigrams are alike to `least`
 * hardly differ in more than the rest of their pairs.
 */
function areClose(a: RepeatText, b: RepeatText, least: number): boolean {
  const most = (1 - least) * (a.text.length + b.text.length);
  let different = Math.abs(a.text.length - b.text.length);
  if (different > most) return false;
  const one = (a.counts ??= countPairs(a.text));
  const other = (b.counts ??= countPairs(b.text));
  different = 0;
  for (let i = 0; i < classes && different <= most; i++) different += Math.abs(one[i]! - other[i]!);
  return different <= most;
}

/** Numbers, codes, and names inside a sentence: what a message tells beside its wording. */
const values =
  /(?<![\p{L}\p{N}_#-])[\p{L}_#-]{0,40}\p{N}[\p{L}\p{N}_:.-]{0,60}|(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}'-]{1,40}|"[^"\n]{1,80}"|“[^”\n]{1,80}”/gu;

function tellsTheSame(a: string, b: string): boolean {
  const one = new Set(a.match(values) ?? []);
  const other = new Set(b.match(values) ?? []);
  if (one.size !== other.size) return false;
  for (const value of one) if (!other.has(value)) return false;
  return true;
}

/** Trigram similarity of two messages, 0 when it can't reach `least` or when they tell different values. */
export function similarityOf(now: RepeatText, earlier: RepeatText, least: number): number {
  if (now.isTested === false || !areClose(now, earlier, least)) return 0;
  now.isTested ??= mayRepeat(now);
  if (!now.isTested) return 0;
  if (now.text === earlier.text) return 1;
  const similarity = jaccard(trigrams(now), trigrams(earlier));
  return similarity >= least && tellsTheSame(now.text, earlier.text) ? similarity : 0;
}
