import { z } from "zod";
import { hypergeometricWeights } from "./distributions/hypergeometric";
import { conditionalOddsRatio } from "./conditional-odds-ratio";

const cell = z.number().int().nonnegative();
export const TwoByTwo = z.object({ table: z.tuple([z.tuple([cell, cell]), z.tuple([cell, cell])]) });
export type TwoByTwo = z.infer<typeof TwoByTwo>;

export interface FisherExact {
  p_two_sided: number;
  p_less: number;
  p_greater: number;
  /** ad / bc; null where the divisor is 0. */
  odds_ratio_sample: number | null;
  /** Conditional maximum-likelihood estimate; null where it is infinite or the margins leave nothing to estimate. */
  odds_ratio_cmle: number | null;
}

/** Tables count as equally likely within this factor, so that rounding decides no tie (the rule of R's fisher.test). */
const tieFactor = 1 + 1e-7;

/**
 * Fisher's exact test of a 2x2 table with all margins given.
 * Two-sided p: sum over all tables with these margins that are at most as likely as the observed one; `p_less` and
 * `p_greater` are the tails of the first cell. An empty row or column leaves one table only: every p is 1.
 *
 * Example: fisherExact({ table: [[82, 18], [74, 26]] }).p_two_sided is 0.2319.
 */
export function fisherExact({ table: [[a, b], [c, d]] }: TwoByTwo): FisherExact {
  const { low, weights, total } = hypergeometricWeights(a + b, c + d, a + c);
  const at = a - low;
  // An observed table beyond the weights has a probability below the smallest double.
  const limit = (weights[at] ?? 0) * tieFactor;
  let asExtreme = 0;
  let less = 0;
  let greater = 0;
  weights.forEach((weight, i) => {
    if (weight <= limit) asExtreme += weight;
    if (i <= at) less += weight;
    if (i >= at) greater += weight;
  });
  const bc = b * c;
  return {
    p_two_sided: Math.min(1, asExtreme / total),
    p_less: Math.min(1, less / total),
    p_greater: Math.min(1, greater / total),
    odds_ratio_sample: bc === 0 ? null : (a * d) / bc,
    odds_ratio_cmle: conditionalOddsRatio(a, { m: a + b, n: c + d, k: a + c }),
  };
}
