import { describe, expect, it } from "vitest";
import { agreementByPart, leaveOneOut, periodLength, periodOf } from "./agreement-parts";
import type { QuestionRatings } from "./ratings";

/** Ratings from one object a kind of item: how many there are, and who said what. */
const ratings = (kinds: [times: number, said: Record<string, string>][]): QuestionRatings => ({
  question: "q",
  categories: ["yes", "no"],
  scale: "nominal",
  raters: [...new Set(kinds.flatMap(([, said]) => Object.keys(said)))].sort(),
  items: kinds.map(([times, said], n) => ({
    item: n + 1,
    times,
    ratings: Object.entries(said).map(([annotator_id, value]) => ({ annotator_id, value })),
  })),
  subset: null,
  n_considered: kinds.length,
  left_out: [],
  unknown_values: 0,
});

describe("leaveOneOut", () => {
  it("finds the person without whom the others agree", () => {
    const effects = leaveOneOut(
      ratings([
        [5, { ann: "yes", ben: "yes", cleo: "no" }],
        [5, { ann: "no", ben: "no", cleo: "yes" }],
      ]),
    );
    expect(effects.map(({ rater, ratings: n }) => [rater, n])).toEqual([
      ["ann", 10],
      ["ben", 10],
      ["cleo", 10],
    ]);
    // All three: a third of the pairs agree; both answers are as frequent, so AC1 = (1/3 - 1/2) / (1/2) = -1/3.
    // Without Cleo every pair agrees, without one of the others none does.
    expect(effects[2]!.without.percent_agreement.value).toBe(1);
    expect(effects[2]!.effect).toBeCloseTo(1 + 1 / 3, 12);
    expect(effects[0]!.without.gwet_ac.value).toBeCloseTo(-1, 12);
    expect(effects[0]!.effect).toBeCloseTo(-2 / 3, 12);
    expect(effects[0]!.without.n).toBe(10);
  });

  it("needs a third person, and is null where nothing is left to compare", () => {
    expect(leaveOneOut(ratings([[4, { ann: "yes", ben: "yes" }]]))).toEqual([]);
    const scattered = leaveOneOut(
      ratings([
        [1, { ann: "yes", ben: "yes" }],
        [1, { ben: "no", cleo: "no" }],
      ]),
    );
    expect(scattered.find(({ rater }) => rater === "ben")).toMatchObject({ effect: null, without: { n: 0 } });
  });
});

describe("agreementByPart", () => {
  it("counts like items as often as there are, and leaves out what belongs to no part", () => {
    const parts = agreementByPart(
      ratings([
        [30, { ann: "yes", ben: "yes" }],
        [10, { ann: "yes", ben: "no" }],
        [7, { ann: "no", ben: "no" }],
      ]),
      (item) => (item === 3 ? null : "airline"),
    );
    expect(parts).toMatchObject([{ part: "airline", items: 40, n: 40, percent_agreement: { value: 0.75 } }]);
  });
});

describe("periods", () => {
  it("are days, weeks from Monday or months", () => {
    expect(periodLength("2026-03-01", "2026-03-10")).toBe("day");
    expect(periodLength("2026-03-01", "2026-04-10")).toBe("week");
    expect(periodLength("2026-03-01", "2027-03-01")).toBe("month");
    expect(periodOf("2026-11-30", "week")).toBe("2026-11-30");
    expect(periodOf("2026-12-06", "week")).toBe("2026-11-30");
    expect(periodOf("2026-12-06", "month")).toBe("2026-12-01");
    expect(periodOf("2026-12-06", "day")).toBe("2026-12-06");
  });
});
