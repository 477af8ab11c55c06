import gammaln from "@stdlib/math-base-special-gammaln";

const halfLogTwoPi = 0.5 * Math.log(2 * Math.PI);

/**
 * Stirling's remainder: ln Gamma(n + 1) - [ (n + 1/2) ln n - n + ln sqrt(2 pi) ], for n > 0, 0 at n = 0.
 * By the log gamma function below 16, by the asymptotic series above, where the difference would cancel.
 */
export function stirlingRemainder(n: number): number {
  if (n === 0) return 0;
  if (n < 16) return gammaln(n + 1) - ((n + 0.5) * Math.log(n) - n + halfLogTwoPi);
  const s = 1 / (n * n);
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - s / 1188) * s) * s) * s) / n;
}

/**
 * Loader's deviance term x ln(x / m) + m - x, by a series where x is near m and the plain form would cancel.
 * Source: Loader 2000, "Fast and accurate computation of binomial probabilities".
 */
export function deviance(x: number, m: number): number {
  const d = x - m;
  if (Math.abs(d) >= 0.1 * (x + m)) return (x === 0 ? 0 : x * Math.log(x / m)) - d;
  const v = d / (x + m);
  let sum = d * v;
  let power = 2 * x * v;
  for (let j = 3; ; j += 2) {
    power *= v * v;
    const next = sum + power / j;
    if (next === sum) return sum;
    sum = next;
  }
}
