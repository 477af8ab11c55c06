import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCalls } from "./calls";
import { conversationFromRows } from "./conversation";
import { scanJson } from "./json-scan";
import { jsonText } from "./json-text";

describe("the JSON reader", () => {
  it("keeps the spelling of numbers and the order of keys, and sorts when asked", () => {
    expect(scanJson('{"b": [1, 1.0, 1e2], "a": {"2": 1, "1": 2}}')).toMatchObject({
      text: '{"b":[1,1.0,100.0],"a":{"2":1,"1":2}}',
      sorted: '{"a":{"1":2,"2":1},"b":[1,1.0,100.0]}',
    });
  });

  it("reads what JSON.parse reads, and nothing else", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.parse(scanJson(text)!.text)).toEqual(JSON.parse(text));
      }),
    );
    for (const text of ["", "{", "[1,]", "{'a':1}", "01", '"\n"', "nul", "1 2", "{}}"])
      expect(scanJson(text)).toBeNull();
  });

  it("gives up at 128 levels instead of overflowing", () => {
    expect(scanJson("[".repeat(100_000))).toBeNull();
    expect(scanJson(`${"[".repeat(100)}${"]".repeat(100)}`)).not.toBeNull();
  });
});

describe("jsonText", () => {
  it("writes any JSON value as JSON.stringify does", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("survives depth and values without a text", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(jsonText(deep)).toContain("null");
    expect(jsonText(undefined)).toBe("null");
  });
});

describe("a call in a row", () => {
  const read = (value: string, isQuick: boolean) =>
    readCalls(conversationFromRows([{ from: "function_call", value }]).rows, isQuick)[0]!;

  it.each([
    ['{"name":"load","arguments":{"id":1}}', "load", "load"],
    ['{"function":"load","args":{}}', "load", "load"],
    ['{"name":5,"function":"load"}', "unknown", "unknown"],
    ["load(1)", "load", "load"],
    ["load", "load", "load"],
    ["(load)", "(load)", "(load)"],
    ['{"name":"load","arguments":{', '{"name":"load","arguments":{', "load"],
    ['{"name":"lo\\u0061d"}', "load", "load"],
  ])("%s is named %s by the published reader, %s by the quick one", (value, published, quick) => {
    expect(read(value, false).name).toBe(published);
    expect(read(value, true).name).toBe(quick);
  });

  it("has equal signatures for other white space and key order", () => {
    const one = read('{"name":"a","arguments":{"x":1,"y":"b c"}}', true);
    const other = read('{"name": "a", "arguments": {"y": "b c", "x": 1}}', true);
    expect(one.signature).toBe(other.signature);
    expect(one.args.identity).toBe(other.args.identity);
  });
});
