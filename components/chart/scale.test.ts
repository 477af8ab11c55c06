import { describe, expect, it } from "vitest";
import { coefficientScale, percentScale, placeOn } from "./scale";

describe("placeOn", () => {
  const scale = percentScale("informative, %");
  it("is percent of the width, held at the edges", () => {
    expect([0, 0.54, 1, 1.2, -3].map((value) => placeOn(scale, value))).toEqual([0, 54, 100, 100, 0]);
  });
});

describe("coefficientScale", () => {
  it("begins at 0 while nothing is negative", () => {
    expect(coefficientScale("", [0.3, null]).min).toBe(0);
    expect(coefficientScale("", [0.3]).ticks.map((tick) => tick.toFixed(1))).toEqual([
      "0.0",
      "0.2",
      "0.4",
      "0.6",
      "0.8",
      "1.0",
    ]);
  });
  it("reaches below the lowest figure, never below −1, with 0 among the ticks", () => {
    expect(coefficientScale("", [-0.05, 0.4]).min).toBeCloseTo(-0.2);
    expect(coefficientScale("", [-0.43]).ticks).toEqual([-0.5, 0, 0.5, 1]);
    expect(coefficientScale("", [-5]).ticks).toEqual([-1, -0.5, 0, 0.5, 1]);
    for (const lowest of [0, -0.1, -0.3, -0.9])
      expect(coefficientScale("", [lowest]).ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
  });
  it("writes zero without a sign and a true minus", () => {
    const { format } = coefficientScale("", []);
    expect([format(-0.00001), format(-0.4), format(1)]).toEqual(["0.0", "−0.4", "1.0"]);
  });
});
