import { z } from "zod";
import { sizeForIntervalWidth } from "@/lib/statistics/interval-width";
import { fisherPower } from "@/lib/statistics/power";
import { fisherSampleSize, normalSampleSize } from "@/lib/statistics/sample-size";

const rate = z.coerce.number().min(0).max(1);
const inside = z.coerce.number().gt(0).lt(1);

/** What a plan assumes: two rates, how sure to be of telling them apart, how wide an interval may be, what a label takes. */
export const Assumptions = z.object({
  p1: rate.default(0.7),
  p2: rate.default(0.5),
  alpha: inside.default(0.05),
  power: inside.default(0.8),
  /** Whole width of the 95 % interval of one rate. */
  width: z.coerce.number().min(0.02).max(0.9).default(0.2),
  k: z.coerce.number().int().min(1).max(25).default(3),
  /** Minutes that one label takes. */
  minutes: z.coerce.number().gt(0).max(600).default(3),
});
export type Assumptions = z.infer<typeof Assumptions>;

/** Size of each of two groups. */
export interface GroupSize {
  n: number;
  /** Chance of a two-sided Fisher p of at most alpha with this n; null where it takes too long to count out. */
  power: number | null;
  /** exact: the first n from which on every n reaches the power; normal: the formula with continuity correction. */
  method: "exact" | "normal";
}

/** What finding one informative trajectory takes at a rate. */
export interface Cost {
  rate: number;
  /** Trajectories read and labels given for one informative one; null at rate 0. */
  trajectories: number | null;
  labels: number | null;
  minutes: number | null;
}

export interface SizePlan {
  /** Null when the rates are equal: no number of labels tells them apart. */
  comparison: GroupSize | null;
  /** Trajectories for an interval of the wanted width at each rate, exact limits. */
  interval: { rate: number; n: number }[];
  cost: Cost[];
  /** Both groups of the comparison together. */
  total: { trajectories: number; labels: number; minutes: number } | null;
}

/** Beyond this size per group counting out every outcome takes longer than a page may. */
const exactUpTo = 350;
/** Beyond this size even one exact power does. */
const powerUpTo = 1500;

/** The cost of one informative trajectory: reading k labels each until one is found takes 1 / rate trajectories. */
export function costAt(rate: number, { k, minutes }: Pick<Assumptions, "k" | "minutes">): Cost {
  if (rate === 0) return { rate, trajectories: null, labels: null, minutes: null };
  return { rate, trajectories: 1 / rate, labels: k / rate, minutes: (k * minutes) / rate };
}

function groupSize({ p1, p2, alpha, power }: Assumptions): GroupSize | null {
  if (p1 === p2) return null;
  const { corrected } = normalSampleSize({ p1, p2, alpha, power });
  if (corrected <= exactUpTo) {
    const { n_per_group_stable: n } = fisherSampleSize({ p1, p2, alpha, power });
    if (n !== null) return { n, power: fisherPower({ p1, p2, n1: n, n2: n, alpha }).power, method: "exact" };
  }
  const n = Math.ceil(corrected);
  return {
    n,
    power: n <= powerUpTo ? fisherPower({ p1, p2, n1: n, n2: n, alpha }).power : null,
    method: "normal",
  };
}

/** How many trajectories and labels a study needs under these assumptions. */
export function planSizes(assumed: Assumptions): SizePlan {
  const { p1, p2, width, k, minutes } = assumed;
  const comparison = groupSize(assumed);
  const rates = p1 === p2 ? [p1] : [p1, p2];
  return {
    comparison,
    interval: rates.map((p) => ({
      rate: p,
      n: sizeForIntervalWidth({ p, width, confidence: 0.95 }).n_clopper_pearson,
    })),
    cost: rates.map((p) => costAt(p, assumed)),
    total: comparison && {
      trajectories: 2 * comparison.n,
      labels: 2 * comparison.n * k,
      minutes: 2 * comparison.n * k * minutes,
    },
  };
}
