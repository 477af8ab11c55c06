import { describe, expect, it } from "vitest";
import { questionAgreement } from "@/lib/annotations/agreement";
import { byItem, questionRatings, ratingPatterns } from "@/lib/annotations/ratings";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { statistics } from "@/lib/statistics/registry";
import { matrixFile } from "./matrix-file";

const rows = [
  ["yes", "yes", "no"],
  ["no", "no", "no"],
  ["yes", "no"],
].flatMap((answers, item) =>
  answers.map((informative, n) => ({ item, annotator_id: `p${n}`, answers: { informative } })),
);

describe("matrixFile", () => {
  it("gives the same figures again when the statistics command reads it", () => {
    const ratings = questionRatings(trajectoryReview, trajectoryReview.questions[0]!, byItem(rows), 3);
    const agreement = questionAgreement(ratings);
    const patterns = ratingPatterns(ratings);
    const files = [
      { raters: ratings.raters, items: [0, 1, 2], ratings: patterns.map((row) => row.ratings) },
      { raters: ratings.raters, patterns },
    ];
    for (const matrix of files) {
      const { statistic, input, about } = JSON.parse(matrixFile(agreement, matrix, "Round 1"));
      const found = statistics.find(({ name }) => name === statistic)!.compute(input);
      expect(found).toMatchObject({
        ok: true,
        result: { fleiss_kappa: agreement.fleiss_kappa, gwet_ac: agreement.gwet_ac, n_items: 3, n_raters: 3 },
      });
      expect(about).toMatchObject({
        queue: "Round 1",
        raters: ["p0", "p1", "p2"],
        subset: null,
        n_considered: 3,
      });
    }
  });
});
