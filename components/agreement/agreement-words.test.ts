import { describe, expect, it } from "vitest";
import { agreementOfCounts } from "@/lib/annotations/agreement";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { gapWords, leftOutWords, subsetWords, whyUndefined } from "./agreement-words";

/** Agreement on yes / no from how often each pattern of answers came. */
const agreement = (patterns: [yes: number, no: number, items: number][]): QuestionAgreement => ({
  question: "informative",
  subset: null,
  ...agreementOfCounts(
    ["yes", "no"],
    "nominal",
    patterns.map(([yes, no, items]) => ({ counts: [yes, no], items })),
  ),
  n_raters: 3,
  n_considered: 100,
  left_out: [],
  unknown_values: 0,
});
const text = (value: string) => (value === "yes" ? "Yes" : "No");

describe("gapWords", () => {
  it("says why kappa is low where one answer is common", () => {
    const words = gapWords(
      agreement([
        [3, 0, 80],
        [2, 1, 15],
        [1, 2, 5],
      ]),
      text,
    );
    expect(words?.lead).toMatch(/^Why kappa \(0\.\d\d\) is below AC1 \(0\.\d\d\)\.$/);
    expect(words?.text).toContain("“Yes” has 92% of all labels");
  });
  it("says nothing where the answers are even", () => {
    expect(
      gapWords(
        agreement([
          [3, 0, 50],
          [0, 3, 50],
          [2, 1, 5],
        ]),
        text,
      ),
    ).toBeNull();
  });
  it("says nothing where kappa is not defined", () => {
    const same = agreement([[3, 0, 10]]);
    expect(same.fleiss_kappa.value).toBeNull();
    expect(gapWords(same, text)).toBeNull();
  });
});

describe("whyUndefined", () => {
  it.each([
    [[], "nothing is labelled yet"],
    [[[1, 0, 4]], "no item has two labels"],
    [[[3, 0, 4]], "all labels are the same"],
    [[[2, 1, 1]], "one item only"],
  ] as [[number, number, number][], string][])("%j", (patterns, words) => {
    expect(whyUndefined(agreement(patterns).fleiss_kappa)).toContain(words);
  });
  it("is silent about a defined coefficient", () => {
    expect(
      whyUndefined(
        agreement([
          [2, 1, 5],
          [0, 3, 5],
        ]).fleiss_kappa,
      ),
    ).toBeNull();
  });
});

describe("what the figures are about", () => {
  it("says the rule of a subset", () => {
    const reason = trajectoryReview.questions[1]!;
    expect(subsetWords(reason.subset!, trajectoryReview)).toBe(
      "items where everybody said “Yes” to “Developer-informative?”",
    );
    expect(subsetWords(null, trajectoryReview)).toBe("all items");
  });
  it("says what was left out, and nothing when nothing was", () => {
    const one = { ...agreement([]), left_out: [{ why: "no_rating" as const, items: 1 }], unknown_values: 2 };
    expect(leftOutWords(one)).toBe(
      "Left out: 1 item without a label; 2 answers that the question doesn't offer.",
    );
    expect(leftOutWords(agreement([]))).toBeNull();
  });
});
