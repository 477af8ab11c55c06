import fc from "fast-check";
import { describe, it, expect } from "vitest";
import { parseInnerJson } from "./inner-json";
import { JsonSyntaxError, readJson } from "./json-reader";
import { tokenAt } from "./json-text";

const codes = (text: string) => readJson(text).warnings.map(({ code, pointer }) => [code, pointer]);

describe("reading a JSON record", () => {
  it("keeps every digit of numbers that don't fit a double, as text", () => {
    const { value } = readJson(
      '{"a":9007199254740993,"b":1E400,"c":1.10,"d":-12,"e":[100927429609276267646756448943279827607]}',
    );
    expect(value).toEqual({
      a: "9007199254740993",
      b: "1E400",
      c: 1.1,
      d: -12,
      e: ["100927429609276267646756448943279827607"],
    });
  });

  it("tolerates NaN and Infinity as unknown, with a warning", () => {
    expect(readJson("[NaN, Infinity, -Infinity, null]").value).toEqual([null, null, null, null]);
    expect(codes('{"a":{"b":NaN}}')).toEqual([["non_standard_number", "/a/b"]]);
  });

  it("notices repeated keys, NUL, half pairs of surrogates, and treats __proto__ as data", () => {
    expect(codes('{"a":1,"a":2}')).toEqual([["duplicate_key", "/a"]]);
    expect(readJson('{"a":1,"a":2}').value).toEqual({ a: 2 });
    expect(codes('{"a":"\\u0000","b\\u0000":1,"c":"\\\\u0000"}').map(([code]) => code)).toEqual([
      "nul_character",
      "nul_character",
    ]);
    expect(codes('["\\ud83d", "\\udc00 x", "\\ud83d\\ude00"]').map(([, pointer]) => pointer)).toEqual([
      "/0",
      "/1",
    ]);
    const { value } = readJson('{"__proto__":{"polluted":true}}');
    expect(Object.keys(value as object)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("keeps what is nested too deep as its text", () => {
    const deep = `${'{"a":'.repeat(6000)}1${"}".repeat(6000)}`;
    const { value, warnings } = readJson(deep);
    expect(() => JSON.stringify(value)).not.toThrow();
    expect(warnings.map(({ code }) => code)).toEqual(["deep_value_as_text"]);
    expect(JSON.stringify(value).length).toBeGreaterThan(30_000);
  });

  it("is only careful when the counts say so, with the same result", () => {
    const counts = { depth: 2, members: 1, oddNumber: false };
    expect(readJson('{"a":[1]}', counts)).toEqual(readJson('{"a":[1]}'));
    // One member less than was counted: a key came twice.
    expect(readJson('{"a":1,"a":2}', { ...counts, members: 2 }).warnings).toHaveLength(1);
  });

  it("says where a syntax error is and what was expected", () => {
    const error = (text: string) => {
      try {
        readJson(text);
      } catch (thrown) {
        if (thrown instanceof JsonSyntaxError) return [thrown.offset, thrown.expected];
        throw thrown;
      }
      return null;
    };
    expect(error('{"a" 1}')).toEqual([5, "a colon"]);
    expect(error('{"a":True}')).toEqual([5, "a value"]);
    expect(error('["a\\x"]')).toEqual([3, "an escaped character"]);
    expect(error("[1] 2")).toEqual([4, "the end of the value"]);
    expect(error('{"a":1,}')).toEqual([7, "a key in double quotes"]);
  });

  it("reads what JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        // Integers that a double may have changed are kept as text on purpose.
        fc.pre(!/\d{16}/.test(text));
        expect(readJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe("the exact text of a value", () => {
  it("finds spelling by path; of a repeated key the last counts", () => {
    const text = '{ "x": [ {"r" : 1.0 }, NaN ], "r": "1.10", "a\\"b": 1E5, "r": 2.50 }';
    expect(tokenAt(text, ["x", 0, "r"])).toBe("1.0");
    expect(tokenAt(text, ["x", 1])).toBe("NaN");
    expect(tokenAt(text, ['a"b'])).toBe("1E5");
    expect(tokenAt(text, ["r"])).toBe("2.50");
    expect(tokenAt(text, ["x", 0])).toBe('{"r" : 1.0 }');
    expect(tokenAt(text, ["y"])).toBeNull();
    expect(tokenAt(text, ["x", 5])).toBeNull();
  });
});

describe("JSON inside strings", () => {
  it("is read with the same care, and is undefined when it is none", () => {
    expect(parseInnerJson('{"id": 2512292042121000001}')).toEqual({ id: "2512292042121000001" });
    expect(parseInnerJson("{'a': 1}")).toBeUndefined();
    expect(parseInnerJson('"text"')).toBe("text");
  });
});
