import { chanceCorrected, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/** Observed agreement: the share of rating pairs that agree, averaged over items with two or more ratings. */
export function percentAgreement({ rows }: RatingCounts): Coefficient {
  return chanceCorrected(
    rows.map((row) => ({
      items: row.items,
      observed: row.pairAgreement,
      chance: 0,
      paired: row.ratings >= 2,
    })),
    0,
  );
}
