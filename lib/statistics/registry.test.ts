import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeStatistic, statistics } from "./registry";

const label = fc.constantFrom("a", "b", "c");
const labels = ["a", "b", "c"];
const p = fc.double({ min: 0, max: 1, noNaN: true });
const n = fc.integer({ min: 0, max: 30 });
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
const few = <T>(of: fc.Arbitrary<T>, maxLength = 8) => fc.array(of, { maxLength });
const pairs = <A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) => few(fc.tuple(a, b));
const split = <A, B>(list: [A, B][]): [A[], B[]] => [list.map(([a]) => a), list.map(([, b]) => b)];
const kOfN = n.chain((total) => fc.record({ k: fc.integer({ min: 0, max: total }), n: fc.constant(total) }));
const responses = few(
  fc.record({ item: fc.constantFrom(1, 2, 3), rater: fc.constantFrom("r", "s"), label }),
  12,
).map((list) => ({
  responses: list,
  items: [1, 2, 3],
  raters: ["r", "s"],
  categories: labels,
}));
const weights = fc.constantFrom("identity", "linear", "quadratic");
const square = fc.array(fc.array(n, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });

/** Small inputs of every kind, with the empty and constant ones that break formulas. */
const inputs: Record<string, fc.Arbitrary<unknown>> = {
  "adjust.p_values": fc.record({ p: few(p), method: fc.constantFrom("holm", "bh", "bonferroni") }),
  "agreement.cohen": fc.record({ table: square, categories: fc.constant(labels), weights }),
  "agreement.fleiss_counts": few(fc.tuple(n, n)).map((rows) => ({
    counts: rows.map(([a]) => [Math.min(a, 4), 4 - Math.min(a, 4)]),
    categories: ["a", "b"],
  })),
  "agreement.krippendorff": fc.record({
    ratings: few(few(fc.option(fc.integer({ min: -2, max: 4 })), 4)),
    level: fc.constantFrom("nominal", "ordinal", "interval", "ratio"),
  }),
  "agreement.multi": fc.record({
    ratings: few(few(fc.option(label), 4)),
    categories: fc.constant(labels),
    weights,
  }),
  "benchmark.gwet": fc.record({
    value: fc.double({ min: -1, max: 1, noNaN: true }),
    se: fc.constantFrom(0, 1e-9, 0.05, 2),
    scale: fc.constantFrom("altman", "landis-koch"),
  }),
  "benchmark.label": fc.record({ values: few(number), scale: fc.constantFrom("altman", "landis-koch") }),
  "bootstrap.from_indices": fc.record({
    data: fc.array(number, { minLength: 2, maxLength: 5 }),
    statistic: fc.constantFrom("mean", "median"),
    indices: few(fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 4 })),
  }),
  "bootstrap.from_replicates": fc.record({
    estimate: number,
    replicates: few(number),
    jackknife: few(number),
  }),
  "calibration.ece": pairs(fc.oneof(p, fc.constantFrom(0, 0.29, 1)), fc.constantFrom(0, 1)).map((list) => {
    const [probability, outcome] = split(list);
    return { probability, outcome, bins: 100 };
  }),
  "classifier.metrics": pairs(label, label).map((list) => {
    const [y_true, y_pred] = split(list);
    return { y_true, y_pred, labels };
  }),
  "correlation.spearman": pairs(number, number).map((list) => {
    const [x, y] = split(list);
    return { x, y };
  }),
  distribution: fc
    .record({ fn: fc.constantFrom("qt", "qgamma", "pbeta", "qbeta"), args: fc.tuple(number, number, number) })
    .map(({ fn, args }) => ({
      fn,
      args: args.slice(0, fn.endsWith("beta") ? 3 : 2),
    })),
  "interval.proportion": kOfN,
  "label.dawid_skene": responses.map((given) => ({ ...given, max_iterations: 50 })),
  "label.mace": fc
    .tuple(responses, fc.constantFrom("em", "vb"))
    .map(([given, method]) => ({ ...given, method, iterations: 5 })),
  "label.majority": fc.record({ ratings: few(few(fc.option(label), 5)), categories: fc.constant(labels) }),
  "power.fisher": fc.record({ p1: p, p2: p, n1: n, n2: n }),
  "rates.direct_standardisation": few(fc.tuple(kOfN, fc.constantFrom(0, 0.5, 2))).map((list) => {
    const [strata, given] = split(list);
    return { strata, weights: given };
  }),
  "rates.efficiency": fc.tuple(kOfN, kOfN).map(([a, b]) => ({ ...a, k_ref: b.k, n_ref: b.n })),
  "reward.hybrid": pairs(p, fc.option(p)).map((list) => {
    const [s_r, s_j] = split(list);
    return { s_r, s_j, tau_a: 0.6, tau_b: 0.9, w1: 0.05, w2: 0.72 };
  }),
  "sample_size.ci_width": fc.record({ p, width: fc.double({ min: 0.2, max: 0.9, noNaN: true }) }),
  "sample_size.expected_ci_width": fc.record({ p, n: fc.integer({ min: 1, max: 30 }) }),
  "sample_size.fisher": fc.constantFrom(
    { p1: 0, p2: 1 },
    { p1: 0.1, p2: 0.9 },
    { p1: 0.5, p2: 0.5 },
    { p1: 0, p2: 0.001 },
  ),
  "test.fisher2x2": fc.record({ table: fc.tuple(fc.tuple(n, n), fc.tuple(n, n)) }),
  "test.mcnemar": fc.record({ b: n, c: n }),
  "test.paired_t": fc
    .tuple(pairs(number, number), fc.constantFrom("two-sided", "less", "greater"))
    .map(([list, alternative]) => {
      const [x, y] = split(list);
      return { x, y, alternative };
    }),
  "test.two_proportions": fc.tuple(kOfN, kOfN).map(([a, b]) => ({ k1: a.k, n1: a.n, k2: b.k, n2: b.n })),
  "variance.oneway": fc.record({ groups: few(few(number, 4), 5) }),
};

/** Numbers anywhere in a result that JSON can't carry. */
function unreal(value: unknown): unknown[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [value];
  return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(unreal);
}

describe("computeStatistic", () => {
  it("has inputs here for every statistic", () => {
    expect(Object.keys(inputs).sort()).toEqual(statistics.map(({ name }) => name).sort());
  });

  it.each(statistics.map(({ name }) => name))(
    "%s is finite or null for every input that it takes",
    (name) => {
      fc.assert(
        fc.property(inputs[name]!, (input) => {
          const computed = computeStatistic(name, input);
          expect(computed).toMatchObject({ ok: true });
          expect(computed.ok && unreal(computed.result)).toEqual([]);
        }),
        { numRuns: 200 },
      );
    },
  );

  it("says what is wrong with a name or an input", () => {
    expect(computeStatistic("agreement.magic", {})).toMatchObject({ ok: false, code: "not_found" });
    expect(computeStatistic("toString", {})).toMatchObject({ ok: false, code: "not_found" });
    const refused = computeStatistic("interval.proportion", { k: 5, n: 3 });
    expect(refused).toMatchObject({ ok: false, code: "invalid" });
    expect(computeStatistic("interval.proportion", { k: "5", n: 3 })).toMatchObject({
      ok: false,
      message: expect.stringContaining("k"),
    });
  });
});
