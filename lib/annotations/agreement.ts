import { agreementWeights, type WeightScheme } from "@/lib/statistics/agreement-weights";
import { fleissKappa } from "@/lib/statistics/fleiss-kappa";
import { countAgreement } from "@/lib/statistics/multi-rater-agreement";
import { ratingCounts, type CountPattern, type RatingCounts } from "@/lib/statistics/rating-counts";
import type { CategoryAgreement, QuestionAgreement } from "./agreement-schema";
import { countPatterns, questionRatings, type ItemAnnotations, type QuestionRatings } from "./ratings";
import type { LabelSchema, Question } from "./schema";

/** This category against the rest: kappa of the collapsed table equals Fleiss' category kappa when all items have k ratings. */
function categoryAgreement(
  value: string,
  k: number,
  patterns: CountPattern[],
  table: RatingCounts,
): CategoryAgreement {
  const collapsed = patterns.map(({ counts, items }) => {
    const own = counts[k]!;
    return { counts: [own, counts.reduce((sum, count) => sum + count, 0) - own], items };
  });
  let together = 0;
  let pairs = 0;
  let ratings = 0;
  for (const { counts, items } of collapsed) {
    const [own, rest] = [counts[0]!, counts[1]!];
    ratings += items * own;
    together += items * own * (own - 1);
    pairs += items * own * (own + rest - 1);
  }
  return {
    value,
    ratings,
    share: table.ratings === 0 ? null : ratings / table.ratings,
    fleiss_kappa: fleissKappa(ratingCounts(collapsed, 2, agreementWeights(2, "identity"))),
    specific_agreement: pairs === 0 ? null : together / pairs,
  };
}

/** Agreement from category counts alone, however many items they stand for. */
export function agreementOfCounts(
  categories: readonly string[],
  scale: Question["scale"],
  patterns: CountPattern[],
) {
  const weights: WeightScheme = scale === "ordinal" ? "quadratic" : "identity";
  const table = ratingCounts(patterns, categories.length, agreementWeights(categories.length, weights));
  const { brennan_prediger: _, ...figures } = countAgreement(table);
  const unanimous = table.rows.filter(({ ratings, counts }) => ratings >= 2 && counts.includes(ratings));
  return {
    categories: [...categories],
    weights,
    ...figures,
    n_unanimous: unanimous.reduce((sum, { items }) => sum + items, 0),
    per_category: categories.map((value, k) => categoryAgreement(value, k, patterns, table)),
  };
}

/** Agreement on one question from what its category counts and its facts say; the items themselves aren't needed. */
export function agreementFrom(
  ratings: Omit<QuestionRatings, "items">,
  patterns: CountPattern[],
): QuestionAgreement {
  const { question, subset, categories, scale, raters, n_considered, left_out, unknown_values } = ratings;
  return {
    question,
    subset,
    ...agreementOfCounts(categories, scale, patterns),
    n_raters: raters.length,
    n_considered,
    left_out,
    unknown_values,
  };
}

/** Agreement on one question from its ratings. */
export const questionAgreement = (ratings: QuestionRatings): QuestionAgreement =>
  agreementFrom(ratings, countPatterns(ratings));

/**
 * Agreement on every question of a queue: over all items, and once more on the question's recorded subset if it has one
 * (e.g. the reason where everybody said the run is informative). `k` is how many ratings each item is to have.
 */
export function agreementReport(
  schema: LabelSchema,
  k: number,
  items: readonly ItemAnnotations[],
): QuestionAgreement[] {
  return schema.questions.flatMap((question) => {
    const subsets = question.subset ? [null, question.subset] : [null];
    return subsets.map((subset) => questionAgreement(questionRatings(schema, question, items, k, subset)));
  });
}
