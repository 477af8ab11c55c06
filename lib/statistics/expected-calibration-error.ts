import { z } from "zod";
import type { Status } from "./status";

export const CalibrationInput = z
  .object({
    probability: z.array(z.number().min(0).max(1)),
    outcome: z.array(z.number().min(0).max(1)),
    bins: z.number().int().min(1).max(10_000).default(10),
  })
  .refine(({ probability, outcome }) => probability.length === outcome.length, "one outcome a probability");
export type CalibrationInput = z.infer<typeof CalibrationInput>;

export interface CalibrationBin {
  lower: number;
  upper: number;
  count: number;
  mean_confidence: number | null;
  accuracy: number | null;
  /** Confidence minus accuracy: above 0 is overconfident. */
  gap: number | null;
}

export interface Calibration {
  ece: number | null;
  mce: number | null;
  brier: number | null;
  bins: CalibrationBin[];
  status?: Status;
}

/** The bin of v among B equal ones: the largest i with i/B <= v, and the last for 1. Flooring v*B would misplace 0.29·100. */
function binOf(v: number, bins: number): number {
  let i = Math.min(bins - 1, Math.max(0, Math.floor(v * bins)));
  while (i + 1 < bins && (i + 1) / bins <= v) i += 1;
  while (i > 0 && i / bins > v) i -= 1;
  return i;
}

/**
 * Expected calibration error (Naeini and others 2015): mean distance between confidence and accuracy over equal bins,
 * weighted by count; `mce` is the largest distance, `brier` the mean squared error. Empty bins keep their place.
 */
export function expectedCalibrationError({ probability, outcome, bins }: CalibrationInput): Calibration {
  const sums = Array.from({ length: bins }, () => ({ count: 0, confidence: 0, hits: 0 }));
  let squares = 0;
  probability.forEach((v, i) => {
    const sum = sums[binOf(v, bins)]!;
    sum.count += 1;
    sum.confidence += v;
    sum.hits += outcome[i]!;
    squares += (v - outcome[i]!) ** 2;
  });
  const n = probability.length;
  let ece = 0;
  let mce = 0;
  const rows = sums.map(({ count, confidence, hits }, i): CalibrationBin => {
    const place = { lower: i / bins, upper: (i + 1) / bins, count };
    if (count === 0) return { ...place, mean_confidence: null, accuracy: null, gap: null };
    const gap = (confidence - hits) / count;
    ece += (count / n) * Math.abs(gap);
    mce = Math.max(mce, Math.abs(gap));
    return { ...place, mean_confidence: confidence / count, accuracy: hits / count, gap };
  });
  if (n === 0) return { ece: null, mce: null, brier: null, bins: rows, status: "no_data" };
  return { ece, mce, brier: squares / n, bins: rows };
}
