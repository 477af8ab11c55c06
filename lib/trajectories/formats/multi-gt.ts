import { only, type Format } from "../format";
import { asJson, isJson } from "../plain-values";

/** Queries with a logged reference and candidates, one item a record. */
export const multiGt: Format = {
  id: "multi-gt",
  family: "multi-gt",
  title: "Multi-GT queries with candidates",
  howTo: "JSONL with schema multi-gt/0.1: query, context, references, candidates with verdicts.",
  recognise: ({ value }) =>
    isJson(value) && Array.isArray(value.references) && Array.isArray(value.candidates),
  normalise(records) {
    return [{ kind: "query", found: { form: "item", item: asJson(only(records).value) }, records }];
  },
};
