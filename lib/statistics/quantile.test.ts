import { describe, expect, it } from "vitest";
import { median, quantile } from "./quantile";

describe("quantiles", () => {
  it("are the middle of values in any order, none of no values", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([10, 9, 100, 1])).toBe(9.5);
    expect(median([])).toBeNull();
    expect(quantile([], 0.5)).toBeNull();
  });
});
