import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { glanceAt } from "./shallow-json";

const kinds = (text: string) => glanceAt(text, 0).members.map(({ kind, value }) => `${kind} ${value}`);

describe("a glance at JSON", () => {
  it("comes out of anything that lies deep, whatever stands there", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (deep) => {
        const text = `{"x": {"y": {"z": ${deep}}}, "error": "locked", "code": 7}`;
        fc.pre(text.length <= 2000);
        const glance = glanceAt(text, 0);
        expect(kinds(text)).toEqual(["error text", "code number"]);
        expect(glance.count).toBe(3);
        const { from, to } = glance.members[0]!;
        expect(text.slice(from, to)).toBe("locked");
      }),
      { numRuns: 300 },
    );
  });

  it("sees keys of the outer two levels only", () => {
    expect(kinds('{"status": "ok", "data": {"message": "hi", "more": {"error": "no"}}}')).toEqual([
      "state text",
      "message text",
    ]);
  });

  it("reads quotes in the Python way, and brackets in quotes as text", () => {
    expect(kinds("{'a': {'b': {'c': ']}', 'd': \"}\"}}, 'error': 'it\\'s locked'}")).toEqual(["error text"]);
  });
});
