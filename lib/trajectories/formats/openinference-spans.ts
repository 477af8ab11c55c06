import { dotted } from "../dotted";
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
  recognise: ({ value }) => isSpan(value) || isRow(value) || namedLists(value).length > 0,
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

/** A row of the table that Phoenix gives for spans: the tree's members as columns with dotted names. */
function isRow(value: unknown): value is Json {
  return isJson(value) && "context.trace_id" in value && "span_kind" in value;
}

function spanOfRow(row: Json): Json {
  const below = (prefix: string) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) =>
        key.startsWith(prefix) && value !== null ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  return { ...row, context: below("context."), attributes: flatLists(below("attributes.")) };
}

/** Messages in a column are a list of trees. */
function flatLists(attributes: Json): Json {
  const columns = Object.entries(attributes).map(([key, value]) => {
    const list = Array.isArray(value) && value.some(isJson);
    return list ? dotted({ llm: { [key.replace(/^llm\./, "")]: value } }) : { [key]: value };
  });
  return Object.assign({}, ...columns) as Json;
}

function namedLists(value: unknown): [string, unknown[]][] {
  if (!isJson(value)) return [];
  return Object.entries(value).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].some(isSpan),
  );
}

function spansOf(record: SourceRecord): Span[] {
  if (isSpan(record.value)) return [sdkSpan(record.value, record, "")];
  if (isRow(record.value)) return [sdkSpan(spanOfRow(record.value), record, "")];
  return namedLists(record.value).flatMap(([name, list]) =>
    asArray(list)
      .filter(isSpan)
      .map((span, i) => sdkSpan(span, record, `/${name}/${i}`)),
  );
}
