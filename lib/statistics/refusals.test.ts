import { describe, expect, it } from "vitest";
import { computeStatistic } from "./registry";

/** Result of a statistic by name; these inputs are all well formed. */
function compute(name: string, input: unknown): Record<string, unknown> {
  const computed = computeStatistic(name, input);
  if (!computed.ok) throw new Error(computed.message);
  return computed.result as Record<string, unknown>;
}
const nothing = [null, null];

describe("inputs that make no sense are refused, not computed", () => {
  const refused: [why: string, name: string, input: unknown][] = [
    [
      "an index beyond the data",
      "bootstrap.from_indices",
      { data: [1, 2], statistic: "mean", indices: [[0, 2]] },
    ],
    [
      "one index of several beyond the data",
      "bootstrap.from_indices",
      {
        data: [1, 2],
        statistic: "mean",
        indices: [
          [0, 1],
          [5, 0],
        ],
      },
    ],
    [
      "one prediction too few",
      "classifier.metrics",
      { y_true: ["a", "b"], y_pred: ["a"], labels: ["a", "b"] },
    ],
    ["a label listed twice", "classifier.metrics", { y_true: [], y_pred: [], labels: ["a", "a"] }],
    ["a true label that isn't listed", "classifier.metrics", { y_true: ["c"], y_pred: ["a"], labels: ["a"] }],
    [
      "a predicted label that isn't listed",
      "classifier.metrics",
      { y_true: ["a"], y_pred: ["c"], labels: ["a"] },
    ],
    [
      "a table without a row for each category",
      "agreement.cohen",
      { table: [[1, 2]], categories: ["a", "b"] },
    ],
    [
      "a row without a column for each category",
      "agreement.cohen",
      { table: [[1, 2], [3]], categories: ["a", "b"] },
    ],
    [
      "counts that don't fit the categories",
      "agreement.fleiss_counts",
      { counts: [[1, 2]], categories: ["a"] },
    ],
    [
      "row sums that differ",
      "agreement.fleiss_counts",
      {
        counts: [
          [1, 2],
          [2, 2],
        ],
        categories: ["a", "b"],
      },
    ],
    ["more hits than trials", "interval.proportion", { k: 3, n: 2 }],
    [
      "more hits than trials in a stratum",
      "rates.direct_standardisation",
      { strata: [{ k: 3, n: 2 }], weights: [1] },
    ],
    ["a weight too few", "rates.direct_standardisation", { strata: [{ k: 1, n: 2 }], weights: [] }],
    ["more hits than trials in a group", "rates.efficiency", { k: 3, n: 2, k_ref: 1, n_ref: 2 }],
    ["more hits than trials in the reference", "rates.efficiency", { k: 1, n: 2, k_ref: 3, n_ref: 2 }],
    ["more hits than trials in the first sample", "test.two_proportions", { k1: 3, n1: 2, k2: 1, n2: 2 }],
    ["more hits than trials in the second sample", "test.two_proportions", { k1: 1, n1: 2, k2: 3, n2: 2 }],
    ["an outcome too few", "calibration.ece", { probability: [0.5, 0.5], outcome: [1] }],
    ["pairs that don't pair", "correlation.spearman", { x: [1, 2], y: [1] }],
    ["pairs that don't pair, t", "test.paired_t", { x: [1, 2], y: [1] }],
    ["a second score too few", "reward.hybrid", { s_r: [1], s_j: [], tau_a: 0, tau_b: 1, w1: 0, w2: 0 }],
    [
      "thresholds the wrong way round",
      "reward.hybrid",
      { s_r: [], s_j: [], tau_a: 1, tau_b: 0, w1: 0, w2: 0 },
    ],
    ["a group that isn't there", "variance.oneway", { groups: [[1], [2]], indices: [[0, 2]] }],
    ["too many arguments", "distribution", { fn: "qnorm", args: [0.5, 1] }],
    [
      "a response to an item that isn't listed",
      "label.dawid_skene",
      { responses: [{ item: 2, rater: 1, label: "a" }], items: [1], raters: [1], categories: ["a"] },
    ],
    [
      "a response of a rater that isn't listed",
      "label.mace",
      { responses: [{ item: 1, rater: 2, label: "a" }], items: [1], raters: [1], categories: ["a"] },
    ],
    [
      "a response with a label that isn't listed",
      "label.mace",
      { responses: [{ item: 1, rater: 1, label: "b" }], items: [1], raters: [1], categories: ["a"] },
    ],
    [
      "a weight of an item too few",
      "label.dawid_skene",
      { responses: [], items: [1], raters: [1], categories: ["a"], item_weights: [] },
    ],
    [
      "a weight of an item too few, for MACE",
      "label.mace",
      { responses: [], items: [1], raters: [1], categories: ["a"], item_weights: [] },
    ],
    ["ratings and patterns", "agreement.multi", { ratings: [], patterns: [], categories: ["a"] }],
    ["neither ratings nor patterns", "agreement.multi", { categories: ["a"] }],
    ["a category listed twice", "agreement.multi", { ratings: [], categories: ["a", "a"] }],
    ["a score too few", "agreement.multi", { ratings: [], categories: ["a", "b"], scores: [1] }],
    ["a rating that is no category", "agreement.multi", { ratings: [["a", "x"]], categories: ["a"] }],
    [
      "a rating of a pattern that is no category",
      "agreement.multi",
      { patterns: [{ ratings: ["x"], count: 1 }], categories: ["a"] },
    ],
  ];
  it.each(refused)("%s", (_, name, input) => {
    expect(computeStatistic(name, input)).toMatchObject({ ok: false, code: "invalid" });
  });
});

