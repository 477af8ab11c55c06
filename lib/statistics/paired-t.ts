import { z } from "zod";
import { studentTCdf, studentTQuantile, studentTTwoSided, studentTUpper } from "./distributions/student-t";
import { noInterval, type Interval, type Status } from "./status";

export const PairedTInput = z
  .object({
    x: z.array(z.number()),
    y: z.array(z.number()),
    alternative: z.enum(["two-sided", "less", "greater"]).default("two-sided"),
  })
  .refine(({ x, y }) => x.length === y.length, "x and y must have the same length");
export type PairedTInput = z.infer<typeof PairedTInput>;

export interface PairedT {
  mean_difference: number | null;
  t: number | null;
  df: number;
  p: number | null;
  ci95: Interval;
  status?: Status;
}

/**
 * Student's t test of the mean of x - y being 0 (Student 1908). A one-sided interval is open at one end (null there).
 * Fewer than two pairs: `too_few`; differences that don't vary beyond rounding: `zero_variance`.
 */
export function pairedT({ x, y, alternative }: PairedTInput): PairedT {
  const n = x.length;
  const differences = x.map((value, i) => value - y[i]!);
  const mean = n === 0 ? null : differences.reduce((sum, d) => sum + d, 0) / n;
  const open = (df: number, status: Status): PairedT => ({
    mean_difference: mean,
    t: null,
    df,
    p: null,
    ci95: noInterval(),
    status,
  });
  if (mean === null || n < 2) return open(0, "too_few");
  const df = n - 1;
  const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / df;
  const se = Math.sqrt(variance / n);
  // The same rule as R: a standard error within rounding of the mean is no variation.
  if (se <= 10 * Number.EPSILON * Math.abs(mean) || se === 0) return open(df, "zero_variance");
  const t = mean / se;
  if (alternative === "less")
    return {
      mean_difference: mean,
      t,
      df,
      p: studentTCdf(t, df),
      ci95: [null, mean + studentTQuantile(0.95, df) * se],
    };
  if (alternative === "greater")
    return {
      mean_difference: mean,
      t,
      df,
      p: studentTUpper(t, df),
      ci95: [mean - studentTQuantile(0.95, df) * se, null],
    };
  const reach = studentTQuantile(0.975, df) * se;
  return { mean_difference: mean, t, df, p: studentTTwoSided(t, df), ci95: [mean - reach, mean + reach] };
}
