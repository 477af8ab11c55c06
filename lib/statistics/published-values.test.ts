import { describe, expect, it } from "vitest";
import { computeStatistic } from "./registry";

/** Result of a statistic by name; these inputs are all well formed. */
function compute(name: string, input: unknown): Record<string, unknown> {
  const computed = computeStatistic(name, input);
  if (!computed.ok) throw new Error(computed.message);
  return computed.result as Record<string, unknown>;
}
const field = (object: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], object);

/** Figures as their sources print them, so rounded as there: [what, statistic, input, path, printed]. */
const published: [what: string, name: string, input: unknown, path: string, printed: string][] = [
  ["Signals study: signal", "interval.proportion", { k: 82, n: 100 }, "p", "0.82"],
  [
    "Signals study: signal against heuristic",
    "test.fisher2x2",
    {
      table: [
        [82, 18],
        [74, 26],
      ],
    },
    "p_two_sided",
    "0.232",
  ],
  [
    "Signals study: standardised, signal",
    "rates.direct_standardisation",
    {
      strata: [
        { k: 50, n: 52 },
        { k: 32, n: 48 },
      ],
      weights: [37, 63],
    },
    "rate",
    "0.776",
  ],
  [
    "Signals study: standardised, heuristic",
    "rates.direct_standardisation",
    {
      strata: [
        { k: 59, n: 70 },
        { k: 15, n: 30 },
      ],
      weights: [37, 63],
    },
    "rate",
    "0.627",
  ],
  [
    "Signals study: labels per informative, signal",
    "rates.efficiency",
    { k: 82, n: 100, k_ref: 54, n_ref: 100 },
    "labels_per_informative",
    "1.22",
  ],
  [
    "Signals study: labels per informative, heuristic",
    "rates.efficiency",
    { k: 74, n: 100, k_ref: 54, n_ref: 100 },
    "labels_per_informative",
    "1.35",
  ],
  [
    "Signals study: labels per informative, random",
    "rates.efficiency",
    { k: 82, n: 100, k_ref: 54, n_ref: 100 },
    "labels_per_informative_ref",
    "1.85",
  ],
  ["Signals study: gain", "rates.efficiency", { k: 82, n: 100, k_ref: 54, n_ref: 100 }, "gain", "1.52"],
  ["Signals study: AC1 of 300 items", "agreement.multi", signalsStudy(), "gwet_ac.value", "0.477"],
  ["Multi-GT: consistency branch", "interval.proportion", { k: 577, n: 614 }, "p", "0.9397"],
  ["Multi-GT: utility branch", "interval.proportion", { k: 398, n: 474 }, "p", "0.8397"],
  [
    "Fisher 1935: tea tasting, one-sided",
    "test.fisher2x2",
    {
      table: [
        [3, 1],
        [1, 3],
      ],
    },
    "p_greater",
    "0.243",
  ],
  [
    "Newcombe 1998: 56/70 - 48/80, lower",
    "test.two_proportions",
    { k1: 56, n1: 70, k2: 48, n2: 80 },
    "difference_ci_newcombe.0",
    "0.0524",
  ],
  [
    "Newcombe 1998: 56/70 - 48/80, upper",
    "test.two_proportions",
    { k1: 56, n1: 70, k2: 48, n2: 80 },
    "difference_ci_newcombe.1",
    "0.3339",
  ],
  [
    "Fleiss, Cohen & Everitt 1969: kappa",
    "agreement.cohen",
    {
      table: [
        [53, 5, 2],
        [11, 14, 5],
        [1, 6, 3],
      ],
      categories: [1, 2, 3],
    },
    "kappa",
    "0.429",
  ],
  [
    "Krippendorff 2011: nominal",
    "agreement.krippendorff",
    { ratings: krippendorff2011(), level: "nominal" },
    "alpha",
    "0.743",
  ],
  [
    "Krippendorff 2011: ordinal",
    "agreement.krippendorff",
    { ratings: krippendorff2011(), level: "ordinal" },
    "alpha",
    "0.815",
  ],
  [
    "Krippendorff 2011: interval",
    "agreement.krippendorff",
    { ratings: krippendorff2011(), level: "interval" },
    "alpha",
    "0.849",
  ],
  [
    "Krippendorff 2011: ratio",
    "agreement.krippendorff",
    { ratings: krippendorff2011(), level: "ratio" },
    "alpha",
    "0.797",
  ],
  [
    "Student 1908: sleep",
    "test.paired_t",
    {
      x: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
      y: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
    },
    "t",
    "4.06",
  ],
  [
    "Davies 1947: dyestuff, between batches",
    "variance.oneway",
    { groups: dyestuff() },
    "var_between",
    "1764",
  ],
  ["Davies 1947: dyestuff, within batches", "variance.oneway", { groups: dyestuff() }, "var_within", "2451"],
  [
    "IQ and hours of television",
    "correlation.spearman",
    { x: [106, 100, 86, 101, 99, 103, 97, 113, 112, 110], y: [7, 27, 2, 50, 28, 29, 20, 12, 6, 17] },
    "rho",
    "-0.176",
  ],
  ["Normal table", "distribution", { fn: "qnorm", args: [0.975] }, "value", "1.960"],
  ["Student's table, 10 df", "distribution", { fn: "qt", args: [0.975, 10] }, "value", "2.228"],
  ["Chi-square table, 1 df", "distribution", { fn: "qchisq", args: [0.95, 1] }, "value", "3.841"],
];

function signalsStudy() {
  const split: [number, string[]][] = [
    [130, ["yes", "yes", "yes"]],
    [80, ["yes", "yes", "no"]],
    [51, ["yes", "no", "no"]],
    [39, ["no", "no", "no"]],
  ];
  return { categories: ["yes", "no"], patterns: split.map(([count, ratings]) => ({ count, ratings })) };
}

/** Four observers, twelve units, as printed. */
function krippendorff2011() {
  const observers = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
    [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
  ];
  return observers[0]!.map((_, unit) => observers.map((row) => row[unit]!));
}

/** Yields of five samples from each of six batches. */
function dyestuff() {
  return [
    [1545, 1440, 1440, 1520, 1580],
    [1540, 1555, 1490, 1560, 1495],
    [1595, 1550, 1605, 1510, 1560],
    [1445, 1440, 1595, 1465, 1545],
    [1595, 1630, 1515, 1635, 1625],
    [1520, 1455, 1450, 1480, 1445],
  ];
}

describe("published figures", () => {
  it.each(published)("%s", (_, name, input, path, printed) => {
    const value = field(compute(name, input), path) as number;
    expect(value.toFixed(printed.split(".")[1]?.length ?? 0)).toBe(printed);
  });

  it("rejects as many hypotheses as Benjamini & Hochberg 1995 do", () => {
    const p = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const rejected = (method: string) =>
      (compute("adjust.p_values", { p, method }).adjusted as number[]).filter((adjusted) => adjusted <= 0.05)
        .length;
    expect([rejected("bh"), rejected("bonferroni")]).toEqual([4, 3]);
  });
});
