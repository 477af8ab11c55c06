import type { Format, SourceRecord } from "../format";
import { runSpans, type LocatedRun } from "../langsmith-runs";
import { asArray, asJson, asText, isJson, type Json } from "../plain-values";
import { tracesOf } from "../trace";

/** What a LangSmith client sends: runs are posted, then patched. */
export const langsmithBatch: Format = {
  id: "langsmith-batch",
  family: "traces",
  title: "LangSmith batches",
  howTo: "JSON (or JSONL) of {post, patch} bodies; a run is its post merged with its later patches.",
  recognise: ({ value }) => isJson(value) && Array.isArray(value.post) && Array.isArray(value.patch),
  groupKey: () => "",
  normalise: (records, context) => tracesOf("langsmith-batch", runSpans(merged(records)), context),
};

function merged(records: readonly SourceRecord[]): LocatedRun[] {
  const runs = new Map<string, LocatedRun>();
  for (const record of records)
    for (const side of ["post", "patch"] as const)
      asArray(asJson(record.value)[side])
        .filter(isJson)
        .forEach((run, i) => {
          const id = idOf(run);
          const known = runs.get(id);
          if (known) known.run = patched(known.run, run);
          else runs.set(id, { run: { ...run, id }, record, pointer: `/${side}/${i}` });
        });
  return [...runs.values()];
}

/** Patches of some clients have no id; the last part of the dotted order ends with it. */
function idOf(run: Json): string {
  const last = asText(run.dotted_order)?.split(".").at(-1) ?? "";
  return asText(run.id) ?? /Z([0-9a-f-]{36})$/.exec(last)?.[1] ?? last;
}

function patched(run: Json, patch: Json): Json {
  const filled = Object.entries(patch).filter(
    ([, value]) => value !== null && !(isJson(value) && Object.keys(value).length === 0),
  );
  return { ...run, ...Object.fromEntries(filled), id: run.id };
}
