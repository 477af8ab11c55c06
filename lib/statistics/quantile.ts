/**
 * Type-7 quantile of sorted values: linear interpolation at (n - 1) p, the default of R and NumPy (Hyndman & Fan 1996).
 * Empty values have none.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number | null {
  if (sorted.length === 0) return null;
  const at = (sorted.length - 1) * Math.min(1, Math.max(0, p));
  const below = Math.floor(at);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (at - below) * (high - low);
}

/** Middle value, the mean of the two middle ones when their number is even. */
export function median(values: ArrayLike<number>): number | null {
  return quantile(Float64Array.from(values).sort(), 0.5);
}
