import { dawidSkene, DawidSkeneInput, type DawidSkene } from "@/lib/statistics/dawid-skene";
import { mace, MaceInput, type Mace } from "@/lib/statistics/mace";
import { plurality } from "@/lib/statistics/majority";
import type { QuestionRatings, RatedItem } from "./ratings";
import { vote } from "./vote";

/** The ways in which many labels become one. A tie is nobody's: no method breaks it. */
export const voteMethods = ["majority", "unanimity", "weighted", "dawid_skene", "mace"] as const;
export type VoteMethod = (typeof voteMethods)[number];

/** What each method says of one item, null where it doesn't decide. */
export interface ItemVotes {
  item: number;
  /** Votes per category, in the order of the categories. */
  counts: number[];
  values: Record<VoteMethod, string | null>;
  /** How sure the models are of their value, 0 to 1; null where there is none. */
  certainty: { dawid_skene: number | null; mace: number | null };
}

/** What the methods found out about one person. */
export interface RaterQuality {
  rater: string;
  ratings: number;
  /** How often this person agrees with each other person on the same item; null when they share none. */
  agreement: number | null;
  /** What their vote weighs in the weighted vote: the same with half an agreement and half a disagreement added. */
  weight: number;
  /** Dawid-Skene: expected share of right answers, sum over categories of prior × P(says it | true). */
  accuracy: number | null;
  /** Dawid-Skene: rows true, columns said; a row of which nothing is known is null. */
  confusion: (number[] | null)[] | null;
  /** MACE: how far the answers come from knowing rather than from habit. */
  competence: number | null;
}

/** Why a model is not fitted, or why its figures are to be taken with care. */
export type FitWarning =
  | { code: "one_rater" }
  | { code: "one_category" }
  | { code: "no_overlap" }
  | { code: "few_labels"; labels: number; wanted: number; parameters: number }
  | { code: "few_of_rater"; raters: string[]; wanted: number }
  | { code: "not_converged" };

export interface VoteComparison {
  categories: string[];
  items: ItemVotes[];
  raters: RaterQuality[];
  fitted: boolean;
  warnings: FitWarning[];
  /** Items on which each method decides. */
  decided: Record<VoteMethod, number>;
  /** Per pair of methods: items that both decide, and those of them that they decide alike. */
  together: { a: VoteMethod; b: VoteMethod; both: number; same: number }[];
}

/** Labels for each free parameter of Dawid-Skene below which its error rates are guesses. */
const LABELS_A_PARAMETER = 5;
/** Labels of one person below which their error rates are guesses. */
const LABELS_A_RATER = 20;

/** Agreement of each person with the others: over all pairs of one of their ratings and another's on the same item. */
function pairShares(
  items: readonly RatedItem[],
): Map<string, { same: number; pairs: number; ratings: number }> {
  const shares = new Map<string, { same: number; pairs: number; ratings: number }>();
  for (const { ratings } of items)
    for (const own of ratings) {
      const share = shares.get(own.annotator_id) ?? { same: 0, pairs: 0, ratings: 0 };
      shares.set(own.annotator_id, share);
      share.ratings += 1;
      share.pairs += ratings.length - 1;
      share.same += ratings.filter((other) => other !== own && other.value === own.value).length;
    }
  return shares;
}

/** Why the models can't be fitted, or shouldn't be believed yet. */
function warningsOf({ categories, items, raters }: QuestionRatings): {
  fits: boolean;
  warnings: FitWarning[];
} {
  if (raters.length < 2) return { fits: false, warnings: [{ code: "one_rater" }] };
  if (!items.some(({ ratings }) => ratings.length > 1))
    return { fits: false, warnings: [{ code: "no_overlap" }] };
  const used = new Set(items.flatMap(({ ratings }) => ratings.map(({ value }) => value)));
  if (used.size < 2) return { fits: false, warnings: [{ code: "one_category" }] };
  const K = categories.length;
  const parameters = K - 1 + raters.length * K * (K - 1);
  const given = new Map<string, number>();
  for (const { ratings } of items)
    for (const { annotator_id } of ratings) given.set(annotator_id, (given.get(annotator_id) ?? 0) + 1);
  const labels = [...given.values()].reduce((sum, n) => sum + n, 0);
  const wanted = LABELS_A_PARAMETER * parameters;
  const few = raters.filter((rater) => given.get(rater)! < LABELS_A_RATER);
  return {
    fits: true,
    warnings: [
      ...(labels < wanted ? [{ code: "few_labels" as const, labels, wanted, parameters }] : []),
      ...(few.length > 0 ? [{ code: "few_of_rater" as const, raters: few, wanted: LABELS_A_RATER }] : []),
    ],
  };
}

