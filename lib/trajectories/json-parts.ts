import { containerEnd, stringEnd } from "./json-text";

/** Where a value stands in a JSON text: from its first character to before the one after it. */
export type Part = readonly [start: number, end: number];

/** The members of the object at `start`, by key; of a repeated key the last one counts. The text must be valid JSON. */
export function memberParts(text: string, start: number): Map<string, Part> {
  const members = new Map<string, Part>();
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = stringEnd(text, at);
    const key = JSON.parse(text.slice(at, keyEnd)) as string;
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = partEnd(text, value);
    members.set(key, [value, end]);
    at = skipSpace(text, end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return members;
}

/** The elements of the array at `start`. The text must be valid JSON. */
export function elementParts(text: string, start: number): Part[] {
  const elements: Part[] = [];
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== "]") {
    const end = partEnd(text, at);
    elements.push([at, end]);
    at = skipSpace(text, end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return elements;
}

function partEnd(text: string, start: number): number {
  const char = text[start];
  if (char === '"') return stringEnd(text, start);
  if (char === "{" || char === "[") return containerEnd(text, start);
  const scalar = /[^\s,\]}]+/y;
  scalar.lastIndex = start;
  scalar.test(text);
  return scalar.lastIndex;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \n\r\t".includes(text[at]!)) at += 1;
  return at;
}
