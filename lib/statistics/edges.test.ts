import { describe, expect, it } from "vitest";
import { agreementWeights } from "./agreement-weights";
import { benchmarkLabel, gwetBenchmark } from "./benchmark";
import { conditionalOddsRatio } from "./conditional-odds-ratio";
import { newcombe } from "./newcombe";
import { computeStatistic } from "./registry";

/** Result of a statistic by name; these inputs are all well formed. */
function compute(name: string, input: unknown): Record<string, unknown> {
  const computed = computeStatistic(name, input);
  if (!computed.ok) throw new Error(computed.message);
  return computed.result as Record<string, unknown>;
}
const nothing = [null, null];

describe("agreement at its edges", () => {
  it("keeps the observed and chance agreement of a coefficient that isn't defined", () => {
    const all = compute("agreement.multi", {
      ratings: [
        ["a", "a"],
        ["a", "a"],
      ],
      categories: ["a", "b"],
    });
    for (const name of ["fleiss_kappa", "conger_kappa"])
      expect(all[name], name).toMatchObject({
        value: null,
        pa: 1,
        pe: 1,
        se: null,
        ci95: nothing,
        status: "undefined",
      });
    expect(all.krippendorff_alpha).toMatchObject({ value: null, pe: 1, status: "undefined" });
    // AC1 takes no agreement for chance when one of two categories has everything: 2/(2·1) · (1·0 + 0·1) = 0.
    expect(all.gwet_ac).toMatchObject({ value: 1, pa: 1, pe: 0, se: 0, ci95: [1, 1], p_two_sided: null });
  });

  it("gives a value without an interval for a single item", () => {
    const one = compute("agreement.multi", { ratings: [["a", "b", "b"]], categories: ["a", "b"] });
    // One of three pairs agrees; shares 1/3 and 2/3: pe of AC1 is 2 · 1/3 · 2/3 = 4/9, so (1/3 - 4/9) / (5/9) = -1/5.
    const coefficient = one.gwet_ac as { value: number };
    expect(coefficient.value).toBeCloseTo(-0.2, 12);
    expect(one.gwet_ac).toMatchObject({
      se: null,
      ci95: nothing,
      df: null,
      p_two_sided: null,
      status: "single_item",
    });
    expect(one.krippendorff_alpha).toMatchObject({ se: null, status: "single_item" });
  });

  it("drops raters and items without ratings, and patterns that occur nowhere", () => {
    const figures = compute("agreement.multi", {
      patterns: [
        { ratings: ["a", null, "a"], count: 3 },
        { ratings: ["b", null, "b"], count: 2 },
        { ratings: [null, null, null], count: 5 },
        { ratings: ["a", "b", "b"], count: 0 },
      ],
      categories: ["a", "b"],
    });
    expect(figures).toMatchObject({ n_raters: 2, n_items: 5, n_items_2plus: 5, n_ratings: 10 });
    expect(figures.conger_kappa).toMatchObject({ value: 1 });
  });

  it("counts every pair fully when the scores leave nothing to weigh", () => {
    expect(agreementWeights(2, "linear", [3, 3])).toEqual({
      of: [
        [1, 1],
        [1, 1],
      ],
      total: 4,
    });
    expect(agreementWeights(3, "linear")).toEqual({
      of: [
        [1, 0.5, 0],
        [0.5, 1, 0.5],
        [0, 0.5, 1],
      ],
      total: 5,
    });
    expect(agreementWeights(3, "quadratic").of[0]).toEqual([1, 0.75, 0]);
  });
});

