import type { Json } from "./plain-values";
import { pythonEnd, readPython } from "./python-literal";

/** A call that a model wrote as a Python expression: `name(key=value)`. */
interface PythonCall {
  name: string;
  args: Json;
  /** What stands between the brackets. */
  raw: string;
}

const head = /\s*([A-Za-z_]\w*(?:\.\w+)*)\(/y;
const keyword = /\s*([A-Za-z_]\w*)\s*=\s*/y;
const comma = /\s*,\s*/y;
const close = /\s*\)/y;

/** The calls of `f(a=1)` or `[f(a=1), g(b='x')]`; null when the text is anything else, or an argument is an expression. */
export function readPythonCalls(text: string): PythonCall[] | null {
  const listed = /^\s*\[([\s\S]*)\]\s*$/.exec(text);
  const body = listed ? listed[1]! : text;
  const calls: PythonCall[] = [];
  let at = 0;
  while (body.slice(at).trim() !== "") {
    const read = callAt(body, at);
    if (!read) return null;
    calls.push(read.call);
    at = past(comma, body, read.end);
    if (at === read.end) return body.slice(at).trim() === "" ? calls : null;
  }
  return calls.length > 0 ? calls : null;
}

function callAt(text: string, start: number): { call: PythonCall; end: number } | null {
  head.lastIndex = start;
  const name = head.exec(text)?.[1];
  if (name === undefined) return null;
  const from = head.lastIndex;
  const members: [string, unknown][] = [];
  let at = from;
  for (;;) {
    const closed = past(close, text, at);
    if (closed !== at) {
      const raw = text.slice(from, closed).replace(/\s*\)$/, "");
      return { call: { name, args: Object.fromEntries(members), raw }, end: closed };
    }
    keyword.lastIndex = at;
    const key = keyword.exec(text)?.[1] ?? `arg${members.length}`;
    const begin = keyword.lastIndex > 0 ? keyword.lastIndex : at;
    const end = pythonEnd(text, begin);
    if (end < 0) return null;
    members.push([key, readPython(text.slice(begin, end)) ?? null]);
    at = past(comma, text, end);
    if (at === end && past(close, text, end) === end) return null;
  }
}

/** The offset after a pattern, or the same offset when it isn't there. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
