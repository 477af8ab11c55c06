import { deviance, stirlingRemainder } from "./saddle-point";

/**
 * Natural log of P(X = k), X ~ Bin(n, p); -Infinity where impossible.
 * Source: Loader 2000, "Fast and accurate computation of binomial probabilities" (saddle-point form), which keeps
 * full relative accuracy where differences of log factorials lose it.
 */
export function logBinomialPmf(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return -Infinity;
  if (p <= 0) return k === 0 ? 0 : -Infinity;
  if (p >= 1) return k === n ? 0 : -Infinity;
  if (k === 0) return n * Math.log1p(-p);
  if (k === n) return n * Math.log(p);
  const exponent =
    stirlingRemainder(n) -
    stirlingRemainder(k) -
    stirlingRemainder(n - k) -
    deviance(k, n * p) -
    deviance(n - k, n * (1 - p));
  return exponent - 0.5 * Math.log(2 * Math.PI * k * (1 - k / n));
}

/** P(X = k), X ~ Bin(n, p). */
export function binomialPmf(k: number, n: number, p: number): number {
  return Math.exp(logBinomialPmf(k, n, p));
}

/** All k but tails of together less than about 1e-15, as an inclusive range: what a sum over a binomial has to visit. */
export function binomialRange(n: number, p: number): [number, number] {
  const reach = 8 * Math.sqrt(n * p * (1 - p)) + 30;
  return [Math.max(0, Math.floor(n * p - reach)), Math.min(n, Math.ceil(n * p + reach))];
}
