import type { Format } from "../format";
import { asArray, isJson } from "../plain-values";
import { tracesOf } from "../trace";
import { resourceSpans } from "./otlp-json";

/** Grafana Tempo's export of a trace. */
export const tempoBatches: Format = {
  id: "tempo-batches",
  family: "traces",
  title: "Tempo trace export",
  howTo:
    "JSON of Tempo's trace API: batches with instrumentationLibrarySpans or scopeSpans; one trajectory per trace.",
  recognise: ({ value }) =>
    isJson(value) &&
    asArray(value.batches).some(
      (batch) => isJson(batch) && ("instrumentationLibrarySpans" in batch || "scopeSpans" in batch),
    ),
  groupKey: () => "",
  normalise: (records, context) =>
    tracesOf(
      "tempo-batches",
      records.flatMap((record) => resourceSpans(record, ["batches"])),
      context,
    ),
};
