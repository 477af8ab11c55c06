import fc from "fast-check";
import { describe, it, expect } from "vitest";
import type { ContainerChooser, SplitItem } from "./raw-record";
import { RecordSplitter, splitRecords } from "./records";

const chooser: ContainerChooser = {
  array: (first) => (new TextDecoder().decode(first).includes('"part"') ? "whole" : "elements"),
  members: (_key, first) => new TextDecoder().decode(first).includes('"keyed"'),
  frames: new Set(["runs"]),
  framed: (_frame, first) => new TextDecoder().decode(first).startsWith('{"r"'),
};

async function split(text: string | Uint8Array, chunkSize = 1 << 20, limits = {}): Promise<SplitItem[]> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const items: SplitItem[] = [];
  const all = { maxRecordBytes: 1 << 20, maxMembers: 1000, maxDepth: 1000, ...limits };
  for await (const batch of splitRecords(chunks(), chooser, all)) items.push(...batch);
  return items;
}

const text = (item: SplitItem | undefined) =>
  item && item.kind !== "problem" ? new TextDecoder().decode(item.record.bytes) : null;

const problem = (item: SplitItem | undefined) => (item?.kind === "problem" ? item.problem : null);

describe("splitting into records", () => {
  it("finds one value a line, with CR LF, blank lines and no line end", async () => {
    const items = await split('{"a":1}\r\n\r\n[2]\n"three"\n4');
    expect(items.map(text)).toEqual(['{"a":1}', "[2]", '"three"', "4"]);
    expect(items.map((item) => item.kind === "record" && item.record.line)).toEqual([1, 3, 4, 5]);
  });

  it("splits at LF only, never at U+2028, U+2029 or U+0085", async () => {
    expect(await split('{"a":"b\u2028c\u2029d\u0085e"}\n{"a":2}\n')).toHaveLength(2);
  });

  it("finds glued and pretty-printed values", async () => {
    expect((await split('{"a":1}{"b":2} [3]')).map(text)).toEqual(['{"a":1}', '{"b":2}', "[3]"]);
    expect((await split('{\n"a":1\n}\n{\n"b":2\n}\n')).map(text)).toEqual(['{\n"a":1\n}', '{\n"b":2\n}']);
  });

  it("takes an array apart, or leaves it whole when its elements are parts", async () => {
    const items = await split('[ {"a":1},\n {"b":[{"c":2}]} ]');
    expect(items.map(text)).toEqual(['{"a":1}', '{"b":[{"c":2}]}']);
    expect(
      items.map(
        (item) => item.kind === "record" && [item.record.pointer, item.record.line, item.record.column],
      ),
    ).toEqual([
      ["/0", 1, 3],
      ["/1", 2, 2],
    ]);
    expect((await split('[{"part":1},{"part":2}]\n[{"part":3}]')).map(text)).toEqual([
      '[{"part":1},{"part":2}]',
      '[{"part":3}]',
    ]);
  });

  it("takes an object of records apart by its keys", async () => {
    const items = await split('{"x/1":{"keyed":1},"y":{"keyed":2}}');
    expect(items.map((item) => item.kind === "record" && [item.record.key, item.record.pointer])).toEqual([
      ["x/1", "/x~11"],
      ["y", "/y"],
    ]);
  });

  it("streams the record array of an object and keeps the rest as its frame", async () => {
    const items = await split('{"info":{"n":1},"runs":[{"r":1},{"r":[[2]]}],"tasks":[{"t":[{"u":3}]}]}', 5);
    expect(items.map(text)).toEqual([
      '{"r":1}',
      '{"r":[[2]]}',
      '{"info":{"n":1},"runs":[],"tasks":[{"t":[{"u":3}]}]}',
    ]);
    expect(items[2]).toMatchObject({ kind: "frame", elements: 2 });
    const head = items[0]!.kind === "record" ? items[0]!.record.frame! : null;
    expect(new TextDecoder().decode(head!.bytes)).toBe('{"info":{"n":1},"runs":[]}');
  });

  it.each([
    '{"id":1,"runs":[{"no run":1},{"r":2}],"x":[{"r":3}]}',
    '{"runs":[]}',
    '{"runs":[1,2],"y":{"runs":[{"r":1}]}}',
  ])("keeps an object whole whose list holds no records: %s", async (source) => {
    for (const size of [1, 7, 100]) {
      const items = await split(source, size);
      expect(items.map((item) => item.kind)).toEqual(["record"]);
      expect(items.map(text)).toEqual([source]);
    }
  });

  it("gives byte ranges that cut the record out of the file, byte order mark included", async () => {
    const source = new TextEncoder().encode('\ufeff[{"a":"é"},\n{"b":2}]');
    for (const item of await split(source)) {
      if (item.kind !== "record") throw new Error("no record");
      expect(source.slice(...item.record.byteRange)).toEqual(new Uint8Array(item.record.bytes));
    }
  });

  it.each(['not json at all\n{"a":1}', '{"a":1}\n1 2 3\n', '{"a":1}\nno words here'])(
    "takes a line of words for one broken record: %s",
    async (source) => {
      const items = await split(source);
      expect(items).toHaveLength(2);
      expect(items.map(text)).toContain('{"a":1}');
    },
  );

  it("reports a torn line and goes on with the next", async () => {
    const items = await split('{"a":1}\n{"b":"x\n{"c":[1,\n{"d":4}\n{"e');
    expect(items.map(text)).toEqual(['{"a":1}', null, null, '{"d":4}', null]);
    expect(problem(items[1])).toMatchObject({
      line: 2,
      code: "json_syntax",
      fatal: false,
      excerpt: '{"b":"x',
    });
    expect(problem(items[2])).toMatchObject({ line: 3, column: 9 });
    expect(problem(items[4])).toMatchObject({ line: 5, record: 4 });
  });

  it("goes on after a torn first line", async () => {
    expect((await split('{"a":"x\n{"b":2}\n')).map(text)).toEqual([null, '{"b":2}']);
    expect((await split('{"a":{"b":1}\n{"c":3}\n{"d":4}')).map(text)).toEqual([null, '{"c":3}', '{"d":4}']);
  });

  it("names the stray comma of an array and reads nothing behind it", async () => {
    const items = await split('[\n  {"a": 0,},\n  {"a": 1}\n]');
    expect(items).toHaveLength(1);
    expect(problem(items[0])).toMatchObject({
      line: 2,
      column: 10,
      fatal: true,
      expected: "a key in double quotes after the comma",
    });
  });

  it("stops at a text that is no JSON with one message", async () => {
    const items = await split("Dear reader,\nthis is a letter.\n");
    expect(items).toHaveLength(1);
    expect(problem(items[0])).toMatchObject({ line: 1, column: 1, fatal: true });
  });

  it("skips records beyond the limits and names them", async () => {
    const items = await split(
      `{"a":"${"x".repeat(200)}"}\n{"b":1}\n${"[".repeat(60)}${"]".repeat(60)}\n{"a":1,"b":2,"c":3,"d":4}\n`,
      50,
      { maxRecordBytes: 150, maxDepth: 50, maxMembers: 3 },
    );
    expect(items.map((item) => problem(item)?.code ?? "ok")).toEqual([
      "record_too_large",
      "ok",
      "too_deep",
      "too_many_keys",
    ]);
    expect(problem(items[0])!.byteRange).toEqual([0, 208]);
  });

  it("keeps no more than one record in memory", () => {
    const splitter = new RecordSplitter(chooser);
    const line = new TextEncoder().encode(`{"a":"${"y".repeat(1000)}"}\n`);
    for (let i = 0; i < 100; i += 1) {
      splitter.push(line);
      expect(splitter.take()).toHaveLength(1);
    }
  });

  it("says the same whatever the size of the chunks", async () => {
    const values = fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(values, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (list, size, lines) => {
        const file = lines
          ? list.map((value) => JSON.stringify(value)).join("\n")
          : JSON.stringify(list, null, 1);
        expect(await split(file, size)).toEqual(await split(file));
      }),
    );
  });
});
