import { z } from "zod";
import { normalCdf, normalQuantile } from "./distributions/normal";
import { median, quantile } from "./quantile";
import { noInterval, type Interval, type Status } from "./status";

const confidence = z.number().gt(0).lt(1).default(0.95);
export const ReplicatesInput = z.object({
  estimate: z.number(),
  replicates: z.array(z.number()),
  jackknife: z.array(z.number()),
  confidence,
});
export type ReplicatesInput = z.infer<typeof ReplicatesInput>;

export interface Bootstrap {
  percentile: Interval;
  bca: Interval;
  z0: number | null;
  acceleration: number | null;
  adjusted_levels: Interval;
  se: number | null;
  status?: Status;
}

/** Skewness of the jackknife values over six; 0 when they are all equal. It has no unit, so deviations are scaled first. */
function accelerationOf(jackknife: number[]): number {
  const mean = jackknife.reduce((sum, value) => sum + value, 0) / jackknife.length;
  const widest = jackknife.reduce((most, value) => Math.max(most, Math.abs(mean - value)), 0);
  if (widest === 0 || jackknife.every((value) => value === jackknife[0])) return 0;
  let squares = 0;
  let cubes = 0;
  for (const value of jackknife) {
    const d = (mean - value) / widest;
    squares += d * d;
    cubes += d * d * d;
  }
  return cubes / (6 * squares ** 1.5);
}

function standardError(values: number[]): number | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/**
 * Limits from bootstrap replicates: percentile, and bias-corrected accelerated (BCa, Efron 1987), ties with the estimate
 * counted half: z0 = Phi^-1((#{< estimate} + #{<= estimate}) / 2B), levels Phi(z0 + (z0 + z) / (1 - a (z0 + z))).
 * Where all replicates lie on one side of the estimate, z0 is infinite and BCa is `undefined`.
 */
export function bootstrapFromReplicates({
  estimate,
  replicates,
  jackknife,
  confidence,
}: ReplicatesInput): Bootstrap {
  const size = replicates.length;
  const none = { percentile: noInterval(), bca: noInterval(), adjusted_levels: noInterval() };
  if (size === 0) return { ...none, z0: null, acceleration: null, se: null, status: "no_data" };
  const sorted = Float64Array.from(replicates).sort();
  const tail = (1 - confidence) / 2;
  const percentile: Interval = [quantile(sorted, tail), quantile(sorted, 1 - tail)];
  const se = standardError(replicates);
  const acceleration = accelerationOf(jackknife);
  const below = replicates.filter((value) => value < estimate).length;
  const upTo = replicates.filter((value) => value <= estimate).length;
  const z0 = normalQuantile((below + upTo) / (2 * size));
  if (!Number.isFinite(z0)) return { ...none, percentile, z0: null, acceleration, se, status: "undefined" };
  const level = (z: number) => normalCdf(z0 + (z0 + z) / (1 - acceleration * (z0 + z)));
  const levels: [number, number] = [level(normalQuantile(tail)), level(normalQuantile(1 - tail))];
  return {
    percentile,
    bca: [quantile(sorted, levels[0]), quantile(sorted, levels[1])],
    z0,
    acceleration,
    adjusted_levels: levels,
    se,
  };
}

const statistics = {
  mean: (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length,
  median: (values: number[]) => median(values)!,
};

export const IndicesInput = z
  .object({
    data: z.array(z.number()).min(2),
    statistic: z.enum(["mean", "median"]),
    indices: z.array(z.array(z.number().int().nonnegative()).min(1)),
    confidence,
  })
  .refine(
    ({ data, indices }) => indices.every((row) => row.every((i) => i < data.length)),
    "an index is out of range",
  );
export type IndicesInput = z.infer<typeof IndicesInput>;

/** Bootstrap whose resamples are given as rows of 0-based indices, so that it needs no random generator. */
export function bootstrapFromIndices({
  data,
  statistic,
  indices,
  confidence,
}: IndicesInput): Bootstrap & { estimate: number } {
  const of = statistics[statistic];
  const estimate = of(data);
  const replicates = indices.map((row) => of(row.map((i) => data[i]!)));
  const jackknife = data.map((_, left) => of(data.filter((_, i) => i !== left)));
  return { estimate, ...bootstrapFromReplicates({ estimate, replicates, jackknife, confidence }) };
}
