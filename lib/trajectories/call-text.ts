import { readArguments, readPythonArguments, type CallArguments } from "./call-arguments";
import { parseInnerJson } from "./inner-json";
import { jsonEnd } from "./json-text";
import { isJson, type Json } from "./plain-values";
import { pythonEnd, readPython } from "./python-literal";

/** Calls that a model wrote as text between tags: JSON, Python literals, XML, and what is left of broken ones. */

export interface ReadCall {
  name: string;
  sourceId: string | null;
  arguments: CallArguments;
  /** Offset after the closing tag. */
  end: number;
}

/** Reads a call between its tags; null when it is never closed. */
export function readCall(text: string, from: number, tag: string): ReadCall | null {
  const start = from + /^\s*/.exec(text.slice(from, from + 1000))![0].length;
  const close = `</${tag}>`;
  const after = (end: number) => {
    if (end < 0) return -1;
    const rest = /^\s*/.exec(text.slice(end, end + 1000))![0].length;
    return text.startsWith(close, end + rest) ? end + rest + close.length : -1;
  };
  const json = jsonEnd(text, start);
  const value = json < 0 ? undefined : parseInnerJson(text.slice(start, json));
  if (value !== undefined && after(json) >= 0)
    return { ...callOf(value, text.slice(start, json)), end: after(json) };
  const python = pythonEnd(text, start);
  if (python >= 0 && after(python) >= 0) {
    const raw = text.slice(start, python);
    return { ...pythonCall(raw), end: after(python) };
  }
  const closeAt = text.indexOf(close, start);
  if (closeAt < 0) return null;
  const raw = text.slice(start, closeAt);
  return { ...(xmlCall(raw) ?? brokenCall(raw.trim())), end: closeAt + close.length };
}

/** A call from a parsed `{name, arguments}`. */
export function callOf(value: unknown, raw: string): Omit<ReadCall, "end"> {
  if (!isJson(value))
    return { name: "", sourceId: null, arguments: { ...readArguments(raw), warning: "arguments_invalid" } };
  const body: Json = isJson(value.function) ? value.function : value;
  const name = typeof body.name === "string" ? body.name : "";
  const given = body.arguments ?? body.parameters ?? body.kwargs;
  return { name, sourceId: typeof value.id === "string" ? value.id : null, arguments: readArguments(given) };
}

function pythonCall(raw: string): Omit<ReadCall, "end"> {
  const value = readPython(raw);
  const name = isJson(value) && typeof value.name === "string" ? value.name : "";
  const read = readPythonArguments(raw);
  return {
    name,
    sourceId: null,
    arguments: isJson(value) ? { ...read, args: value.arguments ?? null } : read,
  };
}

/** `<function=name><parameter=key>value</parameter></function>`, as Qwen and Llama write calls. */
function xmlCall(raw: string): Omit<ReadCall, "end"> | null {
  const head = /^\s*<function=([^>\s]+)>/.exec(raw);
  if (!head) return null;
  const members = [...raw.matchAll(/<parameter=([^>\s]+)>\n?([\s\S]*?)\n?<\/parameter>/g)];
  const args = Object.fromEntries(members.map((match) => [match[1]!, match[2]!]));
  return {
    name: head[1]!,
    sourceId: null,
    arguments: { args_raw: raw, args_raw_kind: "text", args, args_error: null, warning: null },
  };
}

function brokenCall(raw: string): Omit<ReadCall, "end"> {
  const name = /["']name["']\s*:\s*["']([^"']+)["']/.exec(raw)?.[1] ?? "";
  return {
    name,
    sourceId: null,
    arguments: {
      args_raw: raw,
      args_raw_kind: "text",
      args: null,
      args_error: "invalid_json",
      warning: "arguments_invalid",
    },
  };
}
