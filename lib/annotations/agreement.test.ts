import { describe, expect, it } from "vitest";
import { multiRaterAgreement } from "@/lib/statistics/multi-rater-agreement";
import { agreementOfCounts, agreementReport } from "./agreement";
import { QuestionAgreement } from "./agreement-schema";
import { trajectoryReview } from "./presets/trajectory-review";
import { byItem, type AnnotationRow } from "./ratings";

/** The informativeness study's 300 items by number of yes among three ratings (arXiv 2604.00356). */
const published = [
  { counts: [3, 0], items: 130 },
  { counts: [2, 1], items: 80 },
  { counts: [1, 2], items: 51 },
  { counts: [0, 3], items: 39 },
];

describe("agreementOfCounts", () => {
  const figures = agreementOfCounts(["yes", "no"], "nominal", published);

  it("gives the published AC1 and the kappa that goes with it", () => {
    expect(figures.gwet_ac.value!.toFixed(3)).toBe("0.477");
    expect(figures.fleiss_kappa.value!.toFixed(3)).toBe("0.344");
    expect(figures).toMatchObject({ n_items: 300, n_items_2plus: 300, n_ratings: 900, n_unanimous: 169 });
  });

  it("counts pairs per category: of two categories both have the overall kappa", () => {
    for (const { fleiss_kappa } of figures.per_category)
      expect(fleiss_kappa.value).toBeCloseTo(figures.fleiss_kappa.value!, 12);
    expect(figures.per_category.map(({ ratings }) => ratings)).toEqual([601, 299]);
    // 130 x 6 + 80 x 2 ordered yes-yes pairs among 601 x 2 pairs that start with a yes.
    expect(figures.per_category[0]!.specific_agreement).toBeCloseTo((130 * 6 + 80 * 2) / (601 * 2), 12);
  });

  it("weighs ordered categories", () => {
    const ordinal = agreementOfCounts(["low", "middle", "high"], "ordinal", [
      { counts: [1, 1, 0], items: 5 },
      { counts: [0, 0, 2], items: 5 },
    ]);
    const nominal = agreementOfCounts(["low", "middle", "high"], "nominal", [
      { counts: [1, 1, 0], items: 5 },
      { counts: [0, 0, 2], items: 5 },
    ]);
    expect(ordinal.weights).toBe("quadratic");
    expect(ordinal.percent_agreement.value).toBeCloseTo(0.875, 12);
    expect(nominal.percent_agreement.value).toBeCloseTo(0.5, 12);
  });

  it("answers for a million items at once", () => {
    const million = published.map(({ counts, items }) => ({ counts, items: items * 3334 }));
    const started = performance.now();
    const large = agreementOfCounts(["yes", "no"], "nominal", million);
    expect(performance.now() - started).toBeLessThan(50);
    expect(large.gwet_ac.value).toBeCloseTo(figures.gwet_ac.value!, 12);
  });
});

describe("agreementReport", () => {
  const answers = (informative: string, reason: string, strategy = "tool_execute") => ({
    informative,
    reason,
    strategy,
  });
  const rows: AnnotationRow[] = [
    ["ana", ["yes action", "yes action", "no none", "yes conversation"]],
    ["ben", ["yes action", "yes conversation", "no none", "no none"]],
    ["cleo", ["yes action", "yes action", "yes exemplar", "no none"]],
  ].flatMap(([annotator_id, given]) =>
    (given as string[]).map((text, i) => {
      const [informative, reason] = text.split(" ");
      return { item: i + 1, annotator_id: annotator_id as string, answers: answers(informative!, reason!) };
    }),
  );
  const report = agreementReport(trajectoryReview, 3, byItem(rows, [1, 2, 3, 4, 5]));

  it("has every question, and the reason once more where all said yes", () => {
    expect(report.map(({ question, subset, n_items }) => [question, subset?.rule ?? null, n_items])).toEqual([
      ["informative", null, 4],
      ["reason", null, 4],
      ["reason", "unanimous", 2],
      ["strategy", null, 4],
    ]);
    expect(QuestionAgreement.array().parse(report)).toEqual(report);
  });

  it("agrees with the raw ratings given to the statistics room", () => {
    const ratings = [1, 2, 3, 4].map((item) =>
      rows.filter((row) => row.item === item).map((row) => row.answers.informative!),
    );
    const direct = multiRaterAgreement({ ratings, categories: ["yes", "no"], weights: "identity" });
    for (const name of ["percent_agreement", "fleiss_kappa", "gwet_ac", "krippendorff_alpha"] as const)
      expect(report[0]![name].value).toBeCloseTo(direct[name].value!, 12);
  });

  it("counts all declared choices, so that AC1 does not depend on which happened to be used", () => {
    expect(report[1]!.categories).toHaveLength(6);
    expect(report[1]!.per_category.find(({ value }) => value === "other")).toMatchObject({
      ratings: 0,
      share: 0,
      specific_agreement: null,
      fleiss_kappa: { value: null },
    });
  });

  it("says why nothing can be computed where everybody chose the same", () => {
    const strategy = report[3]!;
    expect(strategy.fleiss_kappa).toMatchObject({ value: null, status: "undefined" });
    expect(strategy.krippendorff_alpha).toMatchObject({ value: null, status: "undefined" });
    expect(strategy.gwet_ac).toMatchObject({ value: 1, se: 0, ci95: [1, 1] });
  });

  it("says what was left out", () => {
    expect(report[0]!.left_out).toEqual([{ why: "no_rating", items: 1 }]);
    expect(agreementReport(trajectoryReview, 3, [])[0]).toMatchObject({
      n_items: 0,
      n_raters: 0,
      gwet_ac: { value: null, status: "no_data" },
    });
  });
});
