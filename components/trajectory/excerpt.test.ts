import { describe, expect, it } from "vitest";
import { byteLength, excerptOf } from "./excerpt";

describe("excerptOf", () => {
  it("shows short texts whole", () => {
    expect(excerptOf("one\ntwo", false, 8, 4)).toEqual({ end: 7, long: false });
    expect(excerptOf("", false, 8, 4)).toEqual({ end: 0, long: false });
  });

  it("cuts after the rows that are drawn, counting wrapped lines", () => {
    const lines = Array.from({ length: 20 }, (_, i) => `line ${i}`).join("\n");
    const cut = excerptOf(lines, false, 8, 4);
    expect(lines.slice(0, cut.end)).toBe("line 0\nline 1\nline 2\nline 3");
    expect(cut.long).toBe(true);
    const long = "x".repeat(5000);
    expect(excerptOf(long, false, 8, 4)).toEqual({ end: 352, long: true });
    expect(excerptOf(long, true, 8, 4)).toEqual({ end: 5000, long: true });
  });

  it("never cuts a character in two", () => {
    const text = `${"x".repeat(351)}${"😀".repeat(600)}`;
    expect(excerptOf(text, false, 8, 4).end).toBe(351);
  });

  it("measures bytes, not characters", () => expect(byteLength("世a")).toBe(4));
});