describe("words for coefficients", () => {
  it("keep a value beyond 1 by rounding on the best level, and 0 off the worst", () => {
    expect(benchmarkLabel(1 + 1e-12, "landis-koch")).toBe("Almost Perfect");
    expect(benchmarkLabel(1 + 1e-12, "altman")).toBe("Very Good");
    expect(benchmarkLabel(0, "landis-koch")).toBe("Slight");
    expect(benchmarkLabel(-1e-12, "landis-koch")).toBe("Poor");
    expect(benchmarkLabel(-0.5, "altman")).toBe("Poor");
  });

  it("take the level itself when there is no error, however sure one wants to be", () => {
    const sure = gwetBenchmark({ value: 0.5, se: 0, scale: "landis-koch", threshold: 1 });
    expect(sure.label).toBe("Moderate");
    expect(sure.cumulative).toEqual([0, 0, 1, 1, 1, 1]);
    expect(sure.levels).toEqual(["Almost Perfect", "Substantial", "Moderate", "Fair", "Slight", "Poor"]);
  });

  it("fall with the error", () => {
    const label = (se: number) =>
      gwetBenchmark({ value: 0.7, se, scale: "landis-koch", threshold: 0.95 }).label;
    // Phi(0.1/0.05) = 0.977 of the mass lies above 0.6; Phi(0.1/0.1) = 0.84 above 0.6 and Phi(3) = 0.999 above 0.4.
    expect([label(0.05), label(0.1)]).toEqual(["Substantial", "Moderate"]);
  });
});

describe("resampling", () => {
  it("has the standard error of two replicates, and none of one", () => {
    const of = (replicates: number[]) =>
      compute("bootstrap.from_replicates", { estimate: 2, replicates, jackknife: [1, 2, 3] });
    expect(of([1, 3]).se).toBeCloseTo(Math.SQRT2, 12);
    expect(of([2]).se).toBeNull();
  });

  it("has no corrected interval where all replicates lie on one side", () => {
    const result = compute("bootstrap.from_replicates", {
      estimate: 9,
      replicates: [1, 2, 3],
      jackknife: [1, 2, 4],
    });
    expect(result).toMatchObject({ bca: nothing, adjusted_levels: nothing, z0: null, status: "undefined" });
    // Type 7 on [1, 2, 3]: 1 + 2 · 0.025 and 1 + 2 · 0.975.
    const [low, high] = result.percentile as [number, number];
    expect([low, high].map((value) => value.toFixed(12))).toEqual(["1.050000000000", "2.950000000000"]);
    // Deviations 4/3, 1/3, -5/3: sum of cubes -60/27, of squares 42/9; -60/27 / (6 (42/9)^1.5).
    expect(result.acceleration).toBeCloseTo(-60 / 27 / (6 * (42 / 9) ** 1.5), 12);
  });

  it("takes equal jackknife values for no skewness", () => {
    const of = (jackknife: number[]) =>
      compute("bootstrap.from_replicates", { estimate: 2, replicates: [1, 2, 3], jackknife }).acceleration;
    expect(of([0.1, 0.1, 0.1])).toBe(0);
    expect(of([5, 5])).toBe(0);
  });
});

