import { z } from "zod";
import { clopperPearson } from "./clopper-pearson";
import { riskRatio } from "./ratio-interval";
import type { Interval, Status } from "./status";

const count = z.number().int().nonnegative();
export const EfficiencyInput = z
  .object({ k: count, n: count, k_ref: count, n_ref: count })
  .refine(({ k, n, k_ref, n_ref }) => k <= n && k_ref <= n_ref, "a count must not be greater than its total");
export type EfficiencyInput = z.infer<typeof EfficiencyInput>;

export interface Efficiency {
  labels_per_informative: number | null;
  labels_per_informative_ci: Interval;
  labels_per_informative_ref: number | null;
  gain: number | null;
  gain_ci_log: Interval;
  status?: Status;
}

/**
 * Cost of one useful item: labels spent per item found, n / k, with the reciprocal exact limits of k/n, and the gain
 * over a reference way of choosing, (k/n) / (k_ref/n_ref), with log limits (Katz). 95 % throughout.
 */
export function efficiency({ k, n, k_ref, n_ref }: EfficiencyInput): Efficiency {
  const [lower, upper] = clopperPearson(k, n);
  const gain = riskRatio(k, n, k_ref, n_ref);
  const none = k === 0 || lower === null || upper === null;
  return {
    labels_per_informative: k === 0 ? null : n / k,
    labels_per_informative_ci: none ? [null, null] : [1 / upper, 1 / lower],
    labels_per_informative_ref: k_ref === 0 ? null : n_ref / k_ref,
    gain: gain.ratio,
    gain_ci_log: gain.interval,
    ...((n === 0 || n_ref === 0) && { status: "no_data" as const }),
  };
}
