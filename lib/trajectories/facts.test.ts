import { describe, expect, it } from "vitest";
import { firstWords, isErrorResult } from "./facts";
import type { ToolResult } from "./schema";

const result = (text: string, status: ToolResult["status"] = "unknown"): ToolResult => ({
  call_key: null,
  source_call_id: null,
  bound_by: "none",
  status,
  text,
  parts: null,
});

describe("isErrorResult", () => {
  it.each([
    "Error: user not found",
    "  [ERROR] no such flight",
    "ValueError: bad literal",
    "Traceback (most recent call last):\n  File …",
    '{"error": "no such order"}',
    '{ "error" : {"code": 7} }',
  ])("takes %j for an error", (text) => expect(isErrorResult(result(text))).toBe(true));

  it.each([
    "error_log.txt  12 kB",
    "No errors found: all good",
    '{"error": null, "rows": 3}',
    '{"errors_total": 0}',
    "The word error occurs here.",
    "",
  ])("takes %j for a result", (text) => expect(isErrorResult(result(text))).toBe(false));

  it("believes the source before the text", () => {
    expect(isErrorResult(result("Error: shown as documentation", "ok"))).toBe(false);
    expect(isErrorResult(result("fine", "error"))).toBe(true);
  });
});

describe("firstWords", () => {
  it("counts characters, not UTF-16 units, and never cuts one in half", () => {
    const text = firstWords("😀".repeat(300));
    expect(Array.from(text)).toHaveLength(200);
    expect(text.endsWith("😀…")).toBe(true);
  });

  it("puts lines on one line", () => expect(firstWords("  a\n\tb\u2028c ")).toBe("a b c"));
});