describe("no data has a status and no value", () => {
  it.each<[name: string, input: unknown, result: object]>([
    [
      "interval.proportion",
      { k: 0, n: 0 },
      { p: null, clopper_pearson: nothing, wilson: nothing, status: "no_data" },
    ],
    [
      "bootstrap.from_replicates",
      { estimate: 1, replicates: [], jackknife: [1] },
      {
        percentile: nothing,
        bca: nothing,
        adjusted_levels: nothing,
        z0: null,
        acceleration: null,
        se: null,
        status: "no_data",
      },
    ],
    [
      "calibration.ece",
      { probability: [], outcome: [], bins: 2 },
      { ece: null, mce: null, brier: null, status: "no_data" },
    ],
    [
      "agreement.cohen",
      {
        table: [
          [0, 0],
          [0, 0],
        ],
        categories: ["a", "b"],
      },
      {
        kappa: null,
        observed: null,
        expected: null,
        se: null,
        ci95: nothing,
        z: null,
        p: null,
        n: 0,
        status: "no_data",
      },
    ],
    [
      "agreement.fleiss_counts",
      { counts: [], categories: ["a"] },
      {
        kappa: null,
        observed: null,
        expected: null,
        categories: [{ proportion: null, kappa: null }],
        status: "no_data",
      },
    ],
    [
      "agreement.fleiss_counts",
      { counts: [[0, 0]], categories: ["a", "b"] },
      { kappa: null, status: "no_data" },
    ],
    [
      "agreement.fleiss_counts",
      {
        counts: [
          [1, 0],
          [0, 1],
        ],
        categories: ["a", "b"],
      },
      {
        kappa: null,
        observed: null,
        categories: [
          { proportion: 0.5, kappa: null },
          { proportion: 0.5, kappa: null },
        ],
        status: "no_pairs",
      },
    ],
    ["agreement.krippendorff", { ratings: [], level: "nominal" }, { alpha: null, status: "no_data" }],
    [
      "agreement.krippendorff",
      { ratings: [[null], []], level: "nominal" },
      { alpha: null, status: "no_data" },
    ],
    [
      "agreement.krippendorff",
      { ratings: [[1, null], [2]], level: "nominal" },
      { alpha: null, status: "no_pairs" },
    ],
    [
      "agreement.krippendorff",
      {
        ratings: [
          [1, 1],
          [1, 1],
        ],
        level: "interval",
      },
      { alpha: null, status: "undefined" },
    ],
    [
      "rates.direct_standardisation",
      { strata: [], weights: [] },
      { rate: null, crude: null, ci95_normal: nothing, ci95_fay_feuer: nothing, status: "no_data" },
    ],
    [
      "rates.direct_standardisation",
      {
        strata: [
          { k: 1, n: 2 },
          { k: 0, n: 0 },
        ],
        weights: [1, 1],
      },
      { rate: null, crude: 0.5, status: "empty_stratum" },
    ],
    [
      "rates.direct_standardisation",
      { strata: [{ k: 1, n: 2 }], weights: [0] },
      { rate: null, crude: 0.5, status: "undefined" },
    ],
    [
      "variance.oneway",
      { groups: [] },
      { k: 0, N: 0, grand_mean: null, ss_between: null, ss_within: null, status: "no_data" },
    ],
    [
      "variance.oneway",
      { groups: [[1, 3], []] },
      {
        k: 1,
        N: 2,
        grand_mean: 2,
        ss_within: 2,
        ms_within: 2,
        var_between: null,
        n0: null,
        status: "one_group",
      },
    ],
    [
      "variance.oneway",
      { groups: [[1], [3]] },
      { k: 2, N: 2, n0: 1, ms_between: 2, ms_within: null, ratio: null, status: "no_within" },
    ],
    ["correlation.spearman", { x: [1], y: [1] }, { rho: null, p: null, n: 1, status: "too_few" }],
    ["correlation.spearman", { x: [1, 2], y: [5, 4] }, { rho: -1, p: null, n: 2, status: "too_few" }],
    [
      "correlation.spearman",
      { x: [1, 2, 3], y: [4, 4, 4] },
      { rho: null, p: null, n: 3, status: "constant_input" },
    ],
    [
      "correlation.spearman",
      { x: [4, 4, 4], y: [1, 2, 3] },
      { rho: null, p: null, n: 3, status: "constant_input" },
    ],
    ["correlation.spearman", { x: [1, 2, 3], y: [3, 2, 1] }, { rho: -1, p: 0, n: 3 }],
    [
      "test.paired_t",
      { x: [], y: [] },
      { mean_difference: null, t: null, df: 0, p: null, ci95: nothing, status: "too_few" },
    ],
    [
      "test.paired_t",
      { x: [3], y: [1] },
      { mean_difference: 2, t: null, df: 0, p: null, ci95: nothing, status: "too_few" },
    ],
    [
      "test.paired_t",
      { x: [3, 4], y: [1, 2] },
      { mean_difference: 2, t: null, df: 1, p: null, ci95: nothing, status: "zero_variance" },
    ],
    [
      "test.mcnemar",
      { b: 0, c: 0 },
      {
        p_exact: 1,
        p_mid: 1,
        statistic: null,
        p_asymptotic: null,
        statistic_cc: null,
        p_asymptotic_cc: null,
        status: "no_discordant",
      },
    ],
    [
      "sample_size.fisher",
      { p1: 0.5, p2: 0.5 },
      { n_per_group_first: null, n_normal: null, n_normal_cc: null, status: "undefined" },
    ],
    [
      "test.two_proportions",
      { k1: 0, n1: 0, k2: 1, n2: 2 },
      {
        p1: null,
        p2: 0.5,
        difference: null,
        difference_ci_newcombe: nothing,
        z: null,
        p_z: null,
        risk_ratio: null,
        status: "no_data",
      },
    ],
    [
      "test.two_proportions",
      { k1: 1, n1: 2, k2: 0, n2: 0 },
      { p1: 0.5, p2: null, difference: null, difference_ci_newcombe: nothing, z: null, status: "no_data" },
    ],
    [
      "rates.efficiency",
      { k: 0, n: 0, k_ref: 1, n_ref: 2 },
      {
        labels_per_informative: null,
        labels_per_informative_ci: nothing,
        labels_per_informative_ref: 2,
        gain: null,
        status: "no_data",
      },
    ],
    [
      "rates.efficiency",
      { k: 1, n: 2, k_ref: 0, n_ref: 0 },
      { labels_per_informative: 2, labels_per_informative_ref: null, gain: null, status: "no_data" },
    ],
    [
      "rates.efficiency",
      { k: 0, n: 4, k_ref: 1, n_ref: 2 },
      { labels_per_informative: null, labels_per_informative_ci: nothing, gain: 0 },
    ],
    [
      "reward.hybrid",
      { s_r: [], s_j: [], tau_a: 0, tau_b: 1, w1: 0, w2: 0 },
      { reward: [], route: [], judge_calls: 0, fast_share: null },
    ],
    [
      "label.mace",
      { responses: [], items: [1], raters: ["r"], categories: ["a"] },
      { competence: [null], strategy: [null], posterior: [null], label: [null], status: "no_data" },
    ],
    [
      "label.dawid_skene",
      { responses: [], items: [1], raters: ["r"], categories: ["a"] },
      { prior: null, posterior: [null], label: [null], log_likelihood: null, status: "no_data" },
    ],
    ["distribution", { fn: "qnorm", args: [1] }, { value: null, status: "undefined" }],
    ["distribution", { fn: "qnorm", args: [0.5] }, { value: 0 }],
  ])("%s %j", (name, input, result) => {
    expect(compute(name, input)).toMatchObject(result);
  });

  it("and what has data has no status", () => {
    const sound: [string, unknown][] = [
      ["interval.proportion", { k: 1, n: 2 }],
      ["classifier.metrics", { y_true: ["a", "b"], y_pred: ["a", "a"], labels: ["a", "b"] }],
      ["rates.efficiency", { k: 1, n: 2, k_ref: 1, n_ref: 2 }],
      ["test.two_proportions", { k1: 1, n1: 2, k2: 1, n2: 2 }],
      ["test.mcnemar", { b: 1, c: 0 }],
    ];
    for (const [name, input] of sound) expect(compute(name, input), name).not.toHaveProperty("status");
  });
});
