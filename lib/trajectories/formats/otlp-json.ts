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
  recognise: ({ value }) => resourceList(value) !== null,
  groupKey: () => "",
  normalise: (records, context) =>
    tracesOf(
      "otlp-json",
      records.flatMap((record) => resourceSpans(record, resourceList(record.value) ?? [])),
      context,
    ),
};

/** Where the resources stand: at the top, or in the answer of a trace store (`trace`, `result`). */
function resourceList(value: unknown): string[] | null {
  if (!isJson(value)) return null;
  const holders = [[], ["trace"], ["result"]].map((path) => [...path, "resourceSpans"]);
  const paths = [...holders, ["resource_spans"]];
  return paths.find((path) => Array.isArray(membersAt(value, path))) ?? null;
}

function membersAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((holder, key) => asJson(holder)[key], value);
}

const scopeNames = [
  "scopeSpans",
  "scope_spans",
  "instrumentationLibrarySpans",
  "instrumentation_library_spans",
];

/** Spans below a list of resources; older exporters call the scope an instrumentation library. */
export function resourceSpans(record: SourceRecord, path: readonly string[]): Span[] {
  return asArray(membersAt(record.value, path)).flatMap((entry, r) => {
    const resource = otlpAttributes(asJson(asJson(entry).resource).attributes);
    const scopesKey = scopeNames.find((name) => name in asJson(entry)) ?? "scopeSpans";
    const pointer = `/${path.join("/")}/${r}/${scopesKey}`;
    return asArray(asJson(entry)[scopesKey]).flatMap((scope, s) =>
      asArray(asJson(scope).spans)
        .filter(isJson)
        .map((span, i) => otlpSpan(span, resource, record, `${pointer}/${s}/spans/${i}`)),
    );
  });
}
