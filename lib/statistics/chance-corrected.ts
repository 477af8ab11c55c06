import { studentTQuantile, studentTTwoSided } from "./distributions/student-t";
import { noInterval, type Interval, type Status } from "./status";

/** A chance-corrected coefficient (pa - pe) / (1 - pe) with its error, interval and test against 0. */
export interface Coefficient {
  value: number | null;
  pa: number | null;
  pe: number | null;
  se: number | null;
  ci95: Interval;
  df: number | null;
  p_two_sided: number | null;
  status?: CoefficientStatus;
}

/** The reasons for which a coefficient, or its error alone (`single_item`), is null. */
export type CoefficientStatus = Extract<Status, "no_data" | "no_pairs" | "single_item" | "undefined">;

/** One group of like items as the variance sees it: its observed and its chance agreement, and whether it has pairs. */
export interface ItemTerm {
  items: number;
  observed: number;
  chance: number;
  paired: boolean;
}

/** A standard error below this is rounding: it counts as 0. */
const negligible = 1e-12;

export function undefinedCoefficient(
  status: CoefficientStatus,
  known: Partial<Coefficient> = {},
): Coefficient {
  const none = { value: null, pa: null, pe: null, se: null, ci95: noInterval(), df: null, p_two_sided: null };
  return { ...none, ...known, status };
}

/** Value with an interval from the t distribution, the upper end cut at 1 and the lower end left alone. */
export function withInterval(
  value: number,
  pa: number,
  pe: number,
  variance: number,
  df: number,
): Coefficient {
  const root = Math.sqrt(Math.max(0, variance));
  const se = root < negligible ? 0 : root;
  if (se === 0) return { value, pa, pe, se, ci95: [value, value], df, p_two_sided: null };
  const reach = studentTQuantile(0.975, df) * se;
  const ci95: Interval = [value - reach, Math.min(1, value + reach)];
  return { value, pa, pe, se, ci95, df, p_two_sided: studentTTwoSided(value / se, df) };
}

/**
 * The coefficient from observed agreement over items with pairs and expected agreement `pe`, with the linearised
 * variance for an infinite population of items (Gwet 2008, 2014):
 *   u_i = (n/n2)(a_i - pe [paired]) / (1 - pe) - 2 (1 - coefficient)(pe_i - pe) / (1 - pe),
 *   se² = sum (u_i - coefficient)² / (n (n - 1)).
 * No items: `no_data`; none with two ratings: `no_pairs`; pe = 1: `undefined`; one item with pairs: value only.
 */
export function chanceCorrected(terms: ItemTerm[], pe: number | null): Coefficient {
  let n = 0;
  let n2 = 0;
  let agreement = 0;
  for (const { items, observed, paired } of terms) {
    n += items;
    if (!paired) continue;
    n2 += items;
    agreement += items * observed;
  }
  if (n === 0) return undefinedCoefficient("no_data");
  if (n2 === 0) return undefinedCoefficient("no_pairs");
  const pa = agreement / n2;
  if (pe === null || 1 - pe < negligible) return undefinedCoefficient("undefined", { pa, pe });
  const value = (pa - pe) / (1 - pe);
  if (n2 === 1) return undefinedCoefficient("single_item", { value, pa, pe });
  let squares = 0;
  for (const { items, observed, chance, paired } of terms) {
    const own = paired ? ((n / n2) * (observed - pe)) / (1 - pe) : 0;
    const u = own - (2 * (1 - value) * (chance - pe)) / (1 - pe);
    squares += items * (u - value) ** 2;
  }
  return withInterval(value, pa, pe, squares / (n * (n - 1)), n - 1);
}
