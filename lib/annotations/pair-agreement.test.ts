import { describe, expect, it } from "vitest";
import { confusion, mostPaired, pairAgreement } from "./pair-agreement";
import type { QuestionRatings } from "./ratings";

/** Ratings from one object a item: who said what. */
const ratings = (items: Record<string, string>[], categories = ["yes", "no"]): QuestionRatings => ({
  question: "q",
  categories,
  scale: "nominal",
  raters: [...new Set(items.flatMap((item) => Object.keys(item)))].sort(),
  items: items.map((item, n) => ({
    item: n + 1,
    ratings: Object.entries(item).map(([annotator_id, value]) => ({ annotator_id, value })),
  })),
  subset: null,
  n_considered: items.length,
  left_out: [],
  unknown_values: 0,
});

describe("pairAgreement", () => {
  it("compares two people on what both rated", () => {
    const [pair] = pairAgreement(
      ratings([
        ...Array.from({ length: 20 }, () => ({ ann: "yes", ben: "yes" })),
        ...Array.from({ length: 5 }, () => ({ ann: "yes", ben: "no" })),
        ...Array.from({ length: 10 }, () => ({ ann: "no", ben: "yes" })),
        ...Array.from({ length: 15 }, () => ({ ann: "no", ben: "no" })),
        { ann: "yes" },
      ]),
    );
    // The textbook's 2 x 2: observed 0.7, expected 0.5, kappa 0.4.
    expect(pair).toMatchObject({ a: "ann", b: "ben", n: 50 });
    expect(pair!.percent).toBeCloseTo(0.7);
    expect(pair!.kappa).toBeCloseTo(0.4);
  });

  it("leaves out pairs that share nothing, and says null where all is the same", () => {
    const pairs = pairAgreement(ratings([{ ann: "yes", ben: "yes" }, { cleo: "no" }]));
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ n: 1, percent: 1, kappa: null });
  });

  it("keeps to the people with the most ratings", () => {
    const crowd = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`p${n}`, "yes"]));
    expect(pairAgreement(ratings([crowd]))).toHaveLength((mostPaired * (mostPaired - 1)) / 2);
  });
});

describe("confusion", () => {
  it("counts every pair of ratings once, the same from both sides", () => {
    const table = confusion(
      ratings(
        [
          { a: "x", b: "x", c: "y" },
          { a: "z", b: "y" },
        ],
        ["x", "y", "z"],
      ),
    );
    expect(table).toEqual([
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 0],
    ]);
  });
});
