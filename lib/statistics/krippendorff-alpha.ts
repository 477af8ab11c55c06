import { weighted } from "./agreement-weights";
import { undefinedCoefficient, withInterval, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/**
 * Krippendorff's alpha over weighted categories with Gwet's variance (Krippendorff 2011, Gwet 2014). Only items with
 * two or more ratings take part. With rbar their mean number of ratings, eps = 1 / (their ratings),
 * pi_k = mean r_ik / rbar, b_i = sum_k r_ik (sum_l w_kl r_il - 1) / (rbar (r_i - 1)), pa' = mean b_i:
 * pa = (1 - eps) pa' + eps, pe as Fleiss, alpha = (pa - pe) / (1 - pe). Nominal alpha is the identity weighting,
 * interval alpha the quadratic one; the ordinal metric is no weighting (see krippendorff-alpha-levels).
 *
 * The variance averages around alpha' = (pa' - pe)/(1 - pe) over the n2 items, while the t quantile has n - 1 degrees of
 * freedom with single-rated items counted: the convention of Gwet's irrCAC, kept so that results agree with it.
 */
export function krippendorffAlpha({ rows, weights, n, n2, q }: RatingCounts): Coefficient {
  if (n === 0) return undefinedCoefficient("no_data");
  if (n2 === 0) return undefinedCoefficient("no_pairs");
  const paired = rows.filter((row) => row.ratings >= 2);
  const total = paired.reduce((sum, row) => sum + row.items * row.ratings, 0);
  const mean = total / n2;
  const eps = 1 / total;
  const shares = new Array<number>(q).fill(0);
  let plain = 0;
  for (const { counts, items, ratings, pairAgreement } of paired) {
    counts.forEach((count, k) => (shares[k]! += (items * count) / total));
    plain += (items * pairAgreement * ratings) / mean / n2;
  }
  const credit = weighted(weights, shares);
  const pe = shares.reduce((sum, share, k) => sum + share * credit[k]!, 0);
  const pa = (1 - eps) * plain + eps;
  if (1 - pe < 1e-12) return undefinedCoefficient("undefined", { pa, pe });
  const value = (pa - pe) / (1 - pe);
  if (n2 === 1) return undefinedCoefficient("single_item", { value, pa, pe });

  const uncorrected = (plain - pe) / (1 - pe);
  let squares = 0;
  for (const { counts, items, ratings, pairAgreement } of paired) {
    const excess = (ratings - mean) / mean;
    const b = (pairAgreement * ratings) / mean;
    const chance = counts.reduce((sum, count, k) => sum + count * credit[k]!, 0) / mean;
    const observedPart = (b - plain * excess - pe) / (1 - pe);
    const chancePart = (2 * (1 - uncorrected) * (chance - pe * excess - pe)) / (1 - pe);
    squares += items * (observedPart - chancePart - uncorrected) ** 2;
  }
  return withInterval(value, pa, pe, squares / (n2 * (n2 - 1)), n - 1);
}
