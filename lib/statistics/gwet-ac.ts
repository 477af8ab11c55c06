import { chanceCorrected, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/**
 * Gwet's AC1, with weights AC2 (Gwet 2008). Chance agreement pe = T / (q (q - 1)) sum_k pi_k (1 - pi_k), T the sum of
 * all weights and q the number of declared categories, used or not. Unlike kappa it stays defined, and near the
 * observed agreement, when almost every rating falls in one category.
 *
 * Example: 130 items 3-0, 80 items 2-1, 51 items 1-2, 39 items 0-3 give 0.477.
 */
export function gwetAc({ rows, shares, weights, q }: RatingCounts): Coefficient {
  const factor = q < 2 ? 0 : weights.total / (q * (q - 1));
  const pe = factor * shares.reduce((sum, share) => sum + share * (1 - share), 0);
  return chanceCorrected(
    rows.map((row) => ({
      items: row.items,
      observed: row.pairAgreement,
      chance:
        (factor * row.counts.reduce((sum, count, k) => sum + count * (1 - shares[k]!), 0)) / row.ratings,
      paired: row.ratings >= 2,
    })),
    pe,
  );
}