describe("tables at their edges", () => {
  it("estimate no odds ratio at the upper end of the support, 0 at the lower, and nothing of one table", () => {
    expect(conditionalOddsRatio(3, { m: 3, n: 4, k: 3 })).toBeNull();
    expect(conditionalOddsRatio(0, { m: 3, n: 4, k: 3 })).toBe(0);
    expect(conditionalOddsRatio(0, { m: 3, n: 4, k: 0 })).toBeNull();
    // Symmetric margins and the middle of the support: no association.
    expect(conditionalOddsRatio(2, { m: 4, n: 4, k: 4 })).toBeCloseTo(1, 10);
  });

  it("give the estimate from the likelihood equation of a small table", () => {
    // Support 0..2 with weights 1, 4, 1 (margins 2, 2, 2): mean = (4 r + 2 r²)/(1 + 4 r + r²) = 1 only at r = 1.
    expect(conditionalOddsRatio(1, { m: 2, n: 2, k: 2 })).toBeCloseTo(1, 10);
    // Margins m = 1, n = 3, k = 2: X is 0 or 1 with weights 3 and 3; nothing between the ends to observe.
    expect(conditionalOddsRatio(1, { m: 1, n: 3, k: 2 })).toBeNull();
    // Margins 3, 3, 2, X = 1: weights 3, 9, 3; (9 r + 6 r²) = 3 + 9 r + 3 r² gives r = 1.
    expect(conditionalOddsRatio(1, { m: 3, n: 3, k: 2 })).toBeCloseTo(1, 10);
    // Margins 3, 1, 2, X = 1 or 2 only: 1 is the lower end.
    expect(conditionalOddsRatio(1, { m: 3, n: 1, k: 2 })).toBe(0);
    // Margins 4, 2, 3: X = 1..3, weights 4, 12, 4; mean 2 at r = 1 by symmetry.
    expect(conditionalOddsRatio(2, { m: 4, n: 2, k: 3 })).toBeCloseTo(1, 10);
    // Margins 4, 3, 2, X = 1: weights 3, 12, 6; 12 r + 12 r² = 3 + 12 r + 6 r², so r² = 1/2.
    expect(conditionalOddsRatio(1, { m: 4, n: 3, k: 2 })).toBeCloseTo(Math.SQRT1_2, 10);
  });

  it("have no difference with an empty group", () => {
    expect(newcombe(0, 0, 1, 2, 0.95)).toEqual(nothing);
    expect(newcombe(1, 2, 0, 0, 0.95)).toEqual(nothing);
  });

  it("have certain margins: an empty row leaves every p at 1", () => {
    expect(
      compute("test.fisher2x2", {
        table: [
          [0, 0],
          [3, 4],
        ],
      }),
    ).toEqual({
      p_two_sided: 1,
      p_less: 1,
      p_greater: 1,
      odds_ratio_sample: null,
      odds_ratio_cmle: null,
    });
  });

  it("count out the tea tasting: 3 of 4 right", () => {
    // Weights 1, 16, 36, 16, 1 of 70: two-sided 34/70, greater 17/70, less 69/70; sample odds ratio 9.
    const tea = compute("test.fisher2x2", {
      table: [
        [3, 1],
        [1, 3],
      ],
    }) as Record<string, number>;
    expect(tea.p_two_sided).toBeCloseTo(34 / 70, 12);
    expect(tea.p_greater).toBeCloseTo(17 / 70, 12);
    expect(tea.p_less).toBeCloseTo(69 / 70, 12);
    expect(tea.odds_ratio_sample).toBe(9);
    // 16 r + 72 r² + 48 r³ + 4 r⁴ = 3 (1 + 16 r + 36 r² + 16 r³ + r⁴) at the conditional estimate.
    const r = tea.odds_ratio_cmle!;
    expect(16 * r + 72 * r ** 2 + 48 * r ** 3 + 4 * r ** 4).toBeCloseTo(
      3 * (1 + 16 * r + 36 * r ** 2 + 16 * r ** 3 + r ** 4),
      6,
    );
  });

  it("test pairs: 1 against 5", () => {
    // Bin(6, 1/2): P(X <= 1) = 7/64, so 14/64; P(X = 1) = 6/64; (1 - 5)²/6 = 16/6; corrected (4 - 1)²/6 = 9/6.
    expect(compute("test.mcnemar", { b: 1, c: 5 })).toMatchObject({
      p_exact: expect.closeTo(14 / 64, 12),
      p_mid: expect.closeTo(8 / 64, 12),
      statistic: expect.closeTo(16 / 6, 12),
      statistic_cc: expect.closeTo(9 / 6, 12),
    });
    // Equal counts: the doubled tail is above 1 and cut; P(X = 1) of Bin(2, 1/2) is 1/2.
    expect(compute("test.mcnemar", { b: 1, c: 1 })).toMatchObject({
      p_exact: 1,
      p_mid: expect.closeTo(0.5, 12),
      statistic: 0,
      statistic_cc: 0,
    });
  });
});
