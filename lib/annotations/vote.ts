import { plurality } from "@/lib/statistics/majority";

/**
 * pending: ratings are missing and none leads by enough yet; majority: one value has more than half of the ratings
 * wanted; tie: all ratings are in and several values lead; no_majority: one leads, with half or less.
 */
export type VoteState = "pending" | "majority" | "tie" | "no_majority";

export interface Vote {
  state: VoteState;
  /** The value of the majority, null in every other state. */
  value: string | null;
  /** Ratings given per choice, in the order of the choices. */
  counts: { value: string; votes: number }[];
  /** The choices with the most ratings, in the order of the choices. */
  leaders: string[];
  votes: number;
  /** Ratings wanted (k) and how many of them make a majority: more than half. */
  wanted: number;
  needed: number;
  /** All ratings are in. */
  complete: boolean;
  /** All ratings are in and say the same. */
  unanimous: boolean;
}

/** How many of k ratings make a majority: ceil((k + 1) / 2), e.g. 2 of 3, 3 of 4. */
export function majorityNeeded(k: number): number {
  return Math.floor(k / 2) + 1;
}

/**
 * Majority of one question on one item. `answers` are the ratings given, null where someone left the question open;
 * `k` is how many ratings are wanted, so that two of three decide while one of one given does not. A majority that is
 * reached stands while the last ratings come in: they can't overturn it. Ties are never broken.
 */
export function vote(answers: readonly (string | null)[], k: number, choices: readonly string[]): Vote {
  const counts = choices.map((value) => ({
    value,
    votes: answers.filter((answer) => answer === value).length,
  }));
  const { winners, votes } = plurality(
    choices,
    counts.map((count) => count.votes),
  );
  const needed = majorityNeeded(k);
  const complete = votes >= k;
  const won = counts.find((count) => count.votes >= needed) ?? null;
  return {
    state: won ? "majority" : !complete ? "pending" : winners.length > 1 ? "tie" : "no_majority",
    value: won?.value ?? null,
    counts,
    leaders: winners,
    votes,
    wanted: k,
    needed,
    complete,
    unanimous: complete && won !== null && won.votes === votes,
  };
}
