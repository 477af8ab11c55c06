import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multiRaterAgreement, type MultiRaterAgreement, MultiRaterInput } from "./multi-rater-agreement";

const categories = ["a", "b", "c"];
const coefficients = [
  "percent_agreement",
  "fleiss_kappa",
  "gwet_ac",
  "conger_kappa",
  "krippendorff_alpha",
  "brennan_prediger",
] as const;

/** Items x four raters with missing ratings. */
const table = fc.array(
  fc.array(fc.option(fc.constantFrom(...categories), { freq: 4 }), { minLength: 4, maxLength: 4 }),
  {
    minLength: 1,
    maxLength: 25,
  },
);
const of = (
  ratings: (string | null)[][],
  declared = categories,
  weights: "identity" | "quadratic" = "identity",
) => multiRaterAgreement({ ratings, categories: declared, weights });

function expectSame(got: MultiRaterAgreement, want: MultiRaterAgreement) {
  for (const name of coefficients) {
    expect(got[name].status, name).toBe(want[name].status);
    for (const field of ["value", "pa", "pe", "se"] as const) {
      const [a, b] = [got[name][field], want[name][field]];
      if (a === null || b === null) expect(a, `${name}.${field}`).toBe(b);
      else expect(Math.abs(a - b), `${name}.${field}`).toBeLessThan(1e-9 * Math.max(1, Math.abs(b)));
    }
  }
}

describe("multiRaterAgreement", () => {
  it("does not depend on the order of items or raters", () => {
    fc.assert(
      fc.property(table, (ratings) => {
        const want = of(ratings);
        expectSame(of(ratings.toReversed()), want);
        expectSame(of(ratings.map((row) => row.toReversed())), want);
      }),
    );
  });

  it("does not depend on what categories are called or, unweighted, on their order", () => {
    const names = new Map<string | null, string | null>([
      [null, null],
      ["a", "x"],
      ["b", "y"],
      ["c", "z"],
    ]);
    fc.assert(
      fc.property(table, (ratings) => {
        const want = of(ratings);
        expectSame(
          of(
            ratings.map((row) => row.map((value) => names.get(value)!)),
            ["x", "y", "z"],
          ),
          want,
        );
        expectSame(of(ratings, categories.toReversed()), want);
        // Reversing an ordered scale turns it round and keeps all distances.
        expectSame(of(ratings, categories.toReversed(), "quadratic"), of(ratings, categories, "quadratic"));
      }),
    );
  });

  it("is 1 without error where all agree, if more than one category is used", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...categories), { minLength: 1, maxLength: 20 }), (values) => {
        const agreed = of([...values, "a", "b"].map((value) => [value, value, value]));
        for (const name of coefficients) {
          expect(agreed[name].value).toBeCloseTo(1, 12);
          expect(agreed[name]).toMatchObject({ se: 0, p_two_sided: null });
        }
      }),
    );
  });

  it("divides the variance by exactly (2n - 1)/(n - 1) when all n items are doubled: by two in the long run", () => {
    fc.assert(
      fc.property(table, (ratings) => {
        // Two rated pairs at least, and no item with one rating, so that n = n2 in every formula.
        const paired = ratings.filter((row) => row.filter((value) => value !== null).length >= 2);
        fc.pre(paired.length >= 2);
        const n = paired.length;
        const [once, twice] = [of(paired), of([...paired, ...paired])];
        for (const name of coefficients) {
          const [a, b] = [once[name], twice[name]];
          if (a.se === null || b.se === null || a.se < 1e-6) continue;
          expect(a.se ** 2 / b.se ** 2).toBeCloseTo((2 * n - 1) / (n - 1), 6);
          // Krippendorff corrects for the number of ratings, so its value alone moves.
          if (name !== "krippendorff_alpha") expect(b.value).toBeCloseTo(a.value!, 9);
        }
      }),
    );
  });

  it("reads a compressed list as the list it stands for", () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 4 }), (ratings, count) => {
        const patterns = ratings.map((row) => ({ ratings: row, count }));
        const expanded = ratings.flatMap((row) => Array.from({ length: count }, () => row));
        expectSame(multiRaterAgreement({ patterns, categories, weights: "identity" }), of(expanded));
      }),
    );
  });

  it("moves AC1 and Brennan-Prediger, and nothing else, when an unused category is declared", () => {
    fc.assert(
      fc.property(table, (ratings) => {
        const [narrow, wide] = [of(ratings), of(ratings, [...categories, "unused"])];
        for (const name of coefficients)
          if (name !== "gwet_ac" && name !== "brennan_prediger")
            expect(wide[name].value).toEqual(narrow[name].value);
      }),
    );
  });

  it("never gives a number that isn't one", () => {
    fc.assert(
      fc.property(table, (ratings) => {
        const result = of(ratings);
        for (const name of coefficients) {
          const { value, se, ci95, p_two_sided, status } = result[name];
          for (const figure of [value, se, ...ci95, p_two_sided])
            expect(figure === null || Number.isFinite(figure)).toBe(true);
          expect(value === null || se === null).toBe(status !== undefined);
        }
      }),
    );
  });

  it("refuses a rating outside the categories and two sources of ratings", () => {
    expect(MultiRaterInput.safeParse({ ratings: [["a", "z"]], categories }).success).toBe(false);
    expect(MultiRaterInput.safeParse({ ratings: [], patterns: [], categories }).success).toBe(false);
    expect(MultiRaterInput.safeParse({ ratings: [["a"]], categories: ["a", "a"] }).success).toBe(false);
  });
});
