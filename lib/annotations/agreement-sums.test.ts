import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementReport } from "./agreement";
import { mostPatterns, sumQuestions } from "./agreement-sums";
import { trajectoryReview } from "./presets/trajectory-review";
import { byItem, type AnnotationRow, type ItemAnnotations } from "./ratings";

const people = ["ana", "ben", "cleo", "dana"];
const answers = fc.record(
  { informative: fc.constantFrom("yes", "no", "maybe"), reason: fc.constantFrom("action", "other") },
  { requiredKeys: [] },
);
/** Items with up to four labels, some answers missing or not declared. */
const items = fc
  .array(fc.array(fc.option(answers), { minLength: 4, maxLength: 4 }), { maxLength: 12 })
  .map((rows) =>
    byItem(
      rows.flatMap((row, item) =>
        row.flatMap((given, who): AnnotationRow[] =>
          given ? [{ item, annotator_id: people[who]!, answers: given as Record<string, string> }] : [],
        ),
      ),
      rows.map((_, item) => item),
    ),
  );

const summed = (parts: readonly (readonly ItemAnnotations[])[]) => {
  const sums = sumQuestions(trajectoryReview, 3);
  for (const part of parts) for (const sum of sums) sum.add(part);
  return sums.map((sum) => sum.close());
};

describe("agreement from items that come in parts", () => {
  it("is that of all items at once, however they are cut and ordered", () => {
    fc.assert(
      fc.property(items, fc.nat(12), fc.boolean(), (all, cut, reversed) => {
        const whole = agreementReport(trajectoryReview, 3, all);
        const ordered = reversed ? [...all].reverse() : all;
        const parts = summed([ordered.slice(0, cut), ordered.slice(cut)]);
        for (const [place, { agreement }] of parts.entries()) {
          const { gwet_ac, fleiss_kappa, krippendorff_alpha, ...rest } = whole[place]!;
          expect(agreement.n_items_2plus).toBe(rest.n_items_2plus);
          expect(agreement.left_out).toEqual(rest.left_out);
          expect([agreement.n_raters, agreement.unknown_values]).toEqual([
            rest.n_raters,
            rest.unknown_values,
          ]);
          for (const [one, other] of [
            [agreement.gwet_ac, gwet_ac],
            [agreement.fleiss_kappa, fleiss_kappa],
            [agreement.krippendorff_alpha, krippendorff_alpha],
          ] as const)
            if (other.value === null) expect(one.value).toBeNull();
            else expect(one.value).toBeCloseTo(other.value, 12);
        }
        // Cut otherwise, it is the same to the last bit: counts are put in order before anything is computed.
        expect(summed([all])).toEqual(parts);
      }),
    );
  });

  it("keeps the exact matrix as long as it is short, and the counts always", () => {
    const [one] = summed([
      byItem([
        { item: 1, annotator_id: "ana", answers: { informative: "yes" } },
        { item: 1, annotator_id: "ben", answers: { informative: "no" } },
        { item: 2, annotator_id: "ben", answers: { informative: "no" } },
        { item: 3, annotator_id: "ben", answers: { informative: "no" } },
      ]),
    ]);
    expect(one!.raters).toEqual(["ana", "ben"]);
    expect(one!.patterns).toEqual([
      { ratings: ["yes", "no"], count: 1 },
      { ratings: [null, "no"], count: 2 },
    ]);
    expect(one!.counts).toEqual([
      { counts: [0, 1], items: 2 },
      { counts: [1, 1], items: 1 },
    ]);
    const many = byItem(
      Array.from({ length: mostPatterns + 1 }, (_, n) => ({
        item: n,
        annotator_id: `person ${n}`,
        answers: { informative: "yes" },
      })),
    );
    const [long] = summed([many]);
    expect(long!.patterns).toBeNull();
    expect(long!.counts).toEqual([{ counts: [1, 0], items: mostPatterns + 1 }]);
  });
});
