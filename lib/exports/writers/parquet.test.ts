import { tableFromIPC } from "apache-arrow";
import fc from "fast-check";
import { readParquet } from "parquet-wasm/node";
import { describe, expect, it } from "vitest";
import { column, type Column } from "../column";
import { parquet } from "./parquet";

/** Written here, read by another library (the Rust implementation of Arrow). */
function written(columns: readonly Column[], records: readonly Record<string, unknown>[]): Uint8Array {
  const blocks = parquet.blocks(columns);
  const parts = records.flatMap((record) => blocks.add(record) ?? []);
  return Buffer.concat([...parts, blocks.end()]);
}
const read = (bytes: Uint8Array) => tableFromIPC(readParquet(bytes).intoIPCStream());
const { text, integer, number, boolean, moment, texts, json, messages } = column;

const columns = [
  text("name", ""),
  integer("answers.count", ""),
  number("rate", ""),
  boolean("yes", ""),
  moment("at", ""),
  texts("samplers", ""),
  json("votes", ""),
];
const record = {
  name: "=1+1 \u2028 \u0000 é",
  answers: { count: 9_007_199_254_740_991 },
  rate: 0.1,
  yes: false,
  at: "2026-03-01T04:05:06.789Z",
  samplers: ["random", "signal"],
  votes: { yes: 2, no: 1 },
};

describe("parquet", () => {
  it("has the type of every column, and the values, for a reader of another make", () => {
    const table = read(written(columns, [record]));
    expect(table.schema.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      "name Utf8",
      "answers_count Int64",
      "rate Float64",
      "yes Bool",
      "at Timestamp<MICROSECOND, UTC>",
      "samplers List<Utf8>",
      "votes Utf8",
    ]);
    const row = table.get(0)!;
    expect(row.name).toBe(record.name);
    expect(row.answers_count).toBe(9_007_199_254_740_991n);
    expect([row.rate, row.yes]).toEqual([0.1, false]);
    expect(new Date(Number(row.at)).toISOString()).toBe(record.at);
    expect([...row.samplers]).toEqual(record.samplers);
    expect(row.votes).toBe('{"yes":2,"no":1}');
  });

  it("keeps what is missing apart from what is empty, in any mixture over row groups", () => {
    const cell = fc.record({
      name: fc.option(fc.string({ unit: "binary" })),
      answers: fc.record({ count: fc.option(fc.integer()) }),
      rate: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
      yes: fc.option(fc.boolean()),
      at: fc.constant(null),
      samplers: fc.option(fc.array(fc.string({ unit: "binary" }), { maxLength: 3 })),
      votes: fc.option(fc.dictionary(fc.string({ unit: "binary" }), fc.integer())),
    });
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 5 }), fc.constantFrom(1, 400), (some, times) => {
        const rows = Array.from({ length: times }, () => some).flat();
        const table = read(written(columns, rows));
        expect(table.numRows).toBe(rows.length);
        for (const [n, row] of rows.entries()) {
          const got = table.get(n)!;
          expect(got.name).toBe(row.name);
          expect(got.answers_count).toBe(row.answers.count === null ? null : BigInt(row.answers.count));
          expect(got.rate).toBe(row.rate);
          expect(got.yes).toBe(row.yes);
          expect(got.at).toBeNull();
          expect(got.samplers && [...got.samplers]).toEqual(row.samplers);
          expect(got.votes).toBe(row.votes && JSON.stringify(row.votes));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("holds chat messages as a struct of texts that is the same for every conversation", () => {
    const call = { id: "c1", type: "function", function: { name: "find", arguments: '{"q":1}' } };
    const plain = { reasoning_content: null, name: null, tool_call_id: null, tool_calls: null };
    const talk = [
      { role: "user", content: "hi", ...plain },
      { role: "assistant", content: null, ...plain, tool_calls: [call] },
    ];
    const table = read(written([messages("messages", "")], [{ messages: talk }, { messages: [] }]));
    expect(JSON.parse(JSON.stringify(table.get(0)!.messages))).toEqual(talk);
    expect(table.get(1)!.messages.length).toBe(0);
  });

  it("writes half of a surrogate pair as JSON does, where a replacement sign would hide it", () => {
    expect(read(written([text("name", "")], [{ name: "a\ud800b" }])).get(0)!.name).toBe("a\\ud800b");
  });

  it("has typed columns when it has no row, and the same bytes each time", () => {
    const empty = read(written(columns, []));
    expect([empty.numRows, empty.schema.fields.length]).toEqual([0, columns.length]);
    const rows = Array.from({ length: 2500 }, () => record);
    expect(Buffer.compare(written(columns, rows), written(columns, rows))).toBe(0);
    expect(read(written(columns, rows)).numRows).toBe(2500);
  });
});
