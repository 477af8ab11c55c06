import cdf from "@stdlib/stats-base-dists-normal-cdf";

/** Standard normal distribution function, P(Z <= z); right in relative terms down to 1e-300. */
export function normalCdf(z: number): number {
  return cdf(z, 0, 1);
}

/** Standard normal upper tail, P(Z > z), without the cancellation of 1 - P(Z <= z). */
export function normalUpper(z: number): number {
  return cdf(-z, 0, 1);
}

const central = {
  top: [
    2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
    13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608,
  ],
  bottom: [
    5226.495278852545925, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867,
    5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1,
  ],
};
const middle = {
  top: [
    7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258,
    3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
  ],
  bottom: [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459,
    0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1,
  ],
};
const far = {
  top: [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093,
    0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
  ],
  bottom: [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
    0.0148753612908506148525, 0.13692988092273580531, 0.59983220655588793769, 1,
  ],
};

function polynomial(coefficients: number[], x: number): number {
  return coefficients.reduce((sum, c) => sum * x + c, 0);
}

/**
 * Standard normal quantile, the z with P(Z <= z) = p; -Infinity at 0, Infinity at 1, NaN outside.
 * Source: Wichura 1988, algorithm AS 241 (PPND16), about 1e-16 in relative terms. The library's own quantile
 * goes through 1 - 2p and loses the lower tail from p = 1e-13 on.
 */
export function normalQuantile(p: number): number {
  if (p === 0) return -Infinity;
  if (p === 1) return Infinity;
  const fromMiddle = p - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) {
    const r = 0.180625 - fromMiddle * fromMiddle;
    return (fromMiddle * polynomial(central.top, r)) / polynomial(central.bottom, r);
  }
  // Outside of 0 to 1 the logarithm is NaN, and so is all that follows.
  const r = Math.sqrt(-Math.log(fromMiddle < 0 ? p : 1 - p));
  const [part, middleOfPart] = r <= 5 ? [middle, 1.6] : [far, 5];
  const shifted = r - middleOfPart;
  const z = polynomial(part.top, shifted) / polynomial(part.bottom, shifted);
  return fromMiddle < 0 ? -z : z;
}
