import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cohenKappa } from "./cohen-kappa";
import { dawidSkene, DawidSkeneInput } from "./dawid-skene";
import { directStandardisation } from "./direct-standardisation";
import { krippendorffAlphaLevels } from "./krippendorff-alpha-levels";
import { mace, MaceInput } from "./mace";
import { majority } from "./majority";
import { MultiRaterInput, multiRaterAgreement, type MultiRaterAgreement } from "./multi-rater-agreement";

const categories = ["a", "b", "c"];
type Cell = string | null;
const matrix = (minItems = 1) =>
  fc.array(
    fc.array(fc.option(fc.constantFrom(...categories), { nil: null, freq: 4 }), {
      minLength: 4,
      maxLength: 4,
    }),
    {
      minLength: minItems,
      maxLength: 14,
    },
  );
const weights = fc.constantFrom("identity" as const, "linear" as const, "quadratic" as const);
const agreement = (ratings: Cell[][], scheme: "identity" | "linear" | "quadratic", names = categories) =>
  multiRaterAgreement(MultiRaterInput.parse({ ratings, categories: names, weights: scheme }));

const coefficients = [
  "percent_agreement",
  "fleiss_kappa",
  "gwet_ac",
  "krippendorff_alpha",
  "brennan_prediger",
  "conger_kappa",
] as const;

/** Equal to rounding, null where the other is null. */
function sameFigures(got: MultiRaterAgreement, want: MultiRaterAgreement): void {
  for (const name of coefficients) {
    expect(got[name].status, name).toBe(want[name].status);
    for (const part of ["value", "pa", "pe", "se"] as const) {
      const [a, b] = [got[name][part], want[name][part]];
      if (b === null) expect(a, `${name}.${part}`).toBeNull();
      else expect(a, `${name}.${part}`).toBeCloseTo(b, 9);
    }
  }
}

/** A permutation of 0..n-1 from numbers to sort by. */
const orderOf = (n: number) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: n, maxLength: n })
    .map((keys) => keys.map((_, i) => i).sort((i, j) => keys[i]! - keys[j]!));

describe("agreement coefficients", () => {
  it("don't depend on the order of items and raters, with any weights and with ratings missing", () => {
    fc.assert(
      fc.property(
        matrix().chain((ratings) => fc.tuple(fc.constant(ratings), orderOf(ratings.length), orderOf(4))),
        weights,
        ([ratings, items, raters], scheme) => {
          const turned = items.map((i) => raters.map((g) => ratings[i]![g]!));
          sameFigures(agreement(turned, scheme), agreement(ratings, scheme));
        },
      ),
    );
  });

  it("don't depend on what categories are called, nor, unweighted, on their order", () => {
    fc.assert(
      fc.property(matrix(), orderOf(3), (ratings, order) => {
        const names = order.map((k) => `name ${k}`);
        const renamed = ratings.map((row) =>
          row.map((cell) => (cell === null ? null : `name ${categories.indexOf(cell)}`)),
        );
        sameFigures(agreement(renamed, "identity", names), agreement(ratings, "identity"));
      }),
    );
  });

  it("keep weighted figures when the scale is read from its other end", () => {
    fc.assert(
      fc.property(matrix(), weights, (ratings, scheme) => {
        sameFigures(agreement(ratings, scheme, [...categories].reverse()), agreement(ratings, scheme));
      }),
    );
  });

  it("are 1 where everybody says the same of each item and more than one category occurs", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...categories), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 2, max: 5 }),
        weights,
        (truth, raters, scheme) => {
          fc.pre(new Set(truth).size > 1);
          const figures = agreement(
            truth.map((value) => Array.from({ length: raters }, () => value)),
            scheme,
          );
          for (const name of coefficients) {
            expect(figures[name].value, name).toBeCloseTo(1, 12);
            expect(figures[name].se, name).toBe(0);
            expect(figures[name].ci95[1], name).toBeCloseTo(1, 12);
          }
        },
      ),
    );
  });

  it("stay where they are when every item comes twice, with half the variance", () => {
    // se² = sum of squares / (n (n - 1)): twice the items give 2 S / (2n (2n - 1)), so the ratio is (n - 1) / (2n - 1),
    // which is one half but for the degree of freedom. Alpha's small-sample term eps changes its value, so it stands apart.
    const steady = [
      "percent_agreement",
      "fleiss_kappa",
      "gwet_ac",
      "brennan_prediger",
      "conger_kappa",
    ] as const;
    fc.assert(
      fc.property(matrix(2), weights, (ratings, scheme) => {
        const once = agreement(ratings, scheme);
        fc.pre(once.n_items > 1);
        const twice = agreement([...ratings, ...ratings], scheme);
        expect(twice.n_items).toBe(2 * once.n_items);
        for (const name of steady) {
          const [a, b] = [once[name], twice[name]];
          if (a.value === null) expect(b.value).toBeNull();
          else expect(b.value, name).toBeCloseTo(a.value, 9);
          if (a.se === null || b.se === null || a.se < 1e-6) continue;
          const n = once.n_items;
          expect(b.se ** 2 / a.se ** 2, name).toBeCloseTo((n - 1) / (2 * n - 1), 6);
        }
      }),
    );
  });

  it("halve alpha's variance the more exactly, the more ratings there are", () => {
    const ratings = Array.from({ length: 400 }, (_, i) =>
      [0, 1, 2].map((g) => categories[(i + (i % 7 === 0 ? g : 0)) % 3]!),
    );
    const [once, twice] = [ratings, [...ratings, ...ratings]].map(
      (rows) => agreement(rows, "identity").krippendorff_alpha,
    );
    expect(twice!.se! ** 2 / once!.se! ** 2).toBeCloseTo(0.5, 2);
  });
});

