import { z } from "zod";
import { binomialPmf, binomialRange } from "./distributions/binomial";
import { hypergeometricWeights } from "./distributions/hypergeometric";

const rate = z.number().min(0).max(1);
const size = z.number().int().min(0).max(20_000);
export const PowerInput = z.object({
  p1: rate,
  p2: rate,
  n1: size,
  n2: size,
  alpha: z.number().gt(0).lt(1).default(0.05),
});
export type PowerInput = z.infer<typeof PowerInput>;

/** The weights in ascending order: they rise to the mode and fall from it, so merging the two flanks sorts them. */
function ascending(weights: Float64Array): Float64Array {
  const sorted = new Float64Array(weights.length);
  let left = 0;
  let right = weights.length - 1;
  for (let i = 0; i < sorted.length; i += 1)
    sorted[i] = weights[left]! <= weights[right]! ? weights[left++]! : weights[right--]!;
  return sorted;
}

/**
 * The greatest weight whose two-sided Fisher p, the share of all weights up to it with ties, is at most alpha; -1 when
 * even the smallest is not rejected. The tie factor is the one of the test itself.
 */
function rejectionCut(weights: Float64Array, total: number, alpha: number): number {
  const sorted = ascending(weights);
  let cut = -1;
  let sum = 0;
  for (let i = 0, upTo = 0; i < sorted.length; i += 1) {
    while (upTo < sorted.length && sorted[upTo]! <= sorted[i]! * (1 + 1e-7)) sum += sorted[upTo++]!;
    if (sum / total > alpha) break;
    cut = sorted[i]!;
  }
  return cut;
}

/**
 * Exact power of the two-sided Fisher test for true rates p1 and p2: the sum of P(x1) P(x2) over all outcomes that it
 * rejects at `alpha`. Outcomes of together less than about 1e-14 are passed over.
 */
export function fisherPower({ p1, p2, n1, n2, alpha }: PowerInput): { power: number } {
  const [low1, high1] = binomialRange(n1, p1);
  const [low2, high2] = binomialRange(n2, p2);
  const chance2 = Array.from({ length: high2 - low2 + 1 }, (_, i) => binomialPmf(low2 + i, n2, p2));
  const chance1 = Array.from({ length: high1 - low1 + 1 }, (_, i) => binomialPmf(low1 + i, n1, p1));
  let power = 0;
  for (let m = low1 + low2; m <= high1 + high2; m += 1) {
    const { low, weights, total } = hypergeometricWeights(n1, n2, m, 1e-20);
    const cut = rejectionCut(weights, total, alpha);
    for (let x1 = Math.max(low1, m - high2); x1 <= Math.min(high1, m - low2); x1 += 1) {
      // What the weights leave out is too unlikely to be anything but rejected.
      if ((weights[x1 - low] ?? -1) <= cut) power += chance1[x1 - low1]! * chance2[m - x1 - low2]!;
    }
  }
  return { power: Math.min(1, power) };
}
