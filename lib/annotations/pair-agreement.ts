import { cohenKappa } from "@/lib/statistics/cohen-kappa";
import type { QuestionRatings } from "./ratings";

/** Two people on the items that both rated: how often they agree, and Cohen's kappa with its 95 % limits. */
export interface PairAgreement {
  a: string;
  b: string;
  /** Items that both rated. */
  n: number;
  percent: number | null;
  kappa: number | null;
  ci95: readonly [number | null, number | null];
}

/** People beyond this many (those with the fewest ratings) are left out: pairs grow with the square. */
export const mostPaired = 12;

/** Agreement of each pair of people who rated something in common, weighted as the question's scale asks. */
export function pairAgreement({ categories, scale, raters, items }: QuestionRatings): PairAgreement[] {
  const given = new Map<string, number>();
  for (const { ratings, times = 1 } of items)
    for (const { annotator_id } of ratings) given.set(annotator_id, (given.get(annotator_id) ?? 0) + times);
  const kept = [...raters]
    .sort((a, b) => given.get(b)! - given.get(a)!)
    .slice(0, mostPaired)
    .sort();
  const place = new Map(categories.map((value, k) => [value, k]));
  const tables = new Map<string, { a: string; b: string; table: number[][] }>();
  for (const { ratings, times = 1 } of items) {
    const own = ratings.filter(({ annotator_id }) => kept.includes(annotator_id));
    for (const one of own)
      for (const other of own) {
        if (one.annotator_id >= other.annotator_id) continue;
        const key = `${one.annotator_id} ${other.annotator_id}`;
        const known = tables.get(key) ?? {
          a: one.annotator_id,
          b: other.annotator_id,
          table: categories.map(() => categories.map(() => 0)),
        };
        tables.set(key, known);
        known.table[place.get(one.value)!]![place.get(other.value)!]! += times;
      }
  }
  return [...tables.values()].map(({ a, b, table }) => {
    const weights = scale === "ordinal" ? "quadratic" : "identity";
    const { n, observed, kappa, ci95 } = cohenKappa({ table, categories, weights });
    return { a, b, n, percent: observed, kappa, ci95 };
  });
}

/**
 * How often two people on one item chose these two categories, over all pairs of ratings: a symmetric table in the order
 * of the categories whose diagonal is agreement. Off it stand the categories that people take for each other.
 */
export function confusion({ categories, items }: Pick<QuestionRatings, "categories" | "items">): number[][] {
  const place = new Map(categories.map((value, k) => [value, k]));
  const table = categories.map(() => categories.map(() => 0));
  for (const { ratings, times = 1 } of items) {
    const chosen = ratings.map(({ value }) => place.get(value)!);
    for (const [n, one] of chosen.entries())
      for (const other of chosen.slice(n + 1)) {
        table[one]![other]! += times;
        if (one !== other) table[other]![one]! += times;
      }
  }
  return table;
}
