import { z } from "zod";
import { gammaQuantile } from "./distributions/gamma";
import { normalQuantile } from "./distributions/normal";
import { noInterval, type Interval, type Status } from "./status";

const count = z.number().int().nonnegative();
export const StandardisationInput = z
  .object({ strata: z.array(z.object({ k: count, n: count })), weights: z.array(z.number().nonnegative()) })
  .refine(({ strata, weights }) => strata.length === weights.length, "one weight a stratum")
  .refine(({ strata }) => strata.every(({ k, n }) => k <= n), "k must not be greater than n");
export type StandardisationInput = z.infer<typeof StandardisationInput>;

export interface Standardisation {
  rate: number | null;
  crude: number | null;
  se_binomial: number | null;
  ci95_normal: Interval;
  ci95_fay_feuer: Interval;
  status?: Status;
}

/**
 * Rate a group would have with another mix of strata: sum of w k/n with the weights scaled to 1.
 * Limits: normal with the binomial variance, cut to [0, 1]; and the gamma limits of Fay & Feuer 1997, which hold their
 * level with small counts and are not cut. A stratum without observations leaves the rate open (`empty_stratum`).
 */
export function directStandardisation({ strata, weights }: StandardisationInput): Standardisation {
  const events = strata.reduce((sum, { k }) => sum + k, 0);
  const size = strata.reduce((sum, { n }) => sum + n, 0);
  const crude = size === 0 ? null : events / size;
  const weightSum = weights.reduce((sum, w) => sum + w, 0);
  const open = (status: Status): Standardisation => ({
    rate: null,
    crude,
    se_binomial: null,
    ci95_normal: noInterval(),
    ci95_fay_feuer: noInterval(),
    status,
  });
  if (strata.length === 0) return open("no_data");
  if (strata.some(({ n }) => n === 0)) return open("empty_stratum");
  if (weightSum === 0) return open("undefined");

  let rate = 0;
  let binomialVariance = 0;
  let poissonVariance = 0;
  let widest = 0;
  strata.forEach(({ k, n }, i) => {
    const w = weights[i]! / weightSum;
    const p = k / n;
    rate += w * p;
    binomialVariance += (w * w * p * (1 - p)) / n;
    poissonVariance += (w * w * k) / (n * n);
    widest = Math.max(widest, w / n);
  });
  const se = Math.sqrt(binomialVariance);
  const reach = normalQuantile(0.975) * se;
  return {
    rate,
    crude,
    se_binomial: se,
    ci95_normal: [Math.max(0, rate - reach), Math.min(1, rate + reach)],
    ci95_fay_feuer: fayFeuer(rate, poissonVariance, widest),
  };
}

function fayFeuer(rate: number, v: number, wm: number): Interval {
  const lower = rate === 0 ? 0 : (gammaQuantile(0.025, rate ** 2 / v) * v) / rate;
  const upperScale = (v + wm ** 2) / (rate + wm);
  return [lower, gammaQuantile(0.975, (rate + wm) / upperScale) * upperScale];
}
