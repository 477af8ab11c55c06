import type { Format, SourceRecord } from "../format";
import { otlpAttributes, otlpSpan } from "../otlp";
import { asArray, asJson, isJson } from "../plain-values";
import type { Span } from "../span";
import { tracesOf } from "../trace";

/** OTLP/JSON: resourceSpans → scopeSpans → spans; a trace may be spread over lines. */
export const otlpJson: Format = {
  id: "otlp-json",
  family: "traces",
  title: "OpenTelemetry traces (OTLP/JSON)",
  howTo:
    "The JSON (or JSONL) of an OTLP exporter with GenAI, OpenLLMetry or OpenInference attributes; one trajectory per trace.",
  recognise: ({ value }) => isJson(value) && Array.isArray(value.resourceSpans),
  groupKey: () => "",
  normalise: (records, context) =>
    tracesOf(
      "otlp-json",
      records.flatMap((record) => resourceSpans(record, "resourceSpans")),
      context,
    ),
};

/** Spans below a list of resources; older exporters call the scope an instrumentation library. */
export function resourceSpans(record: SourceRecord, key: string): Span[] {
  return asArray(asJson(record.value)[key]).flatMap((entry, r) => {
    const resource = otlpAttributes(asJson(asJson(entry).resource).attributes);
    const scopesKey =
      ["scopeSpans", "instrumentationLibrarySpans"].find((name) => name in asJson(entry)) ?? "scopeSpans";
    return asArray(asJson(entry)[scopesKey]).flatMap((scope, s) =>
      asArray(asJson(scope).spans)
        .filter(isJson)
        .map((span, i) => otlpSpan(span, resource, record, `/${key}/${r}/${scopesKey}/${s}/spans/${i}`)),
    );
  });
}
