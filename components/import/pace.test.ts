import { describe, expect, it } from "vitest";
import { paceText } from "./pace";

describe("paceText", () => {
  it("says share, rate and time left", () =>
    expect(paceText(10e6, { done: 0, at: 0 }, { done: 4e6, at: 2000 })).toBe("40 % · 2.0 MB/s · 3.0 s left"));
  it("says only the share while nothing moved", () =>
    expect(paceText(10e6, { done: 4e6, at: 5 }, { done: 4e6, at: 9 })).toBe("40 %"));
  it("never passes 100 and doesn't fail on nothing", () => {
    expect(paceText(10, { done: 0, at: 0 }, { done: 20, at: 1000 })).toMatch(/^100 %/);
    expect(paceText(0, { done: 0, at: 0 }, { done: 0, at: 0 })).toBe("0 %");
  });
});
