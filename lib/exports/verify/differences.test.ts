import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differences } from "./differences";

describe("differences of two JSON values", () => {
  it("are none between a value and itself", () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(differences(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
      }),
    ));

  it.each<[unknown, unknown, string[]]>([
    [{ a: 1 }, { a: 1 + 1e-12 }, []],
    [{ a: 1 }, { a: 1.00001 }, ["a: 1 in the file, 1.00001 counted"]],
    [{ a: null }, { a: 0 }, ["a: null in the file, 0 counted"]],
    [{ a: 1 }, {}, ["a: 1 in the file, nothing counted"]],
    [{}, { a: [1] }, ["a: nothing in the file, [1] counted"]],
    [[1, 2], [1], ["1: 2 in the file, nothing counted"]],
    [[], {}, ["all: [] in the file, {} counted"]],
    [{ __proto__: 1 }, { toString: 1 }, ["toString: nothing in the file, 1 counted"]],
    ["x".repeat(99), "y", [`all: "${"x".repeat(56)}… in the file, "y" counted`]],
  ])("of %j and %j are %j", (found, counted, expected) =>
    expect(differences(found, counted)).toEqual(expected),
  );

  it("are told up to a number", () =>
    expect(differences({ a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 })).toHaveLength(3));
});
