import { leafOf, type SignalType } from "./schema";

const ideograph = /(\p{Script=Han})/gu;

/** A project's phrase as a pattern: its words in order. Null when nothing of it can be matched. */
export function phrasePattern(phrase: string): string | null {
  const plain = phrase
    .normalize("NFKC")
    // Messages are read in units of 16 bits: rarer characters separate words there.
    .replace(/[\u{10000}-\u{10ffff}]/gu, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(ideograph, " $1 ");
  const words = plain
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{Script=Latin}\p{Nd}_]+(?:'[\p{Script=Latin}]+)*/gu);
  return words ? words.join(" ") : null;
}

/** Whether a leaf is found by phrases: loops and stagnation are found by what is done. */
export const takesPhrases = (type: SignalType): boolean =>
  !["loops", "stagnation"].includes(leafOf(type).category);
