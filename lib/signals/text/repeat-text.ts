import { fold, tokensOf, trigramsOf } from "../reference/prepare";
import { jaccard } from "../reference/similarity";

/** A message as the repetition test needs it; trigrams are made when two messages may be alike. */
export interface RepeatText {
  row: number;
  text: string;
  /** Whether it may count as a repetition: long enough, not a table, not a friendly answer. */
  isTested: boolean;
  trigrams: Set<number> | null;
}

const shortest = { words: 5, ideographs: 8 };
const listLines = 3;
const listLine = /^[ \t]*(?:[-*•|+]|\d{1,3}[.)]|\|)[ \t]?\S/gm;
const ideographs = /\p{Script=Han}/gu;
const friendlyOpening =
  /^\s*(?:yes|yeah|yep|yup|ya|sure|ok|okay|k|great|awesome|perfect|thanks?|thank|good|nice|cool|no|nope|nothing|bye|hi|hello|hey|correct|right|exactly|alright|fine|好|嗯|是|对|行|可以|谢谢|多谢|没|不|您好|你好)/i;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isLongEnough(text: string): boolean {
  if (text.length < 12) return countOf(text, ideographs) >= shortest.ideographs;
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) if (++words >= shortest.words) return true;
  return countOf(text.slice(0, 400), ideographs) >= shortest.ideographs;
}

/** Prepares a message of one side. */
export const preparedText = (row: number, text: string, isUser: boolean): RepeatText => ({
  row,
  text,
  isTested:
    isLongEnough(text) &&
    !(isUser && friendlyOpening.test(text)) &&
    (isUser || countOf(text, listLine) < listLines),
  trigrams: null,
});

const trigrams = (text: RepeatText): Set<number> =>
  (text.trigrams ??= trigramsOf(tokensOf(fold(text.text)).join(" ")));

/** Numbers, codes, and names inside a sentence: what a message tells beside its wording. */
const values =
  /[\p{L}\p{N}_#-]*\p{N}[\p{L}\p{N}_:.-]*|(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}'-]+|"[^"\n]{1,80}"|“[^”\n]{1,80}”/gu;

function tellsTheSame(a: string, b: string): boolean {
  const one = new Set(a.match(values) ?? []);
  const other = new Set(b.match(values) ?? []);
  if (one.size !== other.size) return false;
  for (const value of one) if (!other.has(value)) return false;
  return true;
}

/** Trigram similarity of two messages, 0 when it can't reach `least` or when they tell different values. */
export function similarityOf(a: RepeatText, b: RepeatText, least: number): number {
  if (a.text === b.text) return 1;
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (short.text.length < long.text.length * (least - 0.15)) return 0;
  const similarity = jaccard(trigrams(a), trigrams(b));
  return similarity >= least && tellsTheSame(a.text, b.text) ? similarity : 0;
}
