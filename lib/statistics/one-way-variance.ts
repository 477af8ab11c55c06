import { z } from "zod";
import { fUpper } from "./distributions/beta";
import { quantile } from "./quantile";
import { noInterval, type Interval, type Status } from "./status";

export const OneWayInput = z
  .object({
    groups: z.array(z.array(z.number())),
    indices: z.array(z.array(z.number().int().nonnegative())).optional(),
  })
  .refine(
    ({ groups, indices }) => !indices || indices.every((row) => row.every((i) => i < groups.length)),
    "an index is out of range",
  );
export type OneWayInput = z.infer<typeof OneWayInput>;

export interface OneWayVariance {
  k: number;
  N: number;
  n0: number | null;
  grand_mean: number | null;
  ss_between: number | null;
  ss_within: number | null;
  ms_between: number | null;
  ms_within: number | null;
  var_between_raw: number | null;
  var_between: number | null;
  var_within: number | null;
  /** var_between / var_within; null where var_within is 0. */
  ratio: number | null;
  icc: number | null;
  f: number | null;
  p: number | null;
  ratio_ci95_percentile?: Interval;
  replicates_used?: number;
  status?: Status;
}

/**
 * Variance between and within groups by one-way analysis of variance (method of moments; Searle and others 1992):
 * n0 = (N - sum n_i²/N) / (k - 1), between = (MSB - MSW) / n0, cut at 0, within = MSW; ratio, intraclass correlation,
 * F test. Groups without values are dropped. With `indices` (rows of group draws) the ratio gets percentile limits;
 * redraws whose ratio is undefined are dropped and counted out.
 */
export function oneWayVariance({ groups, indices }: OneWayInput): OneWayVariance {
  const result = components(groups.filter((group) => group.length > 0));
  if (!indices) return result;
  const ratios = indices
    .map((row) => components(row.map((i) => groups[i]!).filter((group) => group.length > 0)).ratio)
    .filter((ratio) => ratio !== null)
    .sort((a, b) => a - b);
  const limits: Interval =
    ratios.length === 0 ? noInterval() : [quantile(ratios, 0.025), quantile(ratios, 0.975)];
  return { ...result, ratio_ci95_percentile: limits, replicates_used: ratios.length };
}

function components(groups: number[][]): OneWayVariance {
  const k = groups.length;
  const N = groups.reduce((sum, group) => sum + group.length, 0);
  const means = groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
  const grand = N === 0 ? null : groups.reduce((sum, group, i) => sum + group.length * means[i]!, 0) / N;
  const ssWithin = groups.reduce(
    (sum, group, i) => sum + group.reduce((a, value) => a + (value - means[i]!) ** 2, 0),
    0,
  );
  const ssBetween = groups.reduce((sum, group, i) => sum + group.length * (means[i]! - (grand ?? 0)) ** 2, 0);
  const open: OneWayVariance = {
    k,
    N,
    n0: null,
    grand_mean: grand,
    ss_between: N === 0 ? null : ssBetween,
    ss_within: N === 0 ? null : ssWithin,
    ms_between: null,
    ms_within: N > k ? ssWithin / (N - k) : null,
    var_between_raw: null,
    var_between: null,
    var_within: N > k ? ssWithin / (N - k) : null,
    ratio: null,
    icc: null,
    f: null,
    p: null,
  };
  if (N === 0) return { ...open, status: "no_data" };
  if (k < 2) return { ...open, status: "one_group" };
  const msBetween = ssBetween / (k - 1);
  const n0 = (N - groups.reduce((sum, group) => sum + group.length ** 2, 0) / N) / (k - 1);
  if (N === k) return { ...open, n0, ms_between: msBetween, status: "no_within" };

  const msWithin = ssWithin / (N - k);
  const raw = (msBetween - msWithin) / n0;
  const between = Math.max(0, raw);
  const f = quotient(msBetween, msWithin);
  return {
    ...open,
    n0,
    ms_between: msBetween,
    ms_within: msWithin,
    var_between_raw: raw,
    var_between: between,
    var_within: msWithin,
    ratio: quotient(between, msWithin),
    icc: between + msWithin === 0 ? null : between / (between + msWithin),
    f,
    p: f === null ? null : fUpper(f, k - 1, N - k),
  };
}

/** Null where the divisor is 0, or so near that the quotient is beyond the largest double. */
function quotient(a: number, b: number): number | null {
  return Number.isFinite(a / b) ? a / b : null;
}
