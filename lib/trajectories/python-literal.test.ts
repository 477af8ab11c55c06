import { describe, it, expect } from "vitest";
import { pythonEnd, readPython } from "./python-literal";

describe("Python literals", () => {
  it("are read as models write them", () => {
    expect(readPython("{'a': [1, -2.5, True, None], \"b\": ('x',), 'c': 'it\\'s \\u00e9',}")).toEqual({
      a: [1, -2.5, true, null],
      b: ["x"],
      c: "it's é",
    });
  });

  it("keep all digits of large integers", () => {
    expect(readPython("[9007199254740993]")).toEqual(["9007199254740993"]);
  });

  it.each(["{'a': 1", "{'a'}", "f(1)", "'open", "{'a': 1} x", "", "{'a': undefined}"])(
    "%s is none",
    (text) => {
      expect(readPython(text)).toBeUndefined();
    },
  );

  it("end where the literal ends", () => {
    expect(pythonEnd("x = {'a': '}'} rest", 4)).toBe(14);
    expect(pythonEnd("{'a'", 0)).toBe(-1);
    expect(pythonEnd("[".repeat(5000), 0)).toBe(-1);
  });
});
