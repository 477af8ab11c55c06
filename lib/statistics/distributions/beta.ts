import betainc from "@stdlib/math-base-special-betainc";
import quantile from "@stdlib/stats-base-dists-beta-quantile";

/** Regularised incomplete beta function I_x(a, b) = P(X <= x). */
export function betaCdf(x: number, a: number, b: number): number {
  return betainc(x, a, b);
}

/** P(X > x). */
export function betaUpper(x: number, a: number, b: number): number {
  return betainc(x, a, b, true, true);
}

/** The x with I_x(a, b) = p. */
export function betaQuantile(p: number, a: number, b: number): number {
  return quantile(p, a, b);
}

/** Upper tail of the F distribution, P(F > f), as a lower beta tail so that small p keep their digits. */
export function fUpper(f: number, df1: number, df2: number): number {
  return f <= 0 ? 1 : betainc(df2 / (df2 + df1 * f), df2 / 2, df1 / 2);
}
