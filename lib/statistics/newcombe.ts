import { wilson } from "./wilson";
import { noInterval, type Interval } from "./status";

/**
 * Interval of a difference of two independent proportions k1/n1 - k2/n2 (Newcombe 1998, method 10: the Wilson limits of
 * each proportion combined by square-and-add). An empty group has no interval.
 */
export function newcombe(k1: number, n1: number, k2: number, n2: number, confidence = 0.95): Interval {
  if (n1 === 0 || n2 === 0) return noInterval();
  const [lower1, upper1] = wilson(k1, n1, confidence) as [number, number];
  const [lower2, upper2] = wilson(k2, n2, confidence) as [number, number];
  const p1 = k1 / n1;
  const p2 = k2 / n2;
  return [p1 - p2 - Math.hypot(p1 - lower1, upper2 - p2), p1 - p2 + Math.hypot(upper1 - p1, p2 - lower2)];
}