describe("Cohen's kappa", () => {
  const table = fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  });
  it("is the same from the other rater's side, and for twice the items with half the variance", () => {
    fc.assert(
      fc.property(table, weights, (counts, scheme) => {
        const of = (rows: number[][]) => cohenKappa({ table: rows, categories, weights: scheme });
        const own = of(counts);
        const other = of(counts[0]!.map((_, l) => counts.map((row) => row[l]!)));
        const twice = of(counts.map((row) => row.map((n) => 2 * n)));
        if (own.kappa === null) {
          expect([other.kappa, twice.kappa]).toEqual([null, null]);
          return;
        }
        expect(other.kappa).toBeCloseTo(own.kappa, 10);
        expect(twice.kappa).toBeCloseTo(own.kappa, 10);
        if (own.se !== null && own.se > 1e-6) expect(twice.se! ** 2 / own.se ** 2).toBeCloseTo(0.5, 8);
      }),
    );
  });
});

describe("Krippendorff's alpha on any scale", () => {
  it("doesn't depend on the order of items and raters", () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }), {
              minLength: 3,
              maxLength: 3,
            }),
            {
              minLength: 1,
              maxLength: 10,
            },
          )
          .chain((ratings) => fc.tuple(fc.constant(ratings), orderOf(ratings.length), orderOf(3))),
        fc.constantFrom("nominal" as const, "ordinal" as const, "interval" as const, "ratio" as const),
        ([ratings, items, raters], level) => {
          const turned = items.map((i) => raters.map((g) => ratings[i]![g]!));
          const [a, b] = [ratings, turned].map(
            (rows) => krippendorffAlphaLevels({ ratings: rows, level }).alpha,
          );
          if (a === null) expect(b).toBeNull();
          else expect(b).toBeCloseTo(a!, 10);
        },
      ),
    );
  });
});

describe("votes", () => {
  it("turn with the names of the categories and don't see the order of raters", () => {
    fc.assert(
      fc.property(matrix(), orderOf(4), (ratings, raters) => {
        const plain = majority({ ratings, categories });
        const turned = majority({ ratings: ratings.map((row) => raters.map((g) => row[g]!)), categories });
        expect(turned).toEqual(plain);
        const renamed = majority({
          ratings: ratings.map((row) => row.map((cell) => (cell === null ? null : `x${cell}`))),
          categories: categories.map((name) => `x${name}`),
        });
        expect(renamed.label).toEqual(plain.label.map((name) => (name === null ? null : `x${name}`)));
        expect(renamed.tie).toEqual(plain.tie);
      }),
    );
  });

  it("of models don't depend on the order of the labels or of the people", () => {
    const given = fc.array(
      fc.record({
        item: fc.integer({ min: 1, max: 5 }),
        rater: fc.constantFrom("r", "s", "t"),
        label: fc.constantFrom("a", "b"),
      }),
      { minLength: 1, maxLength: 15 },
    );
    fc.assert(
      fc.property(given, (responses) => {
        const base = { items: [1, 2, 3, 4, 5], categories: ["a", "b"] };
        const one = { ...base, responses, raters: ["r", "s", "t"] };
        const other = { ...base, responses: [...responses].reverse(), raters: ["t", "r", "s"] };
        const options = { smoothing: 0.01, max_iterations: 20 };
        const [d1, d2] = [one, other].map((input) =>
          dawidSkene(DawidSkeneInput.parse({ ...input, ...options })),
        );
        const [m1, m2] = [one, other].map((input) => mace(MaceInput.parse({ ...input, iterations: 20 })));
        for (const [a, b] of [
          [d1!.posterior, d2!.posterior],
          [m1!.posterior, m2!.posterior],
        ] as const)
          a.forEach((row, i) => row?.forEach((p, j) => expect(b[i]![j]).toBeCloseTo(p, 8)));
        expect(m2!.competence[1]).toBeCloseTo(m1!.competence[0]!, 8);
      }),
      { numRuns: 60 },
    );
  });
});

describe("standardised rates", () => {
  it("don't see the order of strata or the scale of the weights", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 1, max: 30 }),
            fc.double({ min: 0, max: 1, noNaN: true }),
            fc.integer({ min: 1, max: 9 }),
          ),
          { minLength: 1, maxLength: 5 },
        ),
        (list) => {
          const strata = list.map(([n, share]) => ({ n, k: Math.round(n * share) }));
          const given = list.map(([, , weight]) => weight);
          const one = directStandardisation({ strata, weights: given });
          const other = directStandardisation({
            strata: [...strata].reverse(),
            weights: [...given].reverse().map((weight) => weight * 7),
          });
          expect(other.rate).toBeCloseTo(one.rate!, 12);
          expect(other.se_binomial).toBeCloseTo(one.se_binomial!, 12);
        },
      ),
    );
  });
});
