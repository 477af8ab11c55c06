import { chanceCorrected, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/**
 * Brennan & Prediger 1981: every declared category is equally likely by chance, pe = T / q². With one declared category
 * chance agreement is certain and the coefficient is not defined.
 */
export function brennanPrediger({ rows, weights, q }: RatingCounts): Coefficient {
  const pe = weights.total / q ** 2;
  return chanceCorrected(
    rows.map((row) => ({
      items: row.items,
      observed: row.pairAgreement,
      chance: pe,
      paired: row.ratings >= 2,
    })),
    pe,
  );
}
