import { z } from "zod";
import { normalCdf } from "./distributions/normal";

export const BenchmarkScale = z.enum(["landis-koch", "altman"]);
export type BenchmarkScale = z.infer<typeof BenchmarkScale>;

/** Levels from the worst up; an upper limit belongs to its level. */
const scales: Record<BenchmarkScale, { label: string; lower: number; upper: number }[]> = {
  "landis-koch": [
    { label: "Poor", lower: -1, upper: 0 },
    { label: "Slight", lower: 0, upper: 0.2 },
    { label: "Fair", lower: 0.2, upper: 0.4 },
    { label: "Moderate", lower: 0.4, upper: 0.6 },
    { label: "Substantial", lower: 0.6, upper: 0.8 },
    { label: "Almost Perfect", lower: 0.8, upper: 1 },
  ],
  altman: [
    { label: "Poor", lower: -1, upper: 0.2 },
    { label: "Fair", lower: 0.2, upper: 0.4 },
    { label: "Moderate", lower: 0.4, upper: 0.6 },
    { label: "Good", lower: 0.6, upper: 0.8 },
    { label: "Very Good", lower: 0.8, upper: 1 },
  ],
};

/** The word for a coefficient. Landis & Koch 1977 call everything below 0 poor, so 0 itself is already slight. */
export function benchmarkLabel(value: number, scale: BenchmarkScale): string {
  const levels = scales[scale];
  const belowZero = scale === "landis-koch" ? levels.slice(1) : levels;
  if (scale === "landis-koch" && value < 0) return levels[0]!.label;
  return (belowZero.find(({ upper }) => value <= upper) ?? levels.at(-1)!).label;
}

export const BenchmarkLabelInput = z.object({ values: z.array(z.number()), scale: BenchmarkScale });
export type BenchmarkLabelInput = z.infer<typeof BenchmarkLabelInput>;

/** The word for each of several coefficients (Landis & Koch 1977 or Altman 1991), on the unrounded value. */
export function benchmarkLabels({ values, scale }: BenchmarkLabelInput): { labels: string[] } {
  return { labels: values.map((value) => benchmarkLabel(value, scale)) };
}

export const GwetBenchmarkInput = z.object({
  value: z.number(),
  se: z.number().nonnegative(),
  scale: BenchmarkScale,
  threshold: z.number().gt(0).max(1).default(0.95),
});
export type GwetBenchmarkInput = z.infer<typeof GwetBenchmarkInput>;

export interface GwetBenchmark {
  /** From the best level down. */
  levels: string[];
  cumulative: number[];
  label: string;
}

/**
 * Gwet's probabilistic benchmark (Gwet 2014): how sure can one be that the coefficient reaches at least this level?
 * Each level gets the normal probability of its range around the value, within [-1, 1]; the label is the best level at
 * which the sum from the top reaches the threshold. An error of 0 puts all on the level of the value.
 */
export function gwetBenchmark({ value, se, scale, threshold }: GwetBenchmarkInput): GwetBenchmark {
  const levels = scales[scale].toReversed();
  const own = benchmarkLabel(value, scale);
  const whole = normalCdf((value + 1) / se) - normalCdf((value - 1) / se);
  let sum = 0;
  const cumulative = levels.map(({ label, lower, upper }) => {
    sum +=
      se === 0
        ? Number(label === own)
        : (normalCdf((value - lower) / se) - normalCdf((value - upper) / se)) / whole;
    return sum;
  });
  const reached = cumulative.findIndex((share) => share >= threshold);
  return {
    levels: levels.map(({ label }) => label),
    cumulative,
    label: levels[reached < 0 ? levels.length - 1 : reached]!.label,
  };
}
