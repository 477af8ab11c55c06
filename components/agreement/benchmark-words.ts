import { benchmarkLabel, gwetBenchmark } from "@/lib/statistics/benchmark";

interface Figure {
  value: number | null;
  se: number | null;
}

/** The word that Landis and Koch (1977) have for a coefficient; null where it isn't defined. */
export const landisKoch = ({ value }: Figure): string | null =>
  value === null ? null : benchmarkLabel(value, "landis-koch");

/** The best level that the coefficient reaches with 95% certainty, its error considered (Gwet 2014). */
export function reachedFor95({ value, se }: Figure): string | null {
  if (value === null || se === null) return null;
  return gwetBenchmark({ value, se, scale: "landis-koch", threshold: 0.95 }).label;
}
