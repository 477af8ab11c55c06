import { describe, it, expect } from "vitest";
import { readEpoch, readTime } from "./source-time";

describe("reading times", () => {
  it.each([
    [1760000000, "2025-10-09T08:53:20Z", "s"],
    [1760000000123, "2025-10-09T08:53:20.123Z", "ms"],
    [1760000000123456, "2025-10-09T08:53:20.123456Z", "us"],
    ["1760000000123456789", "2025-10-09T08:53:20.123456789Z", "ns"],
    [1760000000.5, "2025-10-09T08:53:20.5Z", "ms"],
    ["2025-10-09T10:53:20.123456+02:00", "2025-10-09T08:53:20.123456Z", "us"],
    ["2025-10-09", "2025-10-09T00:00:00Z", "day"],
    ["20251009T085320Z", "2025-10-09T08:53:20Z", "s"],
  ])("%s is %s to the %s", (given, at, precision) => {
    expect(readTime(given)).toMatchObject({ at, precision, warning: null });
  });

  it("says when a zone is missing and assumes UTC", () => {
    expect(readTime("2025-10-09 08:53:20")).toEqual({
      at: "2025-10-09T08:53:20Z",
      precision: "s",
      zone: "assumed-utc",
      warning: "time_zone_missing",
    });
  });

  it("takes 0 for unknown and odd values for no time, never 1970 or the far future", () => {
    expect(readTime(0)).toMatchObject({ at: null, warning: "time_unknown" });
    for (const odd of ["yesterday", "2025-02-30", "2025-10-09T25:00:00Z", 12, 9.9e20, true, {}])
      expect(readTime(odd)).toMatchObject({ at: null, warning: "time_invalid" });
    for (const absent of [null, undefined, ""])
      expect(readTime(absent)).toMatchObject({ at: null, warning: null });
  });

  it("reads a count of a known unit, whatever its size", () => {
    expect(readEpoch(1771237881577110, "us").at).toBe("2026-02-16T10:31:21.577110Z");
    expect(readEpoch("1760000000", "s").at).toBe("2025-10-09T08:53:20Z");
  });
});
