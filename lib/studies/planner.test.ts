import { describe, expect, it } from "vitest";
import { fisherPower } from "@/lib/statistics/power";
import { Assumptions, costAt, planSizes } from "./planner";

const assume = (change: Partial<Assumptions> = {}): Assumptions => ({ ...Assumptions.parse({}), ...change });

describe("planSizes", () => {
  it("finds the size from which on the power is reached, and not one less", () => {
    const { comparison, total } = planSizes(assume({ p1: 0.8, p2: 0.5 }));
    expect(comparison).toMatchObject({ method: "exact" });
    const at = (n: number) => fisherPower({ p1: 0.8, p2: 0.5, n1: n, n2: n, alpha: 0.05 }).power;
    for (let n = comparison!.n; n < comparison!.n + 21; n++) expect(at(n)).toBeGreaterThanOrEqual(0.8);
    expect(at(comparison!.n - 1)).toBeLessThan(0.8);
    expect(total).toEqual({
      trajectories: 2 * comparison!.n,
      labels: 6 * comparison!.n,
      minutes: 18 * comparison!.n,
    });
  });

  it("takes the formula where counting out would take too long, and says so", () => {
    const { comparison } = planSizes(assume({ p1: 0.55, p2: 0.5 }));
    expect(comparison).toMatchObject({ method: "normal", power: null });
    // Fleiss, Levin & Paik: mean rate 0.525, d = 0.05; by hand (1.959964 sqrt(2 × 0.525 × 0.475) + 0.841621 sqrt(0.4975))² / 0.0025.
    const root = 1.959964 * Math.sqrt(2 * 0.525 * 0.475) + 0.841621 * Math.sqrt(0.55 * 0.45 + 0.25);
    const plain = root ** 2 / 0.0025;
    expect(comparison!.n).toBe(Math.ceil((plain / 4) * (1 + Math.sqrt(1 + 4 / (plain * 0.05))) ** 2));
  });

  it("has no size for equal rates", () => {
    expect(planSizes(assume({ p1: 0.5, p2: 0.5 }))).toMatchObject({
      comparison: null,
      total: null,
      interval: [{ rate: 0.5 }],
    });
  });

  it("needs the most items for a narrow interval around one half", () => {
    const { interval } = planSizes(assume({ p1: 0.9, p2: 0.5, width: 0.2 }));
    expect(interval[1]!.n).toBeGreaterThan(interval[0]!.n);
    // Half a width of 0.1 at one half: (1.96 × 0.5 / 0.1)² = 96 by the normal approximation, a few more with exact limits.
    expect(interval[1]!.n).toBeGreaterThan(96);
    expect(interval[1]!.n).toBeLessThan(110);
  });
});

describe("costAt", () => {
  it("is the reciprocal of the rate, times labels, times minutes", () => {
    expect(costAt(0.5, { k: 3, minutes: 2 })).toEqual({ rate: 0.5, trajectories: 2, labels: 6, minutes: 12 });
    expect(costAt(0, { k: 3, minutes: 2 })).toEqual({
      rate: 0,
      trajectories: null,
      labels: null,
      minutes: null,
    });
  });
});
