import { describe, expect, it } from "vitest";
import {
  clockOf,
  formatBytes,
  formatCount,
  formatDecimal,
  formatDuration,
  formatInterval,
  formatP,
  formatPercent,
  formatPlural,
} from "./format";

describe("format", () => {
  it("groups thousands and counts things", () => {
    expect(formatCount(12480)).toBe("12,480");
    expect(formatPlural(1, "step")).toBe("1 step");
    expect(formatPlural(1200, "step")).toBe("1,200 steps");
    expect(formatPlural(2, "query", "queries")).toBe("2 queries");
  });

  it("writes a true minus sign", () => {
    expect(formatDecimal(-3.5, 1)).toBe("−3.5");
    expect(formatInterval([-0.035, 0.193], 1, 100)).toBe("−3.5 to 19.3");
    expect(formatPercent(0.82, 1)).toBe("82.0");
  });

  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1.0 kB"],
    [2149, "2.1 kB"],
    [9949, "9.9 kB"],
    [9950, "10 kB"],
    [12_345, "12 kB"],
    [999_400, "999 kB"],
    [999_600, "1.0 MB"],
    [3_400_000, "3.4 MB"],
  ])("says %d bytes as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it.each([
    [96, "96 ms"],
    [1234, "1.2 s"],
    [42_000, "42 s"],
    [190_000, "3 min 10 s"],
    [7_500_000, "2 h 5 min"],
  ])("says %d milliseconds as %s", (ms, text) => expect(formatDuration(ms)).toBe(text));

  it("keeps small p values readable and never says zero", () => {
    expect(formatP(0.232)).toEqual({ text: "0.232", exponent: null });
    expect(formatP(3.5e-5)).toEqual({ text: "3.5 × 10", exponent: -5 });
    expect(formatP(0)).toEqual({ text: "< 1 × 10", exponent: -300 });
  });

  it("reads the clock as written", () => {
    expect(clockOf("2026-05-24T10:02:11.5+02:00")).toBe("10:02:11");
    expect(clockOf("2026-05-24")).toBeNull();
    expect(clockOf(undefined)).toBeNull();
  });
});
