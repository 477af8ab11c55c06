import { fisherPower } from "@/lib/statistics/power";

/** Exact power takes seconds beyond this size, and there it is hardly ever short. */
const limit = 1000;

/** Differences that a plan is asked about, in points of a share. */
const differences = [0.1, 0.2, 0.3] as const;

export interface PlannedPower {
  difference: number;
  /** Chance of a two-sided Fisher p of at most 0.05. */
  power: number;
}

/**
 * How likely samples of these sizes are to show a true difference, for rates around one half, where a difference is
 * hardest to see. Null when a sample is empty or larger than 1,000.
 */
export function plannedPower(n1: number, n2: number): PlannedPower[] | null {
  if (Math.min(n1, n2) < 1 || Math.max(n1, n2) > limit) return null;
  return differences.map((difference) => ({
    difference,
    power: fisherPower({ p1: 0.5 + difference / 2, p2: 0.5 - difference / 2, n1, n2, alpha: 0.05 }).power,
  }));
}
