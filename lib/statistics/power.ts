import { z } from "zod";
import { binomialPmf, binomialRange } from "./distributions/binomial";
import { hypergeometricWeights } from "./distributions/hypergeometric";

const rate = z.number().min(0).max(1);
const size = z.number().int().min(0).max(100_000);
export const PowerInput = z.object({
  p1: rate,
  p2: rate,
  n1: size,
  n2: size,
  alpha: z.number().gt(0).lt(1).default(0.05),
});
export type PowerInput = z.infer<typeof PowerInput>;

/** First-group counts for which the two-sided Fisher test rejects, given that both groups together have `m` events. */
function rejects(n1: number, n2: number, m: number, alpha: number): (x1: number) => boolean {
  const { low, weights, total } = hypergeometricWeights(n1, n2, m);
  const sorted = Float64Array.from(weights).sort();
  const sums = new Float64Array(sorted.length);
  sorted.reduce((sum, weight, i) => (sums[i] = sum + weight), 0);
  return (x1) => {
    // p = sum of all weights up to the observed one, ties included.
    const limit = weights[x1 - low]! * (1 + 1e-7);
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sorted[middle]! <= limit) from = middle + 1;
      else to = middle;
    }
    return sums[from - 1]! / total <= alpha;
  };
}

/**
 * Exact power of the two-sided Fisher test for true rates p1 and p2: the sum of P(x1) P(x2) over all outcomes that it
 * rejects at `alpha`. Outcomes with a probability below about 1e-25 are passed over.
 */
export function fisherPower({ p1, p2, n1, n2, alpha }: PowerInput): { power: number } {
  const [low1, high1] = binomialRange(n1, p1);
  const [low2, high2] = binomialRange(n2, p2);
  const chance2 = Array.from({ length: high2 - low2 + 1 }, (_, i) => binomialPmf(low2 + i, n2, p2));
  const chance1 = Array.from({ length: high1 - low1 + 1 }, (_, i) => binomialPmf(low1 + i, n1, p1));
  let power = 0;
  for (let m = low1 + low2; m <= high1 + high2; m += 1) {
    const reject = rejects(n1, n2, m, alpha);
    for (let x1 = Math.max(low1, m - high2); x1 <= Math.min(high1, m - low2); x1 += 1) {
      const chance = chance1[x1 - low1]! * chance2[m - x1 - low2]!;
      if (chance > 0 && reject(x1)) power += chance;
    }
  }
  return { power: Math.min(1, power) };
}
