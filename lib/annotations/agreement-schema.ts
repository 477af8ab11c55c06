import { z } from "zod";
import { Subset } from "./schema";

const count = z.number().int().nonnegative();
const figure = z.number().nullable();

/** Why a figure is null. */
export const FigureStatus = z.enum(["no_data", "no_pairs", "single_item", "undefined"]);

/** An agreement coefficient: value, observed and chance agreement, standard error, 95 % interval, test against 0. */
export const CoefficientFigures = z.object({
  value: figure,
  pa: figure,
  pe: figure,
  se: figure,
  ci95: z.tuple([figure, figure]),
  df: figure,
  p_two_sided: figure,
  status: FigureStatus.optional(),
});
export type CoefficientFigures = z.infer<typeof CoefficientFigures>;

/** How far people agree on one category against all others taken together. */
export const CategoryAgreement = z.object({
  value: z.string(),
  ratings: count,
  share: figure,
  fleiss_kappa: CoefficientFigures,
  /** Of pairs with one rating in this category, how often the other is in it too; null where there is no such pair. */
  specific_agreement: figure,
});
export type CategoryAgreement = z.infer<typeof CategoryAgreement>;

/** Why items don't take part in a figure, and how many. `single_rating` items count towards the shares, not as pairs. */
export const LeftOut = z.object({
  why: z.enum(["no_rating", "single_rating", "outside_subset", "subset_pending"]),
  items: count,
});
export type LeftOut = z.infer<typeof LeftOut>;

/** Agreement on one question, over all items or on the recorded subset. What can't be computed is null with a status. */
export const QuestionAgreement = z.object({
  question: z.string(),
  /** The rule that chose the items, or null for all of them. */
  subset: Subset.nullable(),
  categories: z.array(z.string()),
  /** identity on a nominal question, quadratic on an ordinal one (then Gwet's coefficient is AC2, alpha interval alpha). */
  weights: z.enum(["identity", "linear", "quadratic"]),
  n_items: count,
  n_items_2plus: count,
  n_ratings: count,
  n_raters: count,
  /** Items with two or more ratings that all say the same. */
  n_unanimous: count,
  percent_agreement: CoefficientFigures,
  fleiss_kappa: CoefficientFigures,
  gwet_ac: CoefficientFigures,
  krippendorff_alpha: CoefficientFigures,
  per_category: z.array(CategoryAgreement),
  /** Items looked at, before any was left out. */
  n_considered: count,
  left_out: z.array(LeftOut),
  /** Answers that are none of the declared categories; they are not counted as ratings. */
  unknown_values: count,
});
export type QuestionAgreement = z.infer<typeof QuestionAgreement>;
