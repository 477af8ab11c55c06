import gammaln from "@stdlib/math-base-special-gammaln";
import { normalQuantile } from "./normal";
import { deviance, stirlingRemainder } from "./saddle-point";

/** x^shape e^-x / Gamma(shape + 1), in Loader's form: a difference of logarithms loses digits for large shapes. */
function leadingTerm(x: number, shape: number): number {
  return Math.exp(-stirlingRemainder(shape) - deviance(shape, x)) / Math.sqrt(2 * Math.PI * shape);
}

/** P(X <= x) by the power series, good for x up to about the shape. */
function lowerSeries(x: number, shape: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-17; n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return leadingTerm(x, shape) * sum;
}

/** P(X > x) by Legendre's continued fraction (Lentz's method), good for x above the shape. */
function upperFraction(x: number, shape: number): number {
  const tiny = 1e-300;
  let b = x + 1 - shape;
  let c = 1 / tiny;
  let d = 1 / b;
  let product = d;
  for (let i = 1; i < 1_000_000; i += 1) {
    const a = -i * (i - shape);
    b += 2;
    d = 1 / (a * d + b || tiny);
    c = b + a / c || tiny;
    product *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return leadingTerm(x, shape) * shape * product;
}

/**
 * P(X <= x) for a gamma variable with this shape and rate 1.
 * Series below the shape, continued fraction above (Abramowitz & Stegun 6.5.29, 6.5.31). The library's incomplete
 * gamma function is off in the fourth digit for shapes in the thousands, so it is not used.
 */
export function gammaCdf(x: number, shape: number): number {
  if (x <= 0) return 0;
  return x < shape + 1 ? lowerSeries(x, shape) : 1 - upperFraction(x, shape);
}

/** P(X > x) for a gamma variable with this shape and rate 1. */
export function gammaUpper(x: number, shape: number): number {
  if (x <= 0) return 1;
  return x < shape + 1 ? 1 - lowerSeries(x, shape) : upperFraction(x, shape);
}

/** Upper tail of the chi-square distribution. */
export function chiSquareUpper(x: number, df: number): number {
  return gammaUpper(x / 2, df / 2);
}

/** Start value: Wilson & Hilferty 1931 (cube root of gamma is near normal), or the first term of the series near 0. */
function startValue(p: number, shape: number): number {
  const c = 1 / (9 * shape);
  const cube = 1 - c + normalQuantile(p) * Math.sqrt(c);
  const wilsonHilferty = shape * cube ** 3;
  if (cube > 0.2) return wilsonHilferty;
  return Math.exp((Math.log(p) + gammaln(shape + 1)) / shape);
}

/**
 * The x with P(X <= x) = p for a gamma variable with this shape and rate 1.
 * Newton steps on the tail that p lies in, kept inside a shrinking bracket.
 */
export function gammaQuantile(p: number, shape: number): number {
  if (!(p >= 0 && p <= 1) || !(shape > 0)) return NaN;
  if (p === 0) return 0;
  if (p === 1) return Infinity;
  const upper = p > 0.5;
  let low = 0;
  let high = Infinity;
  let x = Math.max(startValue(p, shape), Number.MIN_VALUE);
  for (let round = 0; round < 200; round += 1) {
    const excess = upper ? 1 - p - gammaUpper(x, shape) : gammaCdf(x, shape) - p;
    if (excess === 0) return x;
    if (excess > 0) high = x;
    else low = x;
    const density = (leadingTerm(x, shape) * shape) / x;
    let next = x - excess / density;
    if (!(next > low && next < high)) next = high === Infinity ? 2 * x : (low + high) / 2;
    if (Math.abs(next - x) <= 2e-16 * x) return next;
    x = next;
  }
  return x;
}
