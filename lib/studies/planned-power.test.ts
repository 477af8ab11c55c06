import { describe, expect, it } from "vitest";
import { plannedPower } from "./planned-power";

describe("plannedPower", () => {
  it("grows with the difference and with the samples", () => {
    const [small, large] = [plannedPower(50, 50)!, plannedPower(100, 100)!];
    const powers = large.map(({ power }) => power);
    expect(powers).toEqual([...powers].sort((a, b) => a - b));
    expect(small.every(({ power }, n) => power < powers[n]!)).toBe(true);
  });
  it("is what an exact calculation for 100 against 100 gives", () => {
    // 0.55 against 0.45, then 0.6 against 0.4.
    const [ten, twenty] = plannedPower(100, 100)!;
    expect(ten!.power).toBeCloseTo(0.262, 3);
    expect(twenty!.power).toBeGreaterThan(0.74);
    expect(twenty!.power).toBeLessThan(0.81);
  });
  it("isn't told for empty or for huge samples", () => {
    expect(plannedPower(0, 100)).toBeNull();
    expect(plannedPower(100, 5000)).toBeNull();
  });
});
