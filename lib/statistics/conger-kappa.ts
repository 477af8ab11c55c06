import { weighted } from "./agreement-weights";
import { chanceCorrected, type Coefficient } from "./chance-corrected";
import type { RatingCounts } from "./rating-counts";

/** `items` items were rated alike by the same raters: category index per rater, -1 where missing. */
export interface RaterPattern {
  cells: number[];
  items: number;
}

/**
 * Conger's kappa (Conger 1980): chance agreement from each rater's own mix, pe = mean over ordered pairs of different
 * raters of sum_kl w_kl p_gk p_hl, so raters who differ in their margins are not credited for it.
 * Raters without a rating must have been left out. Fewer than two raters: no pair, no chance agreement.
 *
 * @param patterns parallel to `table.rows`: pattern i has the counts of row i.
 */
export function congerKappa(patterns: RaterPattern[], table: RatingCounts): Coefficient {
  const { q, weights, n } = table;
  const raters = patterns[0]?.cells.length ?? 0;
  const given = new Array<number>(raters).fill(0);
  const mix = Array.from({ length: raters }, () => new Array<number>(q).fill(0));
  for (const { cells, items } of patterns)
    cells.forEach((k, g) => {
      if (k < 0) return;
      given[g]! += items;
      mix[g]![k]! += items;
    });
  mix.forEach((row, g) => row.forEach((count, k) => (row[k] = count / given[g]!)));

  const summed = Array.from({ length: q }, (_, k) => mix.reduce((sum, row) => sum + row[k]!, 0));
  const pairs = raters * (raters - 1);
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
  const pe =
    raters < 2
      ? null
      : (dot(summed, weighted(weights, summed)) -
          mix.reduce((sum, row) => sum + dot(row, weighted(weights, row)), 0)) /
        pairs;
  // What the other raters together credit a rating of rater g in category k.
  const others = mix.map((row) =>
    weighted(
      weights,
      summed.map((value, k) => value - row[k]!),
    ),
  );
  const own = mix.map((row, g) => dot(row, others[g]!));

  const terms = patterns.map(({ cells, items }, i) => {
    const row = table.rows[i]!;
    let chance = 0;
    cells.forEach((k, g) => {
      const rated = k < 0 ? 0 : 1;
      const credit = (rated ? others[g]![k]! : 0) - own[g]! * (rated - given[g]! / n);
      chance += (n / given[g]!) * credit;
    });
    return { items, observed: row.pairAgreement, chance: chance / pairs, paired: row.ratings >= 2 };
  });
  return chanceCorrected(terms, pe);
}
