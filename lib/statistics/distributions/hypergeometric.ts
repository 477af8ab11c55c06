import { logBinomialPmf } from "./binomial";

/**
 * P(X = x) where X counts white balls among k drawn from m white and n black ones.
 * Written with three binomials (Loader 2000), so margins of a million keep their digits.
 */
export function hypergeometricPmf(x: number, m: number, n: number, k: number): number {
  // Nothing can be drawn from nothing. What else is impossible is so for one of the binomials.
  const p = m + n === 0 ? 0 : k / (m + n);
  return Math.exp(logBinomialPmf(x, m, p) + logBinomialPmf(k - x, n, p) - logBinomialPmf(k, m + n, p));
}

/** Probabilities on the support or the part of it that counts: `weights[i]` is P(X = low + i) times `total`, 1 at the mode. */
export interface HypergeometricWeights {
  low: number;
  weights: Float64Array;
  total: number;
}

/**
 * All probabilities for fixed margins by the ratio of neighbours, outwards from the mode: only products of positive
 * numbers, so far tails are right in relative terms. Stops where weights fall to `floor` times the mode's, by default
 * where they are below the smallest double.
 */
export function hypergeometricWeights(m: number, n: number, k: number, floor = 0): HypergeometricWeights {
  const mode = Math.floor(((k + 1) * (m + 1)) / (m + n + 2));
  const above: number[] = [];
  const below: number[] = [];
  let total = 1;
  for (let x = mode, w = 1; ; x += 1) {
    // Beyond the last possible count a factor is 0.
    w *= ((m - x) / (x + 1)) * ((k - x) / (n - k + x + 1));
    if (w <= floor) break;
    above.push(w);
    total += w;
  }
  for (let x = mode, w = 1; ; x -= 1) {
    w *= (x / (m - x + 1)) * ((n - k + x) / (k - x + 1));
    if (w <= floor) break;
    below.push(w);
    total += w;
  }
  const weights = Float64Array.from([...below.reverse(), 1, ...above]);
  return { low: mode - below.length, weights, total };
}
