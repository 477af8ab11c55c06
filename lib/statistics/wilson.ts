import { normalQuantile } from "./distributions/normal";
import { noInterval, type Interval } from "./status";

/**
 * Score interval of a proportion (Wilson 1927), without continuity correction; the lower end is exactly 0 at k = 0 and
 * the upper exactly 1 at k = n. n = 0 has no interval.
 *
 * (p + z²/2n ± z sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n), the lower end written as a quotient, (A - B) being
 * (A² - B²) / (A + B), so that it keeps its digits when k is small beside n.
 */
export function wilson(k: number, n: number, confidence = 0.95): Interval {
  if (n === 0) return noInterval();
  const z = normalQuantile(1 - (1 - confidence) / 2);
  const middle = k + (z * z) / 2;
  const root = z * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  return [k === 0 ? 0 : (k * k) / n / (middle + root), k === n ? 1 : (middle + root) / (n + z * z)];
}
