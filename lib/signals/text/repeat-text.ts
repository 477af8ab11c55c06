import { fold, tokensOf, trigramsOf } from "../reference/prepare";
import { jaccard } from "../reference/similarity";

/** A message as the repetition test needs it; everything but the letter counts is made when two may be alike. */
export interface RepeatText {
  row: number;
  text: string;
  isUser: boolean;
  /** Where in the shared counts it is counted how often each of 128 classes of character pairs occurs; -1 before that. */
  counts: number;
  /** The place of its counts: messages that are compared with each other have different ones. */
  slot: number;
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

/** Prepares a message of one side; `slot` is below 16 and taken by no other message it is compared with. */
export const repeatText = (row: number, text: string, isUser: boolean, slot: number): RepeatText => ({
  row,
  text,
  isUser,
  counts: -1,
  slot,
  trigrams: null,
  isTested: text.length < shortest.units ? false : null,
});

const slots = 16;
const pairCounts = new Int32Array(slots * classes);

function countPairs({ text, slot }: RepeatText): number {
  const start = slot * classes;
  pairCounts.fill(0, start, start + classes);
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    pairCounts[start + ((code ^ (last << 2)) & (classes - 1))]!++;
    last = code;
  }
  return start;
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
  if (a.counts < 0) a.counts = countPairs(a);
  if (b.counts < 0) b.counts = countPairs(b);
  different = 0;
  for (let i = 0; i < classes && different <= most; i++)
    different += Math.abs(pairCounts[a.counts + i]! - pairCounts[b.counts + i]!);
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
