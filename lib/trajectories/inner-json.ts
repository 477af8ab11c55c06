import { deepestKept, readJson } from "./json-reader";

/** Parses JSON text that stands inside a string (arguments, traces), with the same care; undefined when it is none. */
export function parseInnerJson(text: string): unknown {
  const careful =
    /\d{16}|[eE][+-]?\d{3}|\\u/.test(text) || (text.length > 2 * deepestKept && isBracketed(text));
  try {
    return careful ? readJson(text).value : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function isBracketed(text: string): boolean {
  let brackets = 0;
  for (const _ of text.matchAll(/[[{]/g)) {
    brackets += 1;
    if (brackets > deepestKept) return true;
  }
  return false;
}
