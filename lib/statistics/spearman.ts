import { z } from "zod";
import { studentTTwoSided } from "./distributions/student-t";
import type { Status } from "./status";

export const PairedInput = z
  .object({ x: z.array(z.number()), y: z.array(z.number()) })
  .refine(({ x, y }) => x.length === y.length, "x and y must have the same length");
export type PairedInput = z.infer<typeof PairedInput>;

export interface Spearman {
  rho: number | null;
  p: number | null;
  n: number;
  status?: Status;
}

/** Ranks from 1, equal values sharing the mean of their ranks. */
export function midRanks(values: number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => values[i]! - values[j]!);
  const ranks = new Array<number>(values.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to += 1;
    for (let i = from; i <= to; i += 1) ranks[order[i]!] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/**
 * Spearman's rank correlation: Pearson's on mid-ranks; two-sided p from t = rho sqrt((n-2)/(1-rho²)), n-2 df.
 * |rho| = 1 has p 0; below three pairs there is no p (`too_few`); a constant side has no rho (`constant_input`).
 */
export function spearman({ x, y }: PairedInput): Spearman {
  const n = x.length;
  if (n < 2) return { rho: null, p: null, n, status: "too_few" };
  const middle = (n + 1) / 2;
  const rx = midRanks(x).map((rank) => rank - middle);
  const ry = midRanks(y).map((rank) => rank - middle);
  let xy = 0;
  let xx = 0;
  let yy = 0;
  rx.forEach((dx, i) => {
    const dy = ry[i]!;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  if (xx === 0 || yy === 0) return { rho: null, p: null, n, status: "constant_input" };
  // Ranks are multiples of 1/2, so the sums are exact and perfect order gives exactly ±1.
  const rho = xx === yy && Math.abs(xy) === xx ? Math.sign(xy) : xy / Math.sqrt(xx * yy);
  if (n < 3) return { rho, p: null, n, status: "too_few" };
  if (Math.abs(rho) >= 1) return { rho: Math.sign(rho), p: 0, n };
  return { rho, p: studentTTwoSided(rho * Math.sqrt((n - 2) / ((1 - rho) * (1 + rho))), n - 2), n };
}
