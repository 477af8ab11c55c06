/** Finding places in JSON text without parsing it. */

/** The offset after the string that starts at `start`, or -1. */
export function stringEnd(text: string, start: number): number {
  for (let i = start + 1; ; i += 1) {
    const quote = text.indexOf('"', i);
    if (quote < 0) return -1;
    let slashes = 0;
    while (text[quote - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
    i = quote;
  }
}

/** The offset after the array or object that starts at `start`, or -1; strings are passed over. */
export function containerEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i];
    if (char === '"') {
      i = stringEnd(text, i) - 1;
      if (i < 0) return -1;
    } else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

/** The offset after the JSON array or object that starts at `start`, or -1 when there is none or it never ends. */
export function jsonEnd(text: string, start: number): number {
  return text[start] === "{" || text[start] === "[" ? containerEnd(text, start) : -1;
}

/** Where the first escape or control character is that a JSON string may not hold. */
export function badEscape(raw: string): number {
  const bad = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})|\\./g;
  for (let match = bad.exec(raw); match; match = bad.exec(raw)) {
    if (!/^\\["\\/bfnrtu]/.test(match[0])) return match.index;
  }
  return 0;
}

/**
 * The exact text of the value at a path in a JSON text, such as "1.0" or "NaN", or null when there is none. Of a
 * repeated key the last one counts, as for every parser.
 */
export function tokenAt(text: string, path: readonly (string | number)[]): string | null {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const next = typeof step === "number" ? elementAt(text, at, step) : memberAt(text, at, step);
    if (next < 0) return null;
    at = next;
  }
  const end = valueEnd(text, at);
  return end < 0 ? null : text.slice(at, end);
}

function memberAt(text: string, start: number, wanted: string): number {
  if (text[start] !== "{") return -1;
  let found = -1;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = stringEnd(text, at);
    const key = JSON.parse(text.slice(at, keyEnd)) as string;
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    if (key === wanted) found = value;
    at = valueEnd(text, value);
    if (at < 0) return -1;
    at = skipSpace(text, at);
    if (text[at] !== ",") return found;
    at = skipSpace(text, at + 1);
  }
  return found;
}

function elementAt(text: string, start: number, wanted: number): number {
  if (text[start] !== "[") return -1;
  let at = skipSpace(text, start + 1);
  for (let index = 0; index < wanted; index += 1) {
    at = valueEnd(text, at);
    if (at < 0) return -1;
    at = skipSpace(text, at);
    if (text[at] !== ",") return -1;
    at = skipSpace(text, at + 1);
  }
  return at;
}

function valueEnd(text: string, start: number): number {
  const char = text[start];
  if (char === '"') return stringEnd(text, start);
  if (char === "{" || char === "[") return containerEnd(text, start);
  const scalar = /[^\s,\]}]+/y;
  scalar.lastIndex = start;
  return scalar.test(text) ? scalar.lastIndex : -1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \n\r\t".includes(text[at]!)) at += 1;
  return at;
}
