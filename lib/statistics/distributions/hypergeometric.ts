import { logBinomialPmf } from "./binomial";

/**
 * P(X = x) where X counts white balls among k drawn from m white and n black ones.
 * Written with three binomials (Loader 2000), so margins of a million keep their digits.
 */
export function hypergeometricPmf(x: number, m: number, n: number, k: number): number {
  if (x < 0 || x > m || k - x < 0 || k - x > n) return 0;
  if (k === 0 || k === m + n) return 1;
  const p = k / (m + n);
  return Math.exp(logBinomialPmf(x, m, p) + logBinomialPmf(k - x, n, p) - logBinomialPmf(k, m + n, p));
}

/** The whole distribution on its support: `weights[i]` is proportional to P(X = low + i), 1 at the mode. */
export interface HypergeometricWeights {
  low: number;
  weights: Float64Array;
  total: number;
}

/**
 * All probabilities for fixed margins by the ratio of neighbours, outwards from the mode: only products of positive
 * numbers, so far tails are right in relative terms. Weights below the smallest double become 0.
 */
export function hypergeometricWeights(m: number, n: number, k: number): HypergeometricWeights {
  const low = Math.max(0, k - n);
  const high = Math.min(k, m);
  const weights = new Float64Array(high - low + 1);
  const mode = Math.min(high, Math.max(low, Math.floor(((k + 1) * (m + 1)) / (m + n + 2))));
  weights[mode - low] = 1;
  let total = 1;
  for (let x = mode, w = 1; x < high && w > 0; x += 1) {
    w *= ((m - x) / (x + 1)) * ((k - x) / (n - k + x + 1));
    weights[x + 1 - low] = w;
    total += w;
  }
  for (let x = mode, w = 1; x > low && w > 0; x -= 1) {
    w *= (x / (m - x + 1)) * ((n - k + x) / (k - x + 1));
    weights[x - 1 - low] = w;
    total += w;
  }
  return { low, weights, total };
}
