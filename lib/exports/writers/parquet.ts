import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import { valueAt, type Column, type ColumnType } from "../column";
import type { BlockWriter } from "../writer";

/** The first group is small, for previews; the others are bounded by rows and by the text in them. */
const firstRows = 1000;
const groupRows = 10_000;
const groupText = 8_000_000;

const leaf = (name: string, more: Partial<SchemaElement> & Pick<SchemaElement, "type">): SchemaElement => ({
  name,
  repetition_type: "OPTIONAL",
  ...more,
});
const text = (name: string): SchemaElement =>
  leaf(name, { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } });
const group = (name: string, children: number): SchemaElement => ({
  name,
  repetition_type: "OPTIONAL",
  num_children: children,
});
/** The three levels that every reader takes for a list. */
const list = (name: string, element: SchemaElement[]): SchemaElement[] => [
  { ...group(name, 1), converted_type: "LIST", logical_type: { type: "LIST" } },
  { name: "list", repetition_type: "REPEATED", num_children: 1 },
  ...element,
];

/** The portable chat message: all leaves text, arguments as JSON text, the same struct in every file. */
const message: SchemaElement[] = [
  group("element", 6),
  ...["role", "content", "reasoning_content", "name", "tool_call_id"].map(text),
  ...list("tool_calls", [
    group("element", 3),
    text("id"),
    text("type"),
    group("function", 2),
    text("name"),
    text("arguments"),
  ]),
];

const elements: Record<ColumnType, (name: string) => SchemaElement[]> = {
  text: (name) => [text(name)],
  json: (name) => [text(name)],
  integer: (name) => [leaf(name, { type: "INT64" })],
  number: (name) => [leaf(name, { type: "DOUBLE" })],
  boolean: (name) => [leaf(name, { type: "BOOLEAN" })],
  moment: (name) => [
    leaf(name, {
      type: "INT64",
      converted_type: "TIMESTAMP_MICROS",
      logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MICROS" },
    }),
  ],
  texts: (name) => list(name, [text("element")]),
  messages: (name) => list(name, message),
};

/** Half of a surrogate pair can't be said in UTF-8, and a replacement sign would hide it: it is written as in JSON. */
const sayable = (value: string): string =>
  /\p{Surrogate}/u.test(value)
    ? value.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
    : value;

const asText = (value: unknown): string =>
  sayable(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Texts anywhere in a nested value made sayable. */
function nested(value: unknown): unknown {
  if (typeof value === "string") return sayable(value);
  if (Array.isArray(value)) return value.map(nested);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nested(inner)]));
}

const cells: Record<ColumnType, (value: unknown) => unknown> = {
  text: asText,
  json: (value) => sayable(JSON.stringify(value)),
  integer: (value) => BigInt(value as number),
  number: Number,
  boolean: Boolean,
  // hyparquet-writer takes the stored form of a type that it has no own values for.
  moment: (value) => new Date(value as string),
  texts: nested,
  messages: nested,
};

const sizeOf = (value: unknown): number =>
  typeof value === "string" ? value.length : typeof value === "object" && value !== null ? 64 : 8;

/** The name of a column where a dot would mean a member: `answers.reason` is `answers_reason`. */
export const parquetName = (path: string): string => path.replaceAll(".", "_");

/**
 * Parquet with a type for every column, all of them nullable: what reads as the same table in every reader. No Parquet
 * JSON type (readers take it for bytes), no time of writing, no guessing, so equal records are equal bytes.
 */
export const parquet: BlockWriter = {
  id: "parquet",
  extension: "parquet",
  media_type: "application/vnd.apache.parquet",
  blocks(columns: readonly Column[]) {
    const writer = new ByteWriter();
    const file = new ParquetWriter({
      writer,
      schema: [
        { name: "root", num_children: columns.length },
        ...columns.flatMap(({ path, type }) => elements[type](parquetName(path))),
      ],
      createdBy: "assay",
    });
    const paths = columns.map(({ path }) => path.split("."));
    const names = columns.map(({ path }) => parquetName(path));
    let pending: unknown[][] = columns.map(() => []);
    let size = 0;
    let rows = 0;
    let groups = 0;
    const taken = (): Uint8Array => {
      const bytes = writer.getBytes().slice();
      writer.index = 0;
      return bytes;
    };
    const flush = (): Uint8Array => {
      void file.write({
        columnData: pending.map((data, place) => ({ name: names[place]!, data, columnIndex: true })),
        rowGroupSize: rows,
      });
      pending = columns.map(() => []);
      size = 0;
      rows = 0;
      groups++;
      return taken();
    };
    return {
      add(record) {
        for (const [place, { type }] of columns.entries()) {
          const value = valueAt(record, paths[place]!);
          const cell = value === null || value === undefined ? null : cells[type](value);
          size += type === "messages" ? JSON.stringify(cell).length : sizeOf(cell);
          pending[place]!.push(cell);
        }
        rows++;
        return rows >= (groups === 0 ? firstRows : groupRows) || size >= groupText ? flush() : null;
      },
      end() {
        if (rows > 0) {
          const block = flush();
          void file.finish();
          return concat(block, taken());
        }
        void file.finish();
        return groups > 0 ? taken() : withStructList(taken());
      },
    };
  },
};

/**
 * hyparquet-writer guesses the type of a list's elements from the first one, so that a file without row groups has a list
 * of nothing there, which strict readers refuse. The bytes around it: 0 rows, the empty list, "assay".
 */
function withStructList(file: Uint8Array): Uint8Array {
  const guessed = [0x16, 0x00, 0x19, 0x00, 0x28, 0x05, ...new TextEncoder().encode("assay")];
  const at = file.findIndex((_, from) => guessed.every((byte, n) => file[from + n] === byte));
  if (at < 0) throw new Error("the Parquet footer of an empty table isn't as expected");
  file[at + 3] = 0x0c;
  return file;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
