import type { Format } from "../format";
import { asJson, asText, isJson } from "../plain-values";

/** The same as a table: one candidate a row, the rows of one query together. */
export const multiGtCsv: Format = {
  id: "multi-gt-csv",
  family: "multi-gt",
  title: "Multi-GT table",
  howTo: "CSV with query_id, candidate_id and text; source, consistency, utility and human if known.",
  recognise({ value, raw }) {
    return (
      raw.place === "row" &&
      isJson(value) &&
      "query_id" in value &&
      "candidate_id" in value &&
      "text" in value
    );
  },
  groupKey: ({ value }) => asText(asJson(value).query_id) ?? "",
  normalise(records) {
    const rows = records.map((record) => asJson(record.value));
    return [{ kind: "query", found: { form: "rows", id: asText(rows[0]?.query_id) ?? "", rows }, records }];
  },
};
