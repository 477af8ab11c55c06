import { describe, expect, it } from "vitest";
import { computeStatistic } from "./registry";

/** Result of a statistic by name; these inputs are all well formed. */
function compute(name: string, input: unknown): Record<string, unknown> {
  const computed = computeStatistic(name, input);
  if (!computed.ok) throw new Error(computed.message);
  return computed.result as Record<string, unknown>;
}
const nothing = [null, null];

describe("figures by hand", () => {
  it("calibration: the edges belong to the upper bin, 1 to the last", () => {
    // 0.29 · 100 is 28.999… in doubles; i/B <= v puts it into bin 29.
    const { bins } = compute("calibration.ece", { probability: [0.29, 1], outcome: [0, 1], bins: 100 }) as {
      bins: { count: number; lower: number; upper: number }[];
    };
    expect(bins.flatMap(({ count }, i) => (count > 0 ? [i] : []))).toEqual([29, 99]);
    expect(bins[29]).toMatchObject({ lower: 0.29, upper: 0.3 });
    // Two bins: 0.2 and 0.4 with outcomes 0 and 1 (mean 0.3, accuracy 0.5); 0.8 with 1. Gaps -0.2 and -0.2.
    const two = compute("calibration.ece", {
      probability: [0.2, 0.4, 0.8],
      outcome: [0, 1, 1],
      bins: 2,
    }) as Record<string, number>;
    expect(two.ece).toBeCloseTo(0.2, 12);
    expect(two.mce).toBeCloseTo(0.2, 12);
    expect(two.brier).toBeCloseTo((0.04 + 0.36 + 0.04) / 3, 12);
  });

  it("variance: two groups of two", () => {
    // [1, 3], [5, 7]: within (1+1+1+1)/2 = 2, between 2·(2² + 2²)/1 = 16, n0 = 2, component (16 - 2)/2 = 7, F = 8.
    expect(compute("variance.oneway", { groups: [[1, 3], [5, 7], []] })).toMatchObject({
      k: 2,
      N: 4,
      n0: 2,
      grand_mean: 4,
      ss_between: 16,
      ss_within: 4,
      ms_between: 16,
      ms_within: 2,
      var_between_raw: 7,
      var_between: 7,
      var_within: 2,
      ratio: 3.5,
      f: 8,
      icc: expect.closeTo(7 / 9, 12),
      // F(1, 2) = 8: P = 1 - sqrt(8/10), from the closed form of t with two degrees at sqrt(8).
      p: expect.closeTo(1 - Math.sqrt(8 / 10), 12),
    });
    // Means alike: the component is negative and cut; no variance at all leaves ratio and icc open.
    expect(
      compute("variance.oneway", {
        groups: [
          [1, 3],
          [1, 3],
        ],
      }),
    ).toMatchObject({ var_between_raw: -1, var_between: 0, ratio: 0, icc: 0, f: 0, p: 1 });
    expect(
      compute("variance.oneway", {
        groups: [
          [2, 2],
          [2, 2],
        ],
      }),
    ).toMatchObject({ ratio: null, icc: null, f: null, p: null });
    // n0 of unequal groups: (5 - (9 + 4)/5) / 1 = 2.4.
    expect(
      compute("variance.oneway", {
        groups: [
          [1, 2, 3],
          [4, 6],
        ],
      }),
    ).toMatchObject({ n0: expect.closeTo(2.4, 12) });
  });

  it("variance: redraws without a ratio are left out and counted out", () => {
    const drawn = compute("variance.oneway", {
      groups: [
        [1, 3],
        [5, 7],
      ],
      indices: [[0, 1], [0, 0], [0]],
    });
    // [0, 1] has ratio 3.5, twice the same group ratio 0, one group alone none.
    expect(drawn).toMatchObject({ replicates_used: 2 });
    const [low, high] = drawn.ratio_ci95_percentile as [number, number];
    expect(low).toBeCloseTo(3.5 * 0.025, 12);
    expect(high).toBeCloseTo(3.5 * 0.975, 12);
    expect(compute("variance.oneway", { groups: [[1]], indices: [[0]] })).toMatchObject({
      ratio_ci95_percentile: nothing,
      replicates_used: 0,
    });
  });

  it("standardisation: weights are scaled, limits cut to 0 and 1", () => {
    // 0.5 at weight 3/4 and 1 at weight 1/4: 0.625; variance (9/16 · 0.25/2); the interval reaches beyond both ends.
    const result = compute("rates.direct_standardisation", {
      strata: [
        { k: 1, n: 2 },
        { k: 1, n: 1 },
      ],
      weights: [3, 1],
    });
    expect(result).toMatchObject({
      rate: 0.625,
      crude: expect.closeTo(2 / 3, 12),
      ci95_normal: [expect.any(Number), 1],
    });
    expect(result.se_binomial).toBeCloseTo(Math.sqrt((9 / 16) * 0.125), 12);
    const low = compute("rates.direct_standardisation", { strata: [{ k: 1, n: 9 }], weights: [2] });
    expect((low.ci95_normal as number[])[0]).toBe(0);
    // Nothing found: lower limit 0, upper one as the gamma limit of one event: qgamma(0.975, 1)/n = ln(40)/n.
    const none = compute("rates.direct_standardisation", { strata: [{ k: 0, n: 10 }], weights: [1] });
    expect(none).toMatchObject({
      rate: 0,
      ci95_normal: [0, 0],
      ci95_fay_feuer: [0, expect.closeTo(Math.log(40) / 10, 9)],
    });
  });

  it("kappa of a 2 x 2 table, with both errors", () => {
    // 20/5/10/15: observed 0.7, expected 0.5, kappa 0.4. se0² = (pe + pe² - sum p q (p + q)) / (n (1 - pe)²) with
    // margins 0.6, 0.4 and 0.5, 0.5 ... = (0.5 + 0.25 - 0.5·0.5·1.0 - …): sum_k p_k q_k (p_k + q_k) = 0.25·1 + 0.25·1 → see below.
    const figures = compute("agreement.cohen", {
      table: [
        [20, 5],
        [10, 15],
      ],
      categories: ["y", "n"],
    }) as Record<string, number>;
    expect(figures.observed).toBeCloseTo(0.7, 12);
    expect(figures.expected).toBeCloseTo(0.5, 12);
    expect(figures.kappa).toBeCloseTo(0.4, 12);
    // Margins: rows 0.5, 0.5; columns 0.6, 0.4. sum p q (p + q) = 0.3·1.1 + 0.2·0.9 = 0.51; (0.5 + 0.25 - 0.51)/(50·0.25).
    expect(figures.se0).toBeCloseTo(Math.sqrt((0.5 + 0.25 - 0.51) / 12.5), 12);
    expect(figures.z).toBeCloseTo(0.4 / Math.sqrt(0.24 / 12.5), 12);
    expect(figures.n).toBe(50);
    expect(
      compute("agreement.cohen", {
        table: [
          [4, 0],
          [0, 0],
        ],
        categories: ["y", "n"],
      }),
    ).toMatchObject({
      kappa: null,
      observed: 1,
      expected: 1,
      se: null,
      ci95: nothing,
      se0: null,
      z: null,
      p: null,
      n: 4,
      status: "undefined",
    });
    // Perfect agreement: no error, interval [1, 1].
    expect(
      compute("agreement.cohen", {
        table: [
          [2, 0],
          [0, 2],
        ],
        categories: ["y", "n"],
      }),
    ).toMatchObject({ kappa: 1, se: 0, ci95: [1, 1] });
  });

  it("alpha of four numbers on each scale", () => {
    // Units [1, 1], [1, 3]: coincidences o11 = 2, o13 = o31 = 1; n1 = 3, n3 = 1, n = 4. Each distance d appears in
    // both sums: 1 - 3 · 2d / (2 · 3 · 1 · d) = 0 on every scale.
    for (const level of ["nominal", "ordinal", "interval", "ratio"])
      expect(
        (
          compute("agreement.krippendorff", {
            ratings: [
              [1, 1],
              [1, 3],
            ],
            level,
          }) as { alpha: number }
        ).alpha,
        level,
      ).toBeCloseTo(0, 12);
    // Units [1, 2], [1, 1], [3, 3]: o12 = o21 = 1, o11 = 2, o33 = 2; totals 3, 1, 2; n = 6.
    // nominal: 1 - 5·2 / (2 (3·1 + 3·2 + 1·2)) = 1 - 10/22.
    // interval: d12 = 1, d13 = 4, d23 = 1: 1 - 5·2 / (2 (3 + 24 + 2)) = 1 - 10/58.
    // ratio: d12 = 1/9, d13 = 1/4, d23 = 1/25: 1 - 5·(2/9) / (2 (3/9 + 6/4 + 2/25)).
    // ordinal: d12 = (4 - 2)² = 4, d13 = (6 - 2.5)² = 12.25, d23 = (3 - 1.5)² = 2.25: 1 - 5·8 / (2 (12 + 73.5 + 4.5)).
    const alphas = {
      nominal: 1 - 10 / 22,
      interval: 1 - 10 / 58,
      ratio: 1 - 10 / 9 / (2 * (3 / 9 + 6 / 4 + 2 / 25)),
      ordinal: 1 - 40 / 180,
    };
    for (const [level, want] of Object.entries(alphas))
      expect(
        (
          compute("agreement.krippendorff", { ratings: [[1, 2, null], [1, 1], [3, 3], [2]], level }) as {
            alpha: number;
          }
        ).alpha,
        level,
      ).toBeCloseTo(want, 12);
    // Opposite numbers have no ratio distance: -1 and 1 count as equal there.
    expect(compute("agreement.krippendorff", { ratings: [[-1, 1]], level: "ratio" })).toEqual({
      alpha: null,
      status: "undefined",
    });
  });

  it("Fleiss' kappa from counts, overall and by category", () => {
    // Three items of two ratings: aa, ab, bb. Observed 2/3, shares 1/2, expected 1/2, kappa 1/3.
    const figures = compute("agreement.fleiss_counts", {
      counts: [
        [2, 0],
        [1, 1],
        [0, 2],
      ],
      categories: ["a", "b"],
    }) as Record<string, number> & { categories: Record<string, number>[] };
    expect(figures.observed).toBeCloseTo(2 / 3, 12);
    expect(figures.expected).toBeCloseTo(0.5, 12);
    expect(figures.kappa).toBeCloseTo(1 / 3, 12);
    // S = 1/2, skew 0: se0 = sqrt(2)/(S sqrt(6)) · S = 1/sqrt(3); by category sqrt(2/6).
    expect(figures.se0).toBeCloseTo(1 / Math.sqrt(3), 12);
    expect(figures.z).toBeCloseTo(Math.sqrt(3) / 3, 12);
    for (const category of figures.categories) {
      expect(category.proportion).toBeCloseTo(0.5, 12);
      expect(category.kappa).toBeCloseTo(1 / 3, 12);
      expect(category.se0).toBeCloseTo(Math.sqrt(1 / 3), 12);
    }
    expect(
      compute("agreement.fleiss_counts", {
        counts: [
          [2, 0, 0],
          [1, 1, 0],
        ],
        categories: ["a", "b", "c"],
      }),
    ).toMatchObject({
      categories: [
        { proportion: 0.75 },
        { proportion: 0.25 },
        { proportion: 0, kappa: null, se0: null, z: null, p: null },
      ],
    });
    expect(
      compute("agreement.fleiss_counts", {
        counts: [
          [2, 0],
          [2, 0],
        ],
        categories: ["a", "b"],
      }),
    ).toMatchObject({
      kappa: null,
      observed: 1,
      expected: 1,
      status: "undefined",
      categories: [
        { proportion: 1, kappa: null },
        { proportion: 0, kappa: null },
      ],
    });
  });

  it("Student's t, one side and both", () => {
    // Differences 1, 2, 3: mean 2, sd 1, se 1/sqrt(3), t = 2 sqrt(3), two degrees: upper tail 1/2 - t / (2 sqrt(t² + 2)).
    const t = 2 * Math.sqrt(3);
    const upper = 0.5 - t / (2 * Math.sqrt(t * t + 2));
    const of = (alternative: string) =>
      compute("test.paired_t", { x: [2, 4, 6], y: [1, 2, 3], alternative }) as {
        mean_difference: number;
        t: number;
        df: number;
        p: number;
        ci95: [number | null, number | null];
      };
    for (const alternative of ["two-sided", "less", "greater"]) {
      expect(of(alternative).t).toBeCloseTo(t, 12);
      expect(of(alternative)).toMatchObject({ mean_difference: 2, df: 2 });
    }
    expect(of("two-sided").p).toBeCloseTo(2 * upper, 10);
    expect(of("greater").p).toBeCloseTo(upper, 10);
    expect(of("less").p).toBeCloseTo(1 - upper, 10);
    // Quantiles of t with two degrees: (2p - 1) sqrt(2 / (4p (1 - p))).
    const q = (p: number) => (2 * p - 1) * Math.sqrt(2 / (4 * p * (1 - p)));
    const se = 1 / Math.sqrt(3);
    expect(of("two-sided").ci95[0]).toBeCloseTo(2 - q(0.975) * se, 9);
    expect(of("two-sided").ci95[1]).toBeCloseTo(2 + q(0.975) * se, 9);
    expect(of("less").ci95).toEqual([null, expect.closeTo(2 + q(0.95) * se, 9)]);
    expect(of("greater").ci95).toEqual([expect.closeTo(2 - q(0.95) * se, 9), null]);
  });

  it("a mixture of two scores", () => {
    expect(
      compute("reward.hybrid", {
        s_r: [0.2, 0.6, 0.9, 1, 1],
        s_j: [0.8, null, null, 0.5, null],
        tau_a: 0.6,
        tau_b: 0.9,
        w1: 0.25,
        w2: 0.5,
      }),
    ).toEqual({
      reward: [expect.closeTo(0.65, 12), 0.6, 0.9, 0.75, null],
      route: ["mix_low", "fast", "fast", "mix_high", "mix_high"],
      judge_calls: 3,
      fast_share: 0.4,
    });
  });

  it("two proportions: 3 of 4 against 1 of 4", () => {
    const figures = compute("test.two_proportions", { k1: 3, n1: 4, k2: 1, n2: 4 }) as Record<
      string,
      number
    > &
      Record<string, [number, number]>;
    expect(figures.difference).toBe(0.5);
    // Pooled rate 1/2: se = sqrt(1/4 · 1/2), z = sqrt(2).
    expect(figures.z).toBeCloseTo(Math.SQRT2, 12);
    expect(figures.risk_ratio).toBeCloseTo(3, 12);
    expect(figures.odds_ratio).toBeCloseTo(9, 12);
    // Katz: sqrt(1/3 - 1/4 + 1 - 1/4) = sqrt(5/6); Woolf: sqrt(1/3 + 1 + 1 + 1/3) = sqrt(8/3); z = 1.959964.
    expect(Math.log(figures.risk_ratio_ci![1]) - Math.log(3)).toBeCloseTo(
      1.959963984540054 * Math.sqrt(5 / 6),
      9,
    );
    expect(Math.log(figures.odds_ratio_ci![0]) - Math.log(9)).toBeCloseTo(
      -1.959963984540054 * Math.sqrt(8 / 3),
      9,
    );
    expect(compute("test.two_proportions", { k1: 0, n1: 4, k2: 0, n2: 4 })).toMatchObject({
      z: null,
      p_z: null,
      risk_ratio: null,
      risk_ratio_ci: nothing,
      odds_ratio: null,
    });
    expect(compute("test.two_proportions", { k1: 0, n1: 4, k2: 2, n2: 4 })).toMatchObject({
      risk_ratio: 0,
      risk_ratio_ci: nothing,
      odds_ratio: 0,
      odds_ratio_ci: nothing,
    });
  });

  it("rank correlation with ties", () => {
    // Mid-ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: sums of products 4.5 and 4.5, 5: 4.5 / sqrt(22.5).
    const { rho, p, n } = compute("correlation.spearman", { x: [1, 5, 5, 9], y: [2, 3, 4, 5] }) as Record<
      string,
      number
    >;
    const want = 4.5 / Math.sqrt(4.5 * 5);
    expect(rho).toBeCloseTo(want, 12);
    expect(n).toBe(4);
    // Two degrees: two-sided tail of t is 1 - t / sqrt(t² + 2), with t = rho sqrt(2 / (1 - rho²)): that is 1 - rho.
    expect(p).toBeCloseTo(1 - want, 10);
  });

  it("cost of a find: 2 of 8 against 1 of 8", () => {
    const figures = compute("rates.efficiency", { k: 2, n: 8, k_ref: 1, n_ref: 8 });
    expect(figures).toMatchObject({ labels_per_informative: 4, labels_per_informative_ref: 8, gain: 2 });
    const [low, high] = figures.labels_per_informative_ci as [number, number];
    const { clopper_pearson } = compute("interval.proportion", { k: 2, n: 8 }) as {
      clopper_pearson: [number, number];
    };
    expect(low).toBeCloseTo(1 / clopper_pearson[1], 12);
    expect(high).toBeCloseTo(1 / clopper_pearson[0], 12);
  });
});
