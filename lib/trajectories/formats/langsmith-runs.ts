import type { Format, SourceRecord } from "../format";
import { runSpans, withChildren, type LocatedRun } from "../langsmith-runs";
import { asArray, asJson, isJson } from "../plain-values";
import { tracesOf } from "../trace";

/** Runs read from LangSmith: {runs: […]} or one run a line. */
export const langsmithRuns: Format = {
  id: "langsmith-runs",
  family: "traces",
  title: "LangSmith runs",
  howTo: "JSON with runs, or JSONL with one run a line; one trajectory per trace.",
  recognise: ({ value }) => isRun(value) || (isJson(value) && asArray(value.runs).some(isRun)),
  groupKey: () => "",
  normalise: (records, context) =>
    tracesOf("langsmith-runs", runSpans(records.flatMap(runsOf).flatMap(withChildren)), context),
};

function isRun(value: unknown): boolean {
  return (
    isJson(value) &&
    "run_type" in value &&
    ["dotted_order", "parent_run_id", "child_runs", "trace_id"].some((key) => key in value)
  );
}

function runsOf(record: SourceRecord): LocatedRun[] {
  const value = asJson(record.value);
  if (isRun(value)) return [{ run: value, record, pointer: "" }];
  return asArray(value.runs)
    .filter(isJson)
    .map((run, i) => ({ run, record, pointer: `/runs/${i}` }));
}
