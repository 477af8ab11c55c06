import { parseInnerJson } from "./inner-json";
import { readPython } from "./python-literal";
import { isJson } from "./plain-values";
import type { ToolCall } from "./schema";

export type CallArguments = Pick<ToolCall, "args_raw" | "args_raw_kind" | "args" | "args_error"> & {
  warning: string | null;
};

/** Arguments as a source gives them: JSON in a string, an object, or nothing. The raw form is never changed. */
export function readArguments(raw: unknown): CallArguments {
  if (raw === undefined || raw === null)
    return { args_raw: null, args_raw_kind: "missing", args: null, args_error: "missing", warning: null };
  if (typeof raw !== "string") {
    const odd = !isJson(raw);
    return {
      args_raw: raw,
      args_raw_kind: "object",
      args: raw,
      args_error: odd ? "not_object" : null,
      warning: odd ? "arguments_not_object" : null,
    };
  }
  const form = { args_raw: raw, args_raw_kind: "json_string" as const };
  if (raw.trim() === "") return { ...form, args: null, args_error: "empty", warning: "arguments_empty" };
  const value = parseInnerJson(raw);
  if (value === undefined)
    return { ...form, args: null, args_error: "invalid_json", warning: "arguments_invalid" };
  if (isJson(value)) return { ...form, args: value, args_error: null, warning: null };
  return { ...form, args: value, args_error: "not_object", warning: "arguments_not_object" };
}

/** Arguments in Python notation (single quotes, True, None): read for convenience, but marked as not JSON. */
export function readPythonArguments(raw: string): CallArguments {
  const value = readPython(raw);
  const form = { args_raw: raw, args_raw_kind: "text" as const, warning: "arguments_invalid" };
  return value === undefined
    ? { ...form, args: null, args_error: "invalid_json" }
    : { ...form, args: value, args_error: "python_literal" };
}

/** Free text that a tool takes as its only input. */
export function textArguments(raw: string): CallArguments {
  return { args_raw: raw, args_raw_kind: "text", args: null, args_error: null, warning: null };
}
