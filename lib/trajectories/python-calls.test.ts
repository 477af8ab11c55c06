import { describe, it, expect } from "vitest";
import { readPythonCalls } from "./python-calls";

describe("calls as Python expressions", () => {
  it("reads one call or a list of them", () => {
    expect(readPythonCalls("f(a=1, b='x', c=[True, None])")).toEqual([
      { name: "f", args: { a: 1, b: "x", c: [true, null] }, raw: "a=1, b='x', c=[True, None]" },
    ]);
    expect(readPythonCalls(" [a.b(), g('p', k={'x': ')'})] ")).toEqual([
      { name: "a.b", args: {}, raw: "" },
      { name: "g", args: { arg0: "p", k: { x: ")" } }, raw: "'p', k={'x': ')'}" },
    ]);
  });

  it.each(["", "[]", "Hello there", "f(a=b)", "f(a=1", "f(a=1) and more", "see f(1), or g(2) then", "(1)"])(
    "leaves %j alone",
    (text) => {
      expect(readPythonCalls(text)).toBeNull();
    },
  );
});
