import cdf from "@stdlib/stats-base-dists-t-cdf";
import quantile from "@stdlib/stats-base-dists-t-quantile";

/** P(T <= t) with `df` degrees of freedom. */
export function studentTCdf(t: number, df: number): number {
  return cdf(t, df);
}

/** P(T > t); by symmetry the lower tail at -t, so a tiny tail keeps its digits. */
export function studentTUpper(t: number, df: number): number {
  return cdf(-t, df);
}

/** The t with P(T <= t) = p. */
export function studentTQuantile(p: number, df: number): number {
  return quantile(p, df);
}

/** P(|T| > |t|). */
export function studentTTwoSided(t: number, df: number): number {
  return Math.min(1, 2 * cdf(-Math.abs(t), df));
}
