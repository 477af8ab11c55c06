import { weighted, type AgreementWeights } from "./agreement-weights";

/** `items` items share the same ratings per category (r_ik). A million items are a handful of these. */
export interface CountPattern {
  counts: number[];
  items: number;
}

/** One pattern with what every coefficient needs of it: number of ratings r_i and observed pair agreement a_i. */
export interface CountRow extends CountPattern {
  ratings: number;
  /** sum_k r_ik (sum_l w_kl r_il - 1) / (r_i (r_i - 1)) with two ratings or more, else 0. */
  pairAgreement: number;
}

/** All items with a rating, summed up for the chance-corrected coefficients. */
export interface RatingCounts {
  rows: CountRow[];
  q: number;
  weights: AgreementWeights;
  /** Items with at least one rating. */
  n: number;
  /** Items with at least two: the only ones that can agree or disagree. */
  n2: number;
  ratings: number;
  /** Mean share of each category over all rated items, single-rated ones included (pi_k). */
  shares: number[];
}

/** Sums up count patterns; items without a rating are dropped. */
export function ratingCounts(patterns: CountPattern[], q: number, weights: AgreementWeights): RatingCounts {
  const rows: CountRow[] = [];
  const shares = new Array<number>(q).fill(0);
  let n = 0;
  let n2 = 0;
  let total = 0;
  for (const { counts, items } of patterns) {
    const ratings = counts.reduce((sum, count) => sum + count, 0);
    if (ratings === 0 || items === 0) continue;
    const credit = weighted(weights, counts);
    const pairs = counts.reduce((sum, count, k) => sum + count * (credit[k]! - 1), 0);
    rows.push({ counts, items, ratings, pairAgreement: ratings < 2 ? 0 : pairs / (ratings * (ratings - 1)) });
    n += items;
    if (ratings >= 2) n2 += items;
    total += ratings * items;
    counts.forEach((count, k) => (shares[k]! += (items * count) / ratings));
  }
  return { rows, q, weights, n, n2, ratings: total, shares: shares.map((sum) => (n === 0 ? 0 : sum / n)) };
}
