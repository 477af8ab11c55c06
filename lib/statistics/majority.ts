import { z } from "zod";

const Category = z.union([z.string(), z.number()]);
export const MajorityInput = z.object({
  ratings: z.array(z.array(Category.nullable())),
  categories: z.array(Category).min(1),
});
export type MajorityInput = z.infer<typeof MajorityInput>;

export interface Plurality<T> {
  /** The only winner, or null on a tie or without votes. */
  label: T | null;
  tie: boolean;
  /** All categories with the most votes, in category order. */
  winners: T[];
  /** Votes of a winner over votes given. */
  share: number | null;
  /** More than half of the votes given. */
  strict_majority: boolean;
  votes: number;
}

/** The category with the most votes. `counts` holds the votes of each category, in category order. */
export function plurality<T>(categories: readonly T[], counts: readonly number[]): Plurality<T> {
  const votes = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts);
  const winners = most === 0 ? [] : categories.filter((_, k) => counts[k] === most);
  return {
    label: winners.length === 1 ? winners[0]! : null,
    tie: winners.length > 1,
    winners,
    share: votes === 0 ? null : most / votes,
    strict_majority: 2 * most > votes,
    votes,
  };
}

/** Plurality of each item's ratings (null is no vote), as parallel lists; ties are left open, never broken. */
export function majority({ ratings, categories }: MajorityInput) {
  const items = ratings.map((row) =>
    plurality(
      categories,
      categories.map((category) => row.filter((value) => value === category).length),
    ),
  );
  return {
    label: items.map((item) => item.label),
    tie: items.map((item) => item.tie),
    winners: items.map((item) => item.winners),
    share: items.map((item) => item.share),
    strict_majority: items.map((item) => item.strict_majority),
    votes: items.map((item) => item.votes),
  };
}
