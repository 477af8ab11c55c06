/**
 * A non-negative number with a fixed number of decimals, ties to even on the exact binary value (6.25 → "6.2").
 * `toFixed` sends ties up; a single-precision value times a power of ten is exact in double precision, so a tie
 * can be seen.
 */
export function toFixedHalfEven(value: number, decimals: number): string {
  const scaled = value * 10 ** decimals;
  const floor = Math.floor(scaled);
  const isTie = scaled - floor === 0.5;
  const rounded = isTie && floor % 2 === 0 ? floor / 10 ** decimals : value;
  return rounded.toFixed(decimals);
}
