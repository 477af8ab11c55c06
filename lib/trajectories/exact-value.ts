import type { SourceRecord } from "./format";
import { pathOf, valueAt } from "./json-pointer";
import { tokenAt } from "./json-text";
import { isJson } from "./plain-values";

/** A value as it was found, or its exact text when a number in it does not fit a double. */
export function exactValue(record: SourceRecord, value: unknown, pointer: string): unknown {
  if (!isJson(value) && !Array.isArray(value)) return value;
  const odd = record.warnings.find(
    (warning) => warning.code === "unsafe_number" && warning.pointer?.startsWith(`${pointer}/`),
  );
  if (!odd) return value;
  // The number lies somewhere inside; the value is one of the places on the way to it.
  for (let tokens = odd.pointer!.split("/").slice(1, -1); tokens.length > 0; tokens = tokens.slice(0, -1)) {
    const path = pathOf(tokens, record.value);
    if (path && valueAt(record.value, path) === value) return tokenAt(record.text(), path);
  }
  return value;
}
