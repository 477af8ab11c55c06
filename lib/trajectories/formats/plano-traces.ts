import type { Format, SourceRecord } from "../format";
import { otlpSpan } from "../otlp";
import { asArray, asJson, isJson } from "../plain-values";
import type { Span } from "../span";
import { tracesOf } from "../trace";

/** Traces of the plano gateway: {traces: [{trace_id, spans}]} with OTLP attributes. */
export const planoTraces: Format = {
  id: "plano-traces",
  family: "traces",
  title: "plano traces",
  howTo: "JSON with traces, each with trace_id and spans; one trajectory per trace.",
  recognise({ value }) {
    if (!isJson(value) || !Array.isArray(value.traces)) return false;
    const empty = value.traces.length === 0 && Object.keys(value).length === 1;
    return empty || value.traces.some((trace) => isJson(trace) && Array.isArray(trace.spans));
  },
  groupKey: () => "",
  normalise: (records, context) => tracesOf("plano-traces", records.flatMap(spansOf), context),
};

function spansOf(record: SourceRecord): Span[] {
  return asArray(asJson(record.value).traces)
    .filter(isJson)
    .flatMap((trace, t) =>
      asArray(trace.spans)
        .filter(isJson)
        .map((span, i) => {
          const read = otlpSpan(
            { traceId: trace.trace_id, ...span },
            { "service.name": span.service },
            record,
            `/traces/${t}/spans/${i}`,
          );
          // The gateway names its own part in `service`; the span of an agent is the one with an agent id.
          return "agent_id" in read.attributes ? { ...read, kind: "agent" as const } : read;
        }),
    );
}
