import { z } from "zod";
import { normalUpper } from "./distributions/normal";
import type { Status } from "./status";

const count = z.number().int().nonnegative();
export const FleissCountsInput = z
  .object({ counts: z.array(z.array(count)), categories: z.array(z.union([z.string(), z.number()])).min(1) })
  .refine(
    ({ counts, categories }) => counts.every((row) => row.length === categories.length),
    "one count a category",
  )
  .refine(
    ({ counts }) => new Set(counts.map((row) => row.reduce((a, b) => a + b, 0))).size <= 1,
    "row sums differ",
  );
export type FleissCountsInput = z.infer<typeof FleissCountsInput>;

interface Test {
  kappa: number | null;
  se0: number | null;
  z: number | null;
  p: number | null;
}
export interface FleissNeeLandis extends Test {
  observed: number | null;
  expected: number | null;
  categories: (Test & { proportion: number | null })[];
  status?: Status;
}

const noTest: Test = { kappa: null, se0: null, z: null, p: null };

function tested(kappa: number, se0: number): Test {
  const z = kappa / se0;
  return { kappa, se0, z, p: 2 * normalUpper(Math.abs(z)) };
}

/**
 * Fleiss' kappa from category counts with m ratings on every item (Fleiss 1971), overall and per category, each with
 * its error under "no agreement" (Fleiss, Nee & Landis 1979), for a test, never for an interval.
 * A category that holds none or all of the ratings has no kappa; when one holds all, the overall kappa is `undefined`.
 */
export function fleissNeeLandis({ counts, categories }: FleissCountsInput): FleissNeeLandis {
  const n = counts.length;
  const m = counts[0]?.reduce((sum, c) => sum + c, 0) ?? 0;
  const open = (status: Status, proportions: (number | null)[], known = {}): FleissNeeLandis => ({
    ...noTest,
    observed: null,
    expected: null,
    ...known,
    categories: proportions.map((proportion) => ({ proportion, ...noTest })),
    status,
  });
  if (n === 0 || m === 0)
    return open(
      "no_data",
      categories.map(() => null),
    );
  const totals = categories.map((_, j) => counts.reduce((sum, row) => sum + row[j]!, 0));
  const squares = categories.map((_, j) => counts.reduce((sum, row) => sum + row[j]! ** 2, 0));
  const p = totals.map((total) => total / (n * m));
  if (m === 1) return open("no_pairs", p);

  const observed = (squares.reduce((sum, s) => sum + s, 0) - n * m) / (n * m * (m - 1));
  const expected = p.reduce((sum, pj) => sum + pj * pj, 0);
  if (totals.some((total) => total === n * m)) return open("undefined", p, { observed, expected });

  const spread = p.reduce((sum, pj) => sum + pj * (1 - pj), 0);
  const skew = p.reduce((sum, pj) => sum + pj * (1 - pj) * (1 - 2 * pj), 0);
  const se0 = (Math.SQRT2 * Math.sqrt(spread ** 2 - skew)) / (spread * Math.sqrt(n * m * (m - 1)));
  const categorySe = Math.sqrt(2 / (n * m * (m - 1)));
  return {
    ...tested((observed - expected) / (1 - expected), se0),
    observed,
    expected,
    categories: p.map((proportion, j) => {
      if (totals[j] === 0) return { proportion, ...noTest };
      const own = (squares[j]! - totals[j]!) / (totals[j]! * (m - 1));
      return { proportion, ...tested((own - proportion) / (1 - proportion), categorySe) };
    }),
  };
}
