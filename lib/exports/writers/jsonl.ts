import type { LineWriter } from "../writer";

/**
 * JSON Lines: one record a line, UTF-8, LF. Members stand in the record's own order and lone surrogates are escaped
 * (JSON.stringify's rules), so equal records are equal bytes.
 */
export const jsonl: LineWriter = {
  id: "jsonl",
  extension: "jsonl",
  media_type: "application/x-ndjson",
  sheet: () => ({
    head: "",
    line: (record) => ({ text: `${JSON.stringify(record)}\n`, neutralised: 0 }),
  }),
};
