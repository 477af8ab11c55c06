import { describe, expect, it } from "vitest";
import { toFixedHalfEven } from "./rounding";

describe("toFixedHalfEven", () => {
  it.each([
    [6.25, 1, "6.2"],
    [31.25, 1, "31.2"],
    [0.125, 2, "0.12"],
    [0.375, 2, "0.38"],
    [0.0625, 2, "0.06"],
    [Math.fround(0.44444), 2, "0.44"],
    [100, 1, "100.0"],
    [0, 2, "0.00"],
  ])("%f with %i decimals is %s", (value, decimals, text) => {
    expect(toFixedHalfEven(value, decimals)).toBe(text);
  });
});
