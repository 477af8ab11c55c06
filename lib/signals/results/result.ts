import { jsonVerdict } from "./json-verdict";
import { textVerdict } from "./text-verdict";
import { blank, type Verdict } from "./verdict";

const space = 32;
const lastPrinted = 126;

const firstBlack = (text: string): number => {
  const first = text.charCodeAt(0);
  if (first > space && first <= lastPrinted) return 0;
  const at = text.search(/\S/);
  return at < 0 ? text.length : at;
};

/**
 * Judges a tool result. `error`: it says itself that it failed. `unclear`: short enough to be a message; only strong
 * wording makes it a failure. `ok`: data, listings, prose that may mention errors. `empty`: nothing was found;
 * `blank`: no text at all, which says nothing.
 */
export function verdictOf(text: string): Verdict {
  const start = firstBlack(text);
  if (start === text.length) return blank;
  const first = text[start];
  return first === "{" || first === "[" ? jsonVerdict(text, start) : textVerdict(text, start);
}
