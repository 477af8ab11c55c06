import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adjustPValues } from "./adjust-p-values";

const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });

describe("adjustPValues", () => {
  it("adjusts upwards: raw <= bh <= holm <= bonferroni <= 1", () => {
    fc.assert(
      fc.property(values, (p) => {
        const [bh, holm, bonferroni] = (["bh", "holm", "bonferroni"] as const).map(
          (method) => adjustPValues({ p, method }).adjusted,
        );
        p.forEach((raw, i) => {
          const order = [raw, bh![i]!, holm![i]!, bonferroni![i]!, 1];
          order.slice(1).forEach((value, j) => expect(value).toBeGreaterThanOrEqual(order[j]! * (1 - 1e-12)));
        });
      }),
    );
  });

  it("keeps the order of the p-values and follows them wherever they stand", () => {
    fc.assert(
      fc.property(values, fc.constantFrom("bh" as const, "holm" as const), (p, method) => {
        const { adjusted } = adjustPValues({ p, method });
        expect(adjustPValues({ p: p.toReversed(), method }).adjusted).toEqual(adjusted.toReversed());
        p.forEach((a, i) =>
          p.forEach((b, j) => a < b && expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j]!)),
        );
      }),
    );
  });

  it("leaves a single p alone", () => {
    for (const method of ["bh", "holm", "bonferroni"] as const)
      expect(adjustPValues({ p: [0.03], method }).adjusted).toEqual([0.03]);
  });
});
