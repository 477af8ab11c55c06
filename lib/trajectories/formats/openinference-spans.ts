import type { Format, SourceRecord } from "../format";
import { asArray, isJson, type Json } from "../plain-values";
import type { Span } from "../span";
import { tracesOf } from "../trace";
import { sdkSpan } from "./otel-sdk-spans";

/** OpenInference spans (Phoenix): a list of spans, lines of spans, or an object of named lists. */
export const openinferenceSpans: Format = {
  id: "openinference-spans",
  family: "traces",
  title: "OpenInference spans (Phoenix)",
  howTo: "JSON or JSONL of spans with context.trace_id, span_kind and attributes; one trajectory per trace.",
  recognise: ({ value }) => isSpan(value) || namedLists(value).length > 0,
  groupKey: () => "",
  normalise: (records, context) => tracesOf("openinference-spans", records.flatMap(spansOf), context),
};

function isSpan(value: unknown): value is Json {
  return (
    isJson(value) &&
    isJson(value.context) &&
    "trace_id" in value.context &&
    "span_kind" in value &&
    isJson(value.attributes)
  );
}

function namedLists(value: unknown): [string, unknown[]][] {
  if (!isJson(value)) return [];
  return Object.entries(value).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].some(isSpan),
  );
}

function spansOf(record: SourceRecord): Span[] {
  if (isSpan(record.value)) return [sdkSpan(record.value, record, "")];
  return namedLists(record.value).flatMap(([name, list]) =>
    asArray(list)
      .filter(isSpan)
      .map((span, i) => sdkSpan(span, record, `/${name}/${i}`)),
  );
}
