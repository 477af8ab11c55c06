import { z } from "zod";
import { normalUpper } from "./distributions/normal";
import { fisherExact } from "./fisher-exact";
import { newcombe } from "./newcombe";
import { oddsRatio, riskRatio } from "./ratio-interval";
import type { Interval, Status } from "./status";

const count = z.number().int().nonnegative();
export const TwoProportionsInput = z
  .object({ k1: count, n1: count, k2: count, n2: count, confidence: z.number().gt(0).lt(1).default(0.95) })
  .refine(({ k1, n1, k2, n2 }) => k1 <= n1 && k2 <= n2, "a count must not be greater than its total");
export type TwoProportionsInput = z.infer<typeof TwoProportionsInput>;

export interface TwoProportions {
  p1: number | null;
  p2: number | null;
  difference: number | null;
  difference_ci_newcombe: Interval;
  z: number | null;
  p_z: number | null;
  p_fisher: number;
  risk_ratio: number | null;
  risk_ratio_ci: Interval;
  odds_ratio: number | null;
  odds_ratio_ci: Interval;
  status?: Status;
}

/**
 * Two independent proportions compared: difference (Newcombe limits), Fisher's exact test, z test with pooled variance
 * and no continuity correction (null where the pooled rate is 0 or 1), risk ratio and odds ratio with log limits.
 */
export function twoProportions({ k1, n1, k2, n2, confidence }: TwoProportionsInput): TwoProportions {
  const p1 = n1 === 0 ? null : k1 / n1;
  const p2 = n2 === 0 ? null : k2 / n2;
  const difference = p1 === null || p2 === null ? null : p1 - p2;
  const pooled = (k1 + k2) / (n1 + n2);
  const se = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  const score = difference === null || se === 0 ? null : difference / se;
  const risk = riskRatio(k1, n1, k2, n2, confidence);
  const odds = oddsRatio(k1, n1 - k1, k2, n2 - k2, confidence);
  return {
    p1,
    p2,
    difference,
    difference_ci_newcombe: newcombe(k1, n1, k2, n2, confidence),
    z: score,
    p_z: score === null ? null : 2 * normalUpper(Math.abs(score)),
    p_fisher: fisherExact({
      table: [
        [k1, n1 - k1],
        [k2, n2 - k2],
      ],
    }).p_two_sided,
    risk_ratio: risk.ratio,
    risk_ratio_ci: risk.interval,
    odds_ratio: odds.ratio,
    odds_ratio_ci: odds.interval,
    ...(difference === null && { status: "no_data" as const }),
  };
}
