import { describe, expect, it } from "vitest";
import { summaryFacts } from "./summary-facts";
import { verbWords } from "./verb-words";

describe("an audit entry in words", () => {
  it("lists facts and leaves out what is empty", () => {
    expect(
      summaryFacts({ email: "a@b.c", expires_at: null, released: { items: 2 }, note: "", __proto__: 1 }),
    ).toEqual([
      { name: "email", value: "a@b.c" },
      { name: "released", value: '{"items":2}' },
    ]);
    expect(["x", 5, null, undefined].flatMap(summaryFacts)).toEqual([]);
  });

  it("reads a verb's name as words", () => {
    expect(verbWords("list-audit-log")).toBe("List audit log");
  });
});
