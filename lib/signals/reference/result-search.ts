/** Search of tool results by the published mechanics: first category that matches, earliest match, byte snippet. */

import { exhaustionPatterns, failurePatterns } from "../lexicons/en/result-patterns";
import { LiteralScan } from "./literal-scan";

export interface ResultMatch {
  name: string;
  /** Lower-cased text of the match. */
  matched: string;
  /** Where it begins and ends in the lower-cased text, in UTF-16 units. */
  range: [number, number];
}

export interface ResultCategory {
  name: string;
  pattern: RegExp;
}

/** One alternation per category; a space in a source stands for white space. */
export const categoriesOf = (sources: Readonly<Record<string, readonly string[]>>): ResultCategory[] =>
  Object.entries(sources).map(([name, list]) => ({
    name,
    pattern: new RegExp(list.map((source) => source.replaceAll(" ", "\\s{1,20}")).join("|"), "u"),
  }));

export const failureCategories = categoriesOf(failurePatterns);
export const exhaustionCategories = categoriesOf(exhaustionPatterns);

const all = [...failureCategories, ...exhaustionCategories];
const literals = new LiteralScan(all.map(({ pattern }) => pattern.source));

/** A tool result in lower case, with the categories that may match it. */
export interface LoweredResult {
  text: string;
  lowered: string;
  candidates: ReadonlySet<ResultCategory>;
}

const nothing: ReadonlySet<ResultCategory> = new Set();

export function lowerResult(text: string): LoweredResult {
  const lowered = text.toLowerCase();
  const possible = literals.possible(lowered);
  const candidates = possible === 0 ? nothing : new Set(all.filter((_, i) => possible & (1 << i)));
  return { text, lowered, candidates };
}

/** The first category of a list that matches anywhere. */
export function searchResult(
  { lowered, candidates }: Pick<LoweredResult, "lowered" | "candidates">,
  categories: readonly ResultCategory[],
): ResultMatch | null {
  if (candidates.size === 0) return null;
  for (const category of categories) {
    if (!candidates.has(category)) continue;
    const match = category.pattern.exec(lowered);
    if (match)
      return {
        name: category.name,
        matched: match[0],
        range: [match.index, match.index + match[0].length],
      };
  }
  return null;
}

const around = 50;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const isInsideCharacter = (bytes: Uint8Array, at: number): boolean =>
  at < bytes.length && (bytes[at]! & 0xc0) === 0x80;

/**
 * The original text from 50 bytes before the match to 50 bytes after it, widened to character borders. The offsets
 * are those of the lower-cased text, as published: a character whose lower case has another length shifts them.
 */
export function byteSnippet({ text, lowered }: LoweredResult, [from, to]: [number, number]): string {
  const bytes = encoder.encode(text);
  const before = encoder.encode(lowered.slice(0, from)).length;
  const length = encoder.encode(lowered.slice(from, to)).length;
  let start = Math.min(Math.max(0, before - around), bytes.length);
  let end = Math.min(bytes.length, before + length + around);
  while (start > 0 && isInsideCharacter(bytes, start)) start--;
  while (isInsideCharacter(bytes, end)) end++;
  const body = decoder.decode(bytes.subarray(start, end));
  return `${start > 0 ? "..." : ""}${body}${end < bytes.length ? "..." : ""}`;
}