interface Fit {
  ds: DawidSkene;
  mace: Mace;
}

function fit({ categories, items, raters }: QuestionRatings): Fit {
  const given = {
    responses: items.flatMap(({ item, ratings }) =>
      ratings.map(({ annotator_id, value }) => ({ item, rater: annotator_id, label: value })),
    ),
    items: items.map(({ item }) => item),
    raters,
    categories,
  };
  // A little smoothing keeps a person who was never wrong so far from being taken for infallible.
  return {
    ds: dawidSkene(
      DawidSkeneInput.parse({ ...given, smoothing: 0.01, tolerance: 1e-6, max_iterations: 500 }),
    ),
    mace: mace(MaceInput.parse(given)),
  };
}

/**
 * Every method side by side on the items of one question. Majority takes more than half of the `k` ratings wanted;
 * unanimity all of them; the weighted vote the category with the most weight, a person's weight being how often they
 * agree with others; Dawid-Skene and MACE the likeliest label of a model of rater error, with its certainty.
 */
export function compareVotes(ratings: QuestionRatings, k: number): VoteComparison {
  const { categories, items, raters } = ratings;
  const { fits, warnings } = warningsOf(ratings);
  const models = fits ? fit(ratings) : null;
  if (models && !models.ds.converged) warnings.push({ code: "not_converged" });
  const shares = pairShares(items);
  const weightOf = (rater: string) => {
    const { same, pairs } = shares.get(rater)!;
    return (same + 0.5) / (pairs + 1);
  };
  const votes = items.map(({ item, ratings: given }, place): ItemVotes => {
    const plain = vote(
      given.map(({ value }) => value),
      k,
      categories,
    );
    const weights = categories.map((value) =>
      given.reduce((sum, one) => sum + (one.value === value ? weightOf(one.annotator_id) : 0), 0),
    );
    const asText = (value: string | number | null | undefined) => (value == null ? null : String(value));
    const sure = (row: number[] | null | undefined) => (row ? Math.max(...row) : null);
    return {
      item,
      counts: plain.counts.map((count) => count.votes),
      values: {
        majority: plain.value,
        unanimity: plain.unanimous ? plain.value : null,
        weighted: plurality(categories, weights).label,
        dawid_skene: asText(models?.ds.label[place]),
        mace: asText(models?.mace.label[place]),
      },
      certainty: {
        dawid_skene: sure(models?.ds.posterior[place]),
        mace: sure(models?.mace.posterior[place]),
      },
    };
  });
  return {
    categories,
    items: votes,
    raters: raters.map((rater, n) => {
      const { same, pairs, ratings: own } = shares.get(rater)!;
      const prior = models?.ds.prior ?? null;
      const confusion = models?.ds.confusion[n] ?? null;
      return {
        rater,
        ratings: own,
        agreement: pairs === 0 ? null : same / pairs,
        weight: weightOf(rater),
        accuracy: prior && confusion ? accuracyOf(prior, confusion) : null,
        confusion,
        competence: models?.mace.competence[n] ?? null,
      };
    }),
    fitted: models !== null,
    warnings,
    decided: Object.fromEntries(
      voteMethods.map((method) => [method, votes.filter(({ values }) => values[method] !== null).length]),
    ) as Record<VoteMethod, number>,
    together: voteMethods.flatMap((a, n) =>
      voteMethods.slice(n + 1).map((b) => {
        const both = votes.filter(({ values }) => values[a] !== null && values[b] !== null);
        return { a, b, both: both.length, same: both.filter(({ values }) => values[a] === values[b]).length };
      }),
    ),
  };
}

/** Expected share of right answers; categories of which nothing is known about the person don't count. */
function accuracyOf(prior: readonly number[], confusion: readonly (number[] | null)[]): number | null {
  let mass = 0;
  let right = 0;
  confusion.forEach((row, j) => {
    if (!row) return;
    mass += prior[j]!;
    right += prior[j]! * row[j]!;
  });
  return mass === 0 ? null : right / mass;
}

/** True when the methods don't say the same of an item: two name different values, or one decides and another doesn't. */
export function methodsDiffer({ values }: ItemVotes, fitted: boolean): boolean {
  const { majority, weighted, dawid_skene, mace: knowing } = values;
  const seen = fitted ? [majority, weighted, dawid_skene, knowing] : [majority, weighted];
  return new Set(seen).size > 1;
}
