import { z } from "zod";
import { betaUpper } from "./distributions/beta";
import { binomialPmf } from "./distributions/binomial";
import { chiSquareUpper } from "./distributions/gamma";
import type { Status } from "./status";

const count = z.number().int().nonnegative();
export const McNemarInput = z.object({ b: count, c: count });
export type McNemarInput = z.infer<typeof McNemarInput>;

export interface McNemar {
  p_exact: number;
  p_mid: number;
  statistic: number | null;
  p_asymptotic: number | null;
  statistic_cc: number | null;
  p_asymptotic_cc: number | null;
  status?: Status;
}

/**
 * McNemar's test of the two discordant counts of a paired 2x2 table.
 * exact: min(1, 2 P(X <= min(b, c))), X ~ Bin(b + c, 1/2); mid-p takes P(X = min) off once (Fagerland and others
 * 2013); asymptotic: (b - c)² / (b + c), chi-square with 1 df, also with the continuity correction of Edwards 1948.
 */
export function mcnemar({ b, c }: McNemarInput): McNemar {
  const n = b + c;
  if (n === 0)
    return {
      p_exact: 1,
      p_mid: 1,
      statistic: null,
      p_asymptotic: null,
      statistic_cc: null,
      p_asymptotic_cc: null,
      status: "no_discordant",
    };
  const least = Math.min(b, c);
  // P(X <= k) = I_{1/2}(n - k, k + 1) = 1 - I_{1/2}(k + 1, n - k); the upper tail keeps the digits.
  const lower = betaUpper(0.5, least + 1, n - least);
  const exact = Math.min(1, 2 * lower);
  const statistic = (b - c) ** 2 / n;
  const corrected = Math.max(0, Math.abs(b - c) - 1) ** 2 / n;
  return {
    p_exact: exact,
    p_mid: exact - binomialPmf(least, n, 0.5),
    statistic,
    p_asymptotic: chiSquareUpper(statistic, 1),
    statistic_cc: corrected,
    p_asymptotic_cc: chiSquareUpper(corrected, 1),
  };
}
