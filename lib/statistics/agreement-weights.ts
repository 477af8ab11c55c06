import { z } from "zod";

export const WeightScheme = z.enum(["identity", "linear", "quadratic"]);
export type WeightScheme = z.infer<typeof WeightScheme>;

/** `of[k][l]` = credit for a pair of ratings k and l, 1 on the diagonal; `total` = sum of all of them. */
export interface AgreementWeights {
  of: number[][];
  total: number;
}

/**
 * Weights over q categories: identity 1/0; linear 1 - |s_k - s_l| / range; quadratic 1 - (s_k - s_l)² / range².
 * Scores default to 1..q. Scores without a range leave nothing to weigh: every pair counts fully.
 */
export function agreementWeights(q: number, scheme: WeightScheme, scores?: number[]): AgreementWeights {
  const s = scores ?? Array.from({ length: q }, (_, k) => k + 1);
  const range = s.length === 0 ? 0 : Math.max(...s) - Math.min(...s);
  const of = Array.from({ length: q }, (_, k) =>
    Array.from({ length: q }, (_, l) => {
      if (k === l) return 1;
      if (scheme === "identity") return 0;
      const distance = range === 0 ? 0 : Math.abs(s[k]! - s[l]!) / range;
      return scheme === "linear" ? 1 - distance : 1 - distance ** 2;
    }),
  );
  return { of, total: of.flat().reduce((sum, w) => sum + w, 0) };
}

/** Vector W v: for each category the credit it earns against the mix v. */
export function weighted(weights: AgreementWeights, v: ArrayLike<number>): number[] {
  return weights.of.map((row) => row.reduce((sum, w, l) => sum + w * v[l]!, 0));
}
