import { describe, expect, it } from "vitest";
import { momentText } from "./moment";

describe("momentText", () => {
  it("reads the same moment in UTC wherever it runs", () => {
    expect(momentText(new Date("2026-03-01T04:05:59.9Z"), "utc")).toBe("1 Mar 2026, 04:05");
    expect(momentText(new Date("2026-12-31T23:59:00+09:00"), "utc", false)).toBe("31 Dec 2026");
  });
});
