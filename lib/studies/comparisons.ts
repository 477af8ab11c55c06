import { adjustPValues } from "@/lib/statistics/adjust-p-values";
import { fisherPower } from "@/lib/statistics/power";
import { twoProportions } from "@/lib/statistics/two-proportions";
import type { Comparison, Rate } from "./schema";
import type { StudyTally } from "./tally";

/** Exact power takes seconds beyond this size, and there a missing difference is no matter of power any more. */
const powerLimit = 2000;

type SamplerRates = Rate & { sampler: string };

function power(a: SamplerRates, b: SamplerRates): number | null {
  if (a.rate === null || b.rate === null || Math.max(a.n, b.n) > powerLimit) return null;
  return fisherPower({ p1: a.rate, p2: b.rate, n1: a.n, n2: b.n, alpha: 0.05 }).power;
}

/**
 * Each pair of samplers: two-sided Fisher test, difference with Newcombe limits, odds ratio with Woolf limits, and the
 * p adjusted over all pairs that could be tested (Holm 1979: any false finding; Benjamini & Hochberg 1995: the share of
 * false ones among the findings).
 */
export function compareSamplers(
  samplers: readonly SamplerRates[],
  shared: StudyTally["shared"],
): Comparison[] {
  const pairs = samplers.flatMap((a, i) =>
    samplers.slice(i + 1).map((b) => {
      const figures = twoProportions({
        k1: a.informative,
        n1: a.n,
        k2: b.informative,
        n2: b.n,
        confidence: 0.95,
      });
      const between = shared.find(
        (one) => [one.a, one.b].includes(a.sampler) && [one.a, one.b].includes(b.sampler),
      );
      return {
        a: a.sampler,
        b: b.sampler,
        difference: figures.difference,
        difference_ci95: figures.difference_ci_newcombe,
        odds_ratio: figures.odds_ratio,
        odds_ratio_ci95: figures.odds_ratio_ci,
        p_fisher: figures.difference === null ? null : figures.p_fisher,
        power: power(a, b),
        shared: between?.items ?? 0,
      };
    }),
  );
  const tested = pairs.flatMap(({ p_fisher }) => (p_fisher === null ? [] : [p_fisher]));
  const holm = adjustPValues({ p: tested, method: "holm" }).adjusted;
  const bh = adjustPValues({ p: tested, method: "bh" }).adjusted;
  let next = 0;
  return pairs.map((pair) => {
    if (pair.p_fisher === null) return { ...pair, p_holm: null, p_bh: null };
    const place = next++;
    return { ...pair, p_holm: holm[place]!, p_bh: bh[place]! };
  });
}
