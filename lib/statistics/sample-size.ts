import { z } from "zod";
import { normalQuantile } from "./distributions/normal";
import { fisherPower } from "./power";
import type { Status } from "./status";

const rate = z.number().min(0).max(1);
export const SampleSizeInput = z.object({
  p1: rate,
  p2: rate,
  alpha: z.number().gt(0).lt(1).default(0.05),
  power: z.number().gt(0).lt(1).default(0.8),
});
export type SampleSizeInput = z.infer<typeof SampleSizeInput>;

export interface SampleSize {
  n_per_group_first: number | null;
  power_at_first: number | null;
  n_per_group_stable: number | null;
  n_normal: number | null;
  n_normal_cc: number | null;
  status?: Status;
}

/** Consecutive sizes that must all reach the power before it counts as reached for good. */
const stableRun = 21;
/** Above this size per group the exact search takes long; the normal formulas answer alone. */
const exactLimit = 3000;

/**
 * Normal formula for the size of each of two equal groups, unrounded, without and with continuity correction (Fleiss,
 * Levin & Paik 2003): n = (z_{1-alpha/2} sqrt(2 p q) + z_power sqrt(p1 q1 + p2 q2))² / d² with p the mean rate, d the
 * difference; corrected n/4 (1 + sqrt(1 + 4 / (n d)))². The rates must differ.
 */
export function normalSampleSize({ p1, p2, alpha, power }: SampleSizeInput): {
  plain: number;
  corrected: number;
} {
  const difference = Math.abs(p1 - p2);
  const mean = (p1 + p2) / 2;
  const root =
    normalQuantile(1 - alpha / 2) * Math.sqrt(2 * mean * (1 - mean)) +
    normalQuantile(power) * Math.sqrt(p1 * (1 - p1) + p2 * (1 - p2));
  const plain = (root / difference) ** 2;
  return { plain, corrected: (plain / 4) * (1 + Math.sqrt(1 + 4 / (plain * difference))) ** 2 };
}

/**
 * Size of each of two equal groups for a two-sided Fisher test. Its power is not monotone in n, hence two exact answers:
 * the first n that reaches the power and the start of the first run of 21 that all do. Beside them the normal formula
 * without and with continuity correction, rounded up (Fleiss, Levin & Paik 2003). Equal rates need infinitely many:
 * `undefined`; beyond 3,000 per group the exact answers are left out.
 */
export function fisherSampleSize({ p1, p2, alpha, power }: SampleSizeInput): SampleSize {
  const none = { n_per_group_first: null, power_at_first: null, n_per_group_stable: null };
  if (p1 === p2) return { ...none, n_normal: null, n_normal_cc: null, status: "undefined" };
  const normal = normalSampleSize({ p1, p2, alpha, power });
  const plain = normal.plain;
  const sizes = { n_normal: Math.ceil(plain), n_normal_cc: Math.ceil(normal.corrected) };
  if (normal.corrected > exactLimit) return { ...none, ...sizes, status: "undefined" };

  let first: { n: number; power: number } | null = null;
  let runStart = 0;
  // The exact test is conservative, so well below the normal size nothing is found; small searches start at 1 anyway.
  for (let n = plain < 400 ? 1 : Math.floor(0.85 * plain); ; n += 1) {
    const reached = fisherPower({ p1, p2, n1: n, n2: n, alpha }).power;
    if (reached < power) {
      runStart = n + 1;
      continue;
    }
    runStart = Math.max(runStart, 1);
    first ??= { n, power: reached };
    if (n - runStart + 1 >= stableRun)
      return {
        n_per_group_first: first.n,
        power_at_first: first.power,
        n_per_group_stable: runStart,
        ...sizes,
      };
  }
}
