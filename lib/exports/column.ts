/**
 * What a column of a table holds. `moment`: ISO 8601 in UTC with milliseconds. `texts`: a list of texts. `json`: a list
 * or object whose members differ from row to row; where columns need a fixed type it is JSON text. `messages`: a list of
 * chat messages, which only column formats with nested types hold.
 */
export type ColumnType = "text" | "integer" | "number" | "boolean" | "moment" | "texts" | "json" | "messages";

/** A column of a table form, and what its codebook says of it. */
export interface Column {
  /** Path into the record: `answers.reason`. */
  path: string;
  type: ColumnType;
  about: string;
}

const of =
  (type: ColumnType) =>
  (path: string, about: string): Column => ({ path, type, about });

export const column = {
  text: of("text"),
  integer: of("integer"),
  number: of("number"),
  boolean: of("boolean"),
  moment: of("moment"),
  texts: of("texts"),
  json: of("json"),
  messages: of("messages"),
};

/** The value at a path of own members; `undefined` where it ends early. */
export function valueAt(record: object, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
