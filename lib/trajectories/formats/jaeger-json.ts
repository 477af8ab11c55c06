import type { Format, SourceRecord } from "../format";
import { errorOf } from "../otlp";
import { asArray, asJson, asNumber, asText, isJson, type Json } from "../plain-values";
import { readEpoch } from "../source-time";
import type { Span, SpanEvent } from "../span";
import { spanContent, withoutMessages } from "../span-attributes";
import { tracesOf } from "../trace";

/** Jaeger's JSON: tags instead of attributes, microseconds. */
export const jaegerJson: Format = {
  id: "jaeger-json",
  family: "traces",
  title: "Jaeger traces",
  howTo: "JSON of Jaeger's trace API or its download; one trajectory per trace.",
  recognise: ({ value }) =>
    tracesIn(value).some((trace) =>
      asArray(trace.spans).some((span) => isJson(span) && "operationName" in span),
    ),
  groupKey: () => "",
  normalise: (records, context) => tracesOf("jaeger-json", records.flatMap(spansOf), context),
};

function tracesIn(value: unknown): Json[] {
  if (!isJson(value)) return [];
  return Array.isArray(value.data) ? value.data.filter(isJson) : Array.isArray(value.spans) ? [value] : [];
}

function spansOf(record: SourceRecord): Span[] {
  const wrapped = Array.isArray(asJson(record.value).data);
  return tracesIn(record.value).flatMap((trace, t) =>
    asArray(trace.spans)
      .filter(isJson)
      .map((span, i) =>
        jaegerSpan(span, asJson(trace.processes), record, `${wrapped ? `/data/${t}` : ""}/spans/${i}`),
      ),
  );
}

function tagsOf(given: unknown): Json {
  return Object.fromEntries(
    asArray(given)
      .filter(isJson)
      .map((tag) => [asText(tag.key) ?? "", tag.value]),
  );
}

function jaegerSpan(given: Json, processes: Json, record: SourceRecord, pointer: string): Span {
  const attributes = tagsOf(given.tags);
  const events: SpanEvent[] = asArray(given.logs)
    .filter(isJson)
    .map((log) => {
      const fields = tagsOf(log.fields);
      return { name: asText(fields.event) ?? asText(fields.name) ?? "", attributes: fields };
    });
  const name = asText(given.operationName) ?? "";
  const parent = asArray(given.references)
    .filter(isJson)
    .find((reference) => reference.refType === "CHILD_OF");
  const start = asNumber(given.startTime);
  const content = spanContent(name, attributes, events);
  const service = asText(asJson(processes[asText(given.processID) ?? ""]).serviceName);
  return {
    ...content,
    agent: content.agent ?? (content.kind === "agent" ? service : null),
    id: asText(given.spanID) ?? "",
    trace: asText(given.traceID) ?? "",
    parent: asText(parent?.spanID) ?? asText(given.parentSpanID),
    name,
    start: readEpoch(given.startTime, "us"),
    end: readEpoch(start === null ? given.startTime : start + (asNumber(given.duration) ?? 0), "us"),
    error: errorOf({}, attributes, events),
    record,
    pointer,
    attributes: withoutMessages(attributes),
  };
}
