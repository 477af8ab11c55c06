import { z } from "zod";
import { agreementWeights, WeightScheme } from "./agreement-weights";
import { normalQuantile, normalUpper } from "./distributions/normal";
import { noInterval, type Interval, type Status } from "./status";

export const CohenInput = z
  .object({
    table: z.array(z.array(z.number().nonnegative())),
    categories: z.array(z.union([z.string(), z.number()])).min(1),
    weights: WeightScheme.default("identity"),
  })
  .refine(
    ({ table, categories: { length } }) =>
      table.length === length && table.every((row) => row.length === length),
    "the table must have a row and a column for each category",
  );
export type CohenInput = z.infer<typeof CohenInput>;

export interface CohenKappa {
  kappa: number | null;
  observed: number | null;
  expected: number | null;
  se: number | null;
  ci95: Interval;
  /** Error under "no agreement beyond chance"; z and p test against it. */
  se0: number | null;
  z: number | null;
  p: number | null;
  n: number;
  status?: Status;
}

/**
 * Cohen's kappa of two raters (rows and columns of the table), weighted or not, chance agreement from the raters' own
 * margins; both errors after Fleiss, Cohen & Everitt 1969; interval normal, cut to [-1, 1].
 */
export function cohenKappa({ table, categories, weights }: CohenInput): CohenKappa {
  const q = categories.length;
  const n = table.flat().reduce((sum, count) => sum + count, 0);
  const none = { kappa: null, se: null, ci95: noInterval(), se0: null, z: null, p: null, n };
  if (n === 0) return { ...none, observed: null, expected: null, status: "no_data" };

  const w = agreementWeights(q, weights).of;
  const share = table.map((row) => row.map((count) => count / n));
  const rows = share.map((row) => row.reduce((sum, p) => sum + p, 0));
  const columns = categories.map((_, l) => share.reduce((sum, row) => sum + row[l]!, 0));
  const rowCredit = w.map((row) => row.reduce((sum, wkl, l) => sum + wkl * columns[l]!, 0));
  const columnCredit = w.map((_, l) => rows.reduce((sum, pk, k) => sum + w[k]![l]! * pk, 0));
  const over = (term: (k: number, l: number) => number) => {
    let sum = 0;
    for (let k = 0; k < q; k += 1) for (let l = 0; l < q; l += 1) sum += term(k, l);
    return sum;
  };
  const observed = over((k, l) => w[k]![l]! * share[k]![l]!);
  const expected = over((k, l) => w[k]![l]! * rows[k]! * columns[l]!);
  if (1 - expected < 1e-12) return { ...none, observed, expected, status: "undefined" };

  const kappa = (observed - expected) / (1 - expected);
  const scale = n * (1 - expected) ** 2;
  const spread = over(
    (k, l) => share[k]![l]! * (w[k]![l]! - (rowCredit[k]! + columnCredit[l]!) * (1 - kappa)) ** 2,
  );
  const se = rooted(spread - (kappa - expected * (1 - kappa)) ** 2, scale);
  const spread0 = over(
    (k, l) => rows[k]! * columns[l]! * (w[k]![l]! - rowCredit[k]! - columnCredit[l]!) ** 2,
  );
  const se0 = rooted(spread0 - expected ** 2, scale);
  const reach = normalQuantile(0.975) * se;
  const z = se0 === 0 ? null : kappa / se0;
  return {
    kappa,
    observed,
    expected,
    se,
    ci95: [Math.max(-1, kappa - reach), Math.min(1, kappa + reach)],
    se0,
    z,
    p: z === null ? null : 2 * normalUpper(Math.abs(z)),
    n,
  };
}

/** A difference of equal sums leaves rounding behind, which the root would enlarge: below 1e-15 it is 0. */
function rooted(difference: number, scale: number): number {
  return difference < 1e-15 ? 0 : Math.sqrt(difference / scale);
}
