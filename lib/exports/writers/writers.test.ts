import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { ExportFormat } from "../request";
import { writers } from ".";

describe("the shelf of writers", () => {
  it.each(ExportFormat.options)("has %s under its id, in a file of that name", (id) => {
    expect(writers[id].id).toBe(id);
    expect(writers[id].extension).toBe(id);
    expect(existsSync(path.join(import.meta.dirname, `${id}.ts`))).toBe(true);
  });

  it("holds nothing else", () =>
    expect(Object.keys(writers).sort()).toEqual([...ExportFormat.options].sort()));
});

describe("jsonl", () => {
  const sheet = writers.jsonl.sheet([]);

  it("writes any value so that it reads back the same, on one line", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const { text } = sheet.line(record);
        expect(text.indexOf("\n")).toBe(text.length - 1);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(record));
      }),
    );
  });

  it("keeps keys that mean something to JavaScript, line separators and lone surrogates", () => {
    const record = JSON.parse('{"__proto__":{"x":1},"constructor":"\\u2028","s":"\\ud800","n":"=1+1"}');
    const { text } = sheet.line(record);
    expect(text).toContain('"__proto__":{"x":1}');
    expect(text).toContain("\\ud800");
    expect(text).toContain('"n":"=1+1"');
  });
});

describe("csv", () => {
  const { csv } = writers;
  const line = (value: unknown) => csv.sheet(["value"]).line({ value });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://x")'])(
    "makes %j harmless",
    (text) => {
      const { text: written, neutralised } = line(text);
      expect(neutralised).toBe(1);
      expect(Papa.parse<string[]>(written.slice(0, -2), { delimiter: ",", newline: "\r\n" }).data[0]).toEqual(
        [`'${text}`],
      );
    },
  );

  it.each([
    [-5, "-5"],
    [1.5, "1.5"],
    [true, "true"],
    [null, ""],
    [undefined, ""],
    ["a=b", "a=b"],
    ["'=1", "'=1"],
    [["-x"], '"[""-x""]"'],
    [" padded ", '" padded "'],
  ])("writes %j as %j and leaves it alone", (value, text) =>
    expect(line(value)).toEqual({ text: `${text}\r\n`, neutralised: 0 }),
  );

  it("reads paths of own members only", () => {
    const record = { answers: { reason: "action" }, counts: [1, 2] };
    const columns = ["answers.reason", "answers.toString", "counts.0", "answers.reason.length", "missing"];
    expect(csv.sheet(columns).line(record).text).toBe("action,,1,,\r\n");
    expect(csv.sheet(columns).head).toBe(
      "answers.reason,answers.toString,counts.0,answers.reason.length,missing\r\n",
    );
  });

  it("reads back in a spreadsheet's parser as what was written", () => {
    const text = fc.string({ unit: "binary" }).filter((value) => !/^[=+\-@\t\r]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const sheet = csv.sheet(["a", "b"]);
        const file = sheet.head + rows.map(([a, b]) => sheet.line({ a, b }).text).join("");
        const read = Papa.parse<string[]>(file.slice(0, -2), { newline: "\r\n", delimiter: "," });
        expect(read.data.slice(1)).toEqual(rows.map((row) => row));
      }),
    );
  });
});
