import type { Call } from "../../calls";
import { isChanging } from "../../results/failure-leaf";
import { scanJson, stringValue, type Scanned } from "../../json-scan";

/** Texts of the arguments by key; arguments that are JSON in a string are read. */
function argumentTexts(call: Call): Map<string, Scanned> | null {
  return call.args.members ?? scanJson(call.args.text)?.members ?? null;
}

const wordsOf = (value: Scanned): Set<string> =>
  new Set(
    value.kind === "string"
      ? (stringValue(value.text)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [])
      : [],
  );

const holds = (larger: Set<string>, smaller: Set<string>): boolean =>
  [...smaller].every((word) => larger.has(word));

/** A longer text is a document or a thought, not a query. */
const longestQuery = 300;

const mayBeQuery = (text: string): boolean => text.includes(" ") && text.length <= longestQuery;

/** Fewer words are a name or a key rather than a query. */
const leastWords = 2;

/**
 * Whether a call words the query of the one before anew: words added, taken away or moved, everything else equal.
 * A word put in place of another is another question (weather in Rome, weather in Paris).
 */
export function isReformulation(before: Call, now: Call): boolean {
  const difference = before.firstDifference(now);
  if (!difference?.every(mayBeQuery) || isChanging(now.name)) return false;
  const one = argumentTexts(before);
  const other = argumentTexts(now);
  if (!one || !other || one.size !== other.size) return false;
  let reworded = 0;
  for (const [key, value] of other) {
    const earlier = one.get(key);
    if (!earlier) return false;
    if (earlier.sorted === value.sorted) continue;
    const [a, b] = [wordsOf(earlier), wordsOf(value)];
    if (Math.min(a.size, b.size) < leastWords || !(holds(a, b) || holds(b, a))) return false;
    reworded++;
  }
  return reworded === 1;
}
