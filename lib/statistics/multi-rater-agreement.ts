import { z } from "zod";
import { agreementWeights, WeightScheme } from "./agreement-weights";
import { brennanPrediger } from "./brennan-prediger";
import type { Coefficient } from "./chance-corrected";
import { congerKappa, type RaterPattern } from "./conger-kappa";
import { fleissKappa } from "./fleiss-kappa";
import { gwetAc } from "./gwet-ac";
import { krippendorffAlpha } from "./krippendorff-alpha";
import { percentAgreement } from "./percent-agreement";
import { ratingCounts, type CountPattern, type RatingCounts } from "./rating-counts";

const Category = z.union([z.string(), z.number()]);
const Ratings = z.array(Category.nullable());

export const MultiRaterInput = z
  .object({
    ratings: z.array(Ratings).optional(),
    patterns: z.array(z.object({ ratings: Ratings, count: z.number().int().nonnegative() })).optional(),
    categories: z.array(Category).min(1),
    weights: WeightScheme.default("identity"),
    scores: z.array(z.number()).optional(),
  })
  .refine(
    ({ ratings, patterns }) => (ratings === undefined) !== (patterns === undefined),
    "give ratings or patterns",
  )
  .refine(({ categories }) => new Set(categories).size === categories.length, "a category is listed twice")
  .refine(({ categories, scores }) => !scores || scores.length === categories.length, "one score a category")
  .refine(({ ratings, patterns, categories }) => {
    const known = new Set<string | number | null>([null, ...categories]);
    return (ratings ?? patterns?.map((pattern) => pattern.ratings) ?? []).every((row) =>
      row.every((value) => known.has(value)),
    );
  }, "a rating is not one of the categories");
export type MultiRaterInput = z.infer<typeof MultiRaterInput>;

export interface CountAgreement {
  n_items: number;
  n_items_2plus: number;
  n_ratings: number;
  percent_agreement: Coefficient;
  fleiss_kappa: Coefficient;
  gwet_ac: Coefficient;
  krippendorff_alpha: Coefficient;
  brennan_prediger: Coefficient;
}
export interface MultiRaterAgreement extends CountAgreement {
  n_raters: number;
  conger_kappa: Coefficient;
}

/** The coefficients that need only how many ratings each category got, not who gave them. */
export function countAgreement(table: RatingCounts): CountAgreement {
  return {
    n_items: table.n,
    n_items_2plus: table.n2,
    n_ratings: table.ratings,
    percent_agreement: percentAgreement(table),
    fleiss_kappa: fleissKappa(table),
    gwet_ac: gwetAc(table),
    krippendorff_alpha: krippendorffAlpha(table),
    brennan_prediger: brennanPrediger(table),
  };
}

/** Merges items that every rater rated alike, drops empty items, then raters without a rating. */
function raterPatterns(input: MultiRaterInput): RaterPattern[] {
  const index = new Map<string | number, number>(input.categories.map((category, k) => [category, k]));
  const rows = input.patterns ?? input.ratings!.map((ratings) => ({ ratings, count: 1 }));
  const width = rows.reduce((most, row) => Math.max(most, row.ratings.length), 0);
  const seen = new Array<boolean>(width).fill(false);
  const merged = new Map<string, RaterPattern>();
  for (const { ratings, count } of rows) {
    const cells = Array.from({ length: width }, (_, g) => {
      const value = ratings[g];
      return value === null || value === undefined ? -1 : index.get(value)!;
    });
    if (count === 0 || cells.every((k) => k < 0)) continue;
    cells.forEach((k, g) => (seen[g] ||= k >= 0));
    const key = cells.join();
    const known = merged.get(key);
    if (known) known.items += count;
    else merged.set(key, { cells, items: count });
  }
  return [...merged.values()].map(({ cells, items }) => ({ cells: cells.filter((_, g) => seen[g]), items }));
}

/**
 * Agreement of two or more raters on one question: percent agreement, Fleiss' kappa, Gwet's AC1/AC2, Conger's kappa,
 * Krippendorff's alpha, Brennan-Prediger, each with standard error, 95 % interval and p.
 * Input: items x raters (null = missing) or a compressed list of like items; the declared categories, all of which count
 * towards q whether used or not.
 */
export function multiRaterAgreement(input: MultiRaterInput): MultiRaterAgreement {
  const q = input.categories.length;
  const patterns = raterPatterns(input);
  const counts = patterns.map(({ cells, items }): CountPattern => {
    const row = new Array<number>(q).fill(0);
    for (const k of cells) if (k >= 0) row[k]! += 1;
    return { counts: row, items };
  });
  const table = ratingCounts(counts, q, agreementWeights(q, input.weights, input.scores));
  return {
    ...countAgreement(table),
    n_raters: patterns[0]?.cells.length ?? 0,
    conger_kappa: congerKappa(patterns, table),
  };
}
