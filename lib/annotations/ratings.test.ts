import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trajectoryReview } from "./presets/trajectory-review";
import { byItem, countPatterns, questionRatings, ratingPatterns, type AnnotationRow } from "./ratings";

const [informative, reason] = trajectoryReview.questions;
const row = (item: number, annotator_id: string, answers: Record<string, string>): AnnotationRow => ({
  item,
  annotator_id,
  answers,
});
const yes = (item: number, ...who: string[]) =>
  who.map((one) => row(item, one, { informative: "yes", reason: "action" }));
const no = (item: number, ...who: string[]) =>
  who.map((one) => row(item, one, { informative: "no", reason: "none" }));

const rows = [
  ...yes(1, "ana", "ben", "cleo"),
  ...yes(2, "ana", "ben"),
  ...no(2, "cleo"),
  ...yes(3, "ana"),
  ...no(4, "dana", "ben", "ana"),
];
const items = byItem(rows, [1, 2, 3, 4, 5]);
const all = questionRatings(trajectoryReview, informative!, items, 3);

describe("byItem", () => {
  it("keeps items that nobody has labelled", () => {
    expect(items.map(({ item, annotations }) => [item, annotations.length])).toEqual([
      [1, 3],
      [2, 3],
      [3, 1],
      [4, 3],
      [5, 0],
    ]);
  });
});

describe("questionRatings", () => {
  it("says who rated, on what, and what was left out", () => {
    expect(all).toMatchObject({
      categories: ["yes", "no"],
      raters: ["ana", "ben", "cleo", "dana"],
      subset: null,
      n_considered: 5,
      left_out: [
        { why: "no_rating", items: 1 },
        { why: "single_rating", items: 1 },
      ],
      unknown_values: 0,
    });
    expect(all.items.map(({ item }) => item)).toEqual([1, 2, 3, 4]);
  });

  it("keeps missing ratings missing", () => {
    expect(ratingPatterns(all).map(({ ratings }) => ratings)).toEqual([
      ["yes", "yes", "yes", null],
      ["yes", "yes", "no", null],
      ["yes", null, null, null],
      ["no", "no", null, "no"],
    ]);
  });

  it("counts like items together", () => {
    expect(countPatterns(all)).toEqual([
      { counts: [3, 0], items: 1 },
      { counts: [2, 1], items: 1 },
      { counts: [1, 0], items: 1 },
      { counts: [0, 3], items: 1 },
    ]);
  });

  it("takes the subset by its rule and leaves open what can still join it", () => {
    const subset = (rule: "unanimous" | "majority", value = "yes") =>
      questionRatings(trajectoryReview, reason!, items, 3, { question: "informative", rule, value });
    expect(subset("unanimous").items.map(({ item }) => item)).toEqual([1]);
    expect(subset("unanimous").left_out).toEqual([
      { why: "outside_subset", items: 2 },
      { why: "subset_pending", items: 2 },
    ]);
    expect(subset("majority").items.map(({ item }) => item)).toEqual([1, 2]);
    expect(subset("majority", "no").items.map(({ item }) => item)).toEqual([4]);
  });

  it("does not count an answer that is none of the choices", () => {
    const odd = questionRatings(
      trajectoryReview,
      informative!,
      byItem([row(1, "ana", { informative: "perhaps" })]),
      3,
    );
    expect(odd).toMatchObject({ items: [], unknown_values: 1, left_out: [{ why: "no_rating", items: 1 }] });
  });

  it("loses no item and no rating", () => {
    const anyRow = fc.record({
      item: fc.integer({ min: 1, max: 8 }),
      annotator_id: fc.constantFrom("a", "b", "c"),
      answers: fc.dictionary(
        fc.constantFrom("informative", "reason"),
        fc.constantFrom("yes", "no", "action", "?"),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyRow), (some) => {
        const unique = [...new Map(some.map((one) => [`${one.item}/${one.annotator_id}`, one])).values()];
        const table = questionRatings(trajectoryReview, informative!, byItem(unique), 3);
        const left = table.left_out.reduce(
          (sum, { why, items }) => sum + (why === "single_rating" ? 0 : items),
          0,
        );
        expect(table.items.length + left).toBe(table.n_considered);
        const answered = unique.filter(({ answers }) => Object.hasOwn(answers, "informative")).length;
        const rated = table.items.reduce((sum, { ratings }) => sum + ratings.length, 0);
        expect(rated + table.unknown_values).toBe(answered);
        const inPatterns = countPatterns(table).reduce(
          (sum, { counts, items }) => sum + items * (counts[0]! + counts[1]!),
          0,
        );
        expect(inPatterns).toBe(rated);
      }),
    );
  });
});
