import { weighted } from "./agreement-weights";
import { chanceCorrected, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/**
 * Fleiss' kappa (Fleiss 1971), generalised to weights, missing ratings and any number of raters an item.
 * Chance agreement: two ratings drawn from the overall mix, pe = sum_kl w_kl pi_k pi_l. The interval is Gwet's, not the
 * Fleiss-Nee-Landis error, which holds only where there is no agreement. Not defined when one category holds all.
 *
 * Example: 130 items 3-0, 80 items 2-1, 51 items 1-2, 39 items 0-3 give 0.344.
 */
export function fleissKappa({ rows, shares, weights }: RatingCounts): Coefficient {
  const credit = weighted(weights, shares);
  const pe = shares.reduce((sum, share, k) => sum + share * credit[k]!, 0);
  return chanceCorrected(
    rows.map((row) => ({
      items: row.items,
      observed: row.pairAgreement,
      chance: row.counts.reduce((sum, count, k) => sum + credit[k]! * count, 0) / row.ratings,
      paired: row.ratings >= 2,
    })),
    pe,
  );
}
