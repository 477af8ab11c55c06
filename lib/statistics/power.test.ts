import { describe, expect, it } from "vitest";
import { binomialPmf } from "./distributions/binomial";
import { fisherExact } from "./fisher-exact";
import { fisherPower } from "./power";
import { fisherSampleSize } from "./sample-size";

describe("fisherPower", () => {
  it.each([
    [0.3, 0.8, 12, 12, 0.05],
    [0.05, 0.4, 9, 17, 0.1],
    [0.5, 0.5, 14, 14, 0.05],
    [0, 1, 4, 4, 0.05],
  ])("adds up the outcomes that the test rejects: p %f and %f, n %i and %i", (p1, p2, n1, n2, alpha) => {
    let brute = 0;
    for (let x1 = 0; x1 <= n1; x1 += 1)
      for (let x2 = 0; x2 <= n2; x2 += 1)
        if (
          fisherExact({
            table: [
              [x1, n1 - x1],
              [x2, n2 - x2],
            ],
          }).p_two_sided <= alpha
        )
          brute += binomialPmf(x1, n1, p1) * binomialPmf(x2, n2, p2);
    expect(fisherPower({ p1, p2, n1, n2, alpha }).power).toBeCloseTo(brute, 12);
  });

  it("never exceeds the level when there is no difference", () => {
    for (const p of [0.02, 0.2, 0.5, 0.9])
      expect(fisherPower({ p1: p, p2: p, n1: 60, n2: 45, alpha: 0.05 }).power).toBeLessThanOrEqual(0.05);
  });

  it("has no power without observations", () => {
    expect(fisherPower({ p1: 0.1, p2: 0.9, n1: 0, n2: 5, alpha: 0.05 }).power).toBe(0);
  });
});

describe("fisherSampleSize", () => {
  it("finds the first size that reaches the power", () => {
    const input = { p1: 0.2, p2: 0.7, alpha: 0.05, power: 0.8 };
    const { n_per_group_first, power_at_first, n_per_group_stable } = fisherSampleSize(input);
    const at = (n: number) => fisherPower({ ...input, n1: n, n2: n }).power;
    expect(power_at_first).toBe(at(n_per_group_first!));
    for (let n = 1; n < n_per_group_first!; n += 1) expect(at(n)).toBeLessThan(0.8);
    for (let n = n_per_group_stable!; n < n_per_group_stable! + 21; n += 1)
      expect(at(n)).toBeGreaterThanOrEqual(0.8);
    if (n_per_group_stable! > n_per_group_first!) expect(at(n_per_group_stable! - 1)).toBeLessThan(0.8);
  });

  it("says that equal rates can't be told apart, and leaves the exact answer to smaller designs", () => {
    expect(fisherSampleSize({ p1: 0.3, p2: 0.3, alpha: 0.05, power: 0.8 })).toMatchObject({
      n_normal: null,
      status: "undefined",
    });
    const small = fisherSampleSize({ p1: 0.5, p2: 0.51, alpha: 0.05, power: 0.8 });
    expect(small).toMatchObject({ n_per_group_first: null, status: "undefined" });
    expect(small.n_normal).toBeGreaterThan(30_000);
  });
});
