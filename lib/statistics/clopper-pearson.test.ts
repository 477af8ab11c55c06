import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clopperPearson } from "./clopper-pearson";
import { binomialPmf } from "./distributions/binomial";
import { wilson } from "./wilson";

const counts = fc
  .integer({ min: 1, max: 300 })
  .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

describe("clopperPearson", () => {
  it("leaves 2.5 % on each side, which is what it promises", () => {
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const [lower, upper] = clopperPearson(k, n);
        const tail = (from: number, to: number, p: number) => {
          let sum = 0;
          for (let x = from; x <= to; x += 1) sum += binomialPmf(x, n, p);
          return sum;
        };
        if (k > 0) expect(tail(k, n, lower!)).toBeCloseTo(0.025, 9);
        else expect(lower).toBe(0);
        if (k < n) expect(tail(0, k, upper!)).toBeCloseTo(0.025, 9);
        else expect(upper).toBe(1);
      }),
    );
  });

  it.each([
    ["Clopper-Pearson", clopperPearson],
    ["Wilson", wilson],
  ])("%s mirrors when yes and no change places, holds k/n and widens with confidence", (_, interval) => {
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const [lower, upper] = interval(k, n);
        const [otherLower, otherUpper] = interval(n - k, n);
        expect(lower).toBeCloseTo(1 - otherUpper!, 12);
        expect(upper).toBeCloseTo(1 - otherLower!, 12);
        expect(lower).toBeLessThanOrEqual(k / n);
        expect(upper).toBeGreaterThanOrEqual(k / n);
        const [wideLower, wideUpper] = interval(k, n, 0.99);
        expect(wideLower).toBeLessThanOrEqual(lower!);
        expect(wideUpper).toBeGreaterThanOrEqual(upper!);
      }),
    );
  });

  it("has no limits for nothing of nothing", () => {
    expect(clopperPearson(0, 0)).toEqual([null, null]);
    expect(wilson(0, 0)).toEqual([null, null]);
  });
});
