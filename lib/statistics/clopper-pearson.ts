import { betaQuantile } from "./distributions/beta";
import { noInterval, type Interval } from "./status";

/**
 * Exact confidence interval of a proportion (Clopper & Pearson 1934): the proportions that a one-sided binomial test
 * at half the error on each side does not reject, found as beta quantiles. The lower end is exactly 0 at k = 0, the
 * upper exactly 1 at k = n; n = 0 has no interval.
 *
 * Example: clopperPearson(82, 100) is [0.7305, 0.8897].
 */
export function clopperPearson(k: number, n: number, confidence = 0.95): Interval {
  if (n === 0) return noInterval();
  const tail = (1 - confidence) / 2;
  return [k === 0 ? 0 : betaQuantile(tail, k, n - k + 1), k === n ? 1 : betaQuantile(1 - tail, k + 1, n - k)];
}
