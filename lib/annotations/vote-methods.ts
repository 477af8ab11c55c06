import { plurality } from "@/lib/statistics/majority";
import type { QuestionRatings, RatedItem } from "./ratings";
import { findPattern, mergePatterns } from "./rater-patterns";
import { vote } from "./vote";
import { fitModels, type FitWarning, type ModelledItem } from "./vote-models";

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

/**
 * Every method side by side on the items of one question. Majority takes more than half of the `k` ratings wanted;
 * unanimity all of them; the weighted vote the category with the most weight, a person's weight being how often they
 * agree with others; Dawid-Skene and MACE the likeliest label of a model of rater error, with its certainty.
 */
export function compareVotes(ratings: QuestionRatings, k: number): VoteComparison {
  const { categories, items, raters } = ratings;
  const merged = mergePatterns();
  merged.add(items);
  const matrix = { categories, raters, patterns: merged.close(raters)! };
  const { models, warnings } = fitModels(matrix);
  const placeOf = findPattern(matrix);
  const shares = pairShares(items);
  const weightOf = (rater: string) => {
    const { same, pairs } = shares.get(rater)!;
    return (same + 0.5) / (pairs + 1);
  };
  const votes = items.map(({ item, ratings: given }): ItemVotes => {
    const modelled = models?.items[placeOf(given)!];
    const plain = vote(
      given.map(({ value }) => value),
      k,
      categories,
    );
    const weights = categories.map((value) =>
      given.reduce((sum, one) => sum + (one.value === value ? weightOf(one.annotator_id) : 0), 0),
    );
    const sure = (one: ModelledItem | undefined) => (one ? Math.max(...one.posterior) : null);
    return {
      item,
      counts: plain.counts.map((count) => count.votes),
      values: {
        majority: plain.value,
        unanimity: plain.unanimous ? plain.value : null,
        weighted: plurality(categories, weights).label,
        dawid_skene: modelled?.dawid_skene.label ?? null,
        mace: modelled?.mace.label ?? null,
      },
      certainty: {
        dawid_skene: sure(modelled?.dawid_skene),
        mace: sure(modelled?.mace),
      },
    };
  });
  return {
    categories,
    items: votes,
    raters: raters.map((rater, n) => {
      const { same, pairs, ratings: own } = shares.get(rater)!;
      const modelled = models?.raters[n];
      return {
        rater,
        ratings: own,
        agreement: pairs === 0 ? null : same / pairs,
        weight: weightOf(rater),
        accuracy: modelled?.accuracy ?? null,
        confusion: modelled?.confusion ?? null,
        competence: modelled?.competence ?? null,
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

/** True when the methods don't say the same of an item: two name different values, or one decides and another doesn't. */
export function methodsDiffer({ values }: ItemVotes, fitted: boolean): boolean {
  const { majority, weighted, dawid_skene, mace: knowing } = values;
  const seen = fitted ? [majority, weighted, dawid_skene, knowing] : [majority, weighted];
  return new Set(seen).size > 1;
}
