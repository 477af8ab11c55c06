import type { Format, SourceRecord } from "../format";
import { dotted } from "../dotted";
import { errorOf, otlpAttributes } from "../otlp";
import { asArray, asJson, asText, isJson, omit, type Json } from "../plain-values";
import { readTime } from "../source-time";
import type { Span } from "../span";
import { spanContent, withoutMessages } from "../span-attributes";
import { tracesOf } from "../trace";

/** A dump of SDK span objects; ids may be bare integers of 128 bits. */
export const otelSdkSpans: Format = {
  id: "otel-sdk-spans",
  family: "traces",
  title: "OpenTelemetry SDK spans",
  howTo:
    "JSON with spans as an SDK prints them: context, parent, attributes as a map; one trajectory per trace.",
  recognise: ({ value }) => isLooseSpan(value) || (isJson(value) && asArray(value.spans).some(isSpan)),
  // The console exporter prints one span after the other.
  groupKey: ({ value }) => (isLooseSpan(value) ? "" : null),
  normalise: (records, context) =>
    isLooseSpan(records[0]?.value)
      ? tracesOf(
          "otel-sdk-spans",
          records.map((record) => sdkSpan(asJson(record.value), record, "")),
          context,
        )
      : records.flatMap((record) =>
          tracesOf("otel-sdk-spans", spansOf(record), context, (draft) => {
            Object.assign(draft.extra, omit(asJson(record.value), ["spans"]));
          }),
        ),
};

function isSpan(value: unknown): boolean {
  return isJson(value) && isJson(value.context) && "trace_id" in value.context;
}

function isLooseSpan(value: unknown): boolean {
  return isSpan(value) && ["kind", "attributes", "start_time"].every((key) => key in asJson(value));
}

function spansOf(record: SourceRecord): Span[] {
  return asArray(asJson(record.value).spans)
    .filter(isJson)
    .map((span, i) => sdkSpan(span, record, `/spans/${i}`));
}

/** One span object; OpenInference's exports have the same members. */
export function sdkSpan(given: Json, record: SourceRecord, pointer: string): Span {
  const place = asJson(given.context);
  const attributes = dotted(otlpAttributes(given.attributes));
  const name = asText(given.name) ?? "";
  const kind = asText(given.span_kind);
  const events = asArray(given.events)
    .filter(isJson)
    .map((event) => ({ name: asText(event.name) ?? "", attributes: otlpAttributes(event.attributes) }));
  const status = { code: given.status_code, message: given.status_message, ...asJson(given.status) };
  const parent = asText(given.parent_id) ?? asText(asJson(given.parent).span_id);
  return {
    ...spanContent(name, kind === null ? attributes : { ...attributes, span_kind: kind }, events),
    id: asText(place.span_id) ?? asText(given.id) ?? "",
    trace: asText(place.trace_id) ?? "",
    parent: parent === "" ? null : parent,
    name,
    start: readTime(given.start_time),
    end: readTime(given.end_time),
    error: errorOf(status, attributes, events),
    record,
    pointer,
    attributes: withoutMessages(attributes),
  };
}
