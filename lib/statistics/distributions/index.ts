import { betaCdf, betaQuantile, betaUpper, fUpper } from "./beta";
import { binomialPmf } from "./binomial";
import { chiSquareUpper, gammaCdf, gammaQuantile, gammaUpper } from "./gamma";
import { hypergeometricPmf } from "./hypergeometric";
import { normalCdf, normalQuantile, normalUpper } from "./normal";
import { studentTCdf, studentTQuantile, studentTUpper } from "./student-t";

/** Distribution functions under the names and argument orders of R; `_upper` is the upper tail. */
export const distributionFunctions = {
  dbinom: binomialPmf,
  dhyper: hypergeometricPmf,
  pbeta: betaCdf,
  pbeta_upper: betaUpper,
  pchisq: (x: number, df: number) => gammaCdf(x / 2, df / 2),
  pchisq_upper: chiSquareUpper,
  pf: (f: number, df1: number, df2: number) =>
    f <= 0 ? 0 : betaCdf((df1 * f) / (df2 + df1 * f), df1 / 2, df2 / 2),
  pf_upper: fUpper,
  pgamma: gammaCdf,
  pgamma_upper: gammaUpper,
  pnorm: normalCdf,
  pnorm_upper: normalUpper,
  pt: studentTCdf,
  pt_upper: studentTUpper,
  qbeta: betaQuantile,
  qchisq: (p: number, df: number) => 2 * gammaQuantile(p, df / 2),
  qgamma: gammaQuantile,
  qnorm: normalQuantile,
  qt: studentTQuantile,
} satisfies Record<string, (...args: [number, ...number[]]) => number>;
