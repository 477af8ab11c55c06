import type { Coefficient } from "@/lib/statistics/chance-corrected";
import { agreementOfCounts } from "./agreement";
import { countPatterns, type QuestionRatings, type RatedItem } from "./ratings";

/** Agreement on a part of the items, or of the people. */
export interface PartAgreement {
  /** Items with two ratings or more. */
  n: number;
  percent_agreement: Coefficient;
  gwet_ac: Coefficient;
  fleiss_kappa: Coefficient;
}

function agreementOf({ categories, scale }: QuestionRatings, items: readonly RatedItem[]): PartAgreement {
  const counted = countPatterns({ categories, items: [...items] });
  const {
    n_items_2plus: n,
    percent_agreement,
    gwet_ac,
    fleiss_kappa,
  } = agreementOfCounts(categories, scale, counted);
  return { n, percent_agreement, gwet_ac, fleiss_kappa };
}

/** Agreement of the others when one person's ratings are set aside. */
export interface LeftOutRater {
  rater: string;
  /** Ratings of theirs that were set aside. */
  ratings: number;
  without: PartAgreement;
  /** AC without them less AC with everybody: above 0, the others agree more among themselves. Null where one isn't defined. */
  effect: number | null;
}

/** People beyond this many (those with the fewest ratings) aren't set aside one by one. */
const mostLeftOut = 30;

/**
 * The effect of each person on the agreement: the figures once more without their ratings. Items that lose their second
 * rating stop counting, so `n` can fall. Needs three people; with two nothing would be left.
 */
export function leaveOneOut(ratings: QuestionRatings): LeftOutRater[] {
  if (ratings.raters.length < 3) return [];
  const whole = agreementOf(ratings, ratings.items).gwet_ac.value;
  const given = new Map<string, number>();
  for (const { ratings: row, times = 1 } of ratings.items)
    for (const { annotator_id } of row) given.set(annotator_id, (given.get(annotator_id) ?? 0) + times);
  return [...given]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, mostLeftOut)
    .map(([rater, n]) => {
      const without = agreementOf(
        ratings,
        ratings.items.map((item) => ({
          ...item,
          ratings: item.ratings.filter(({ annotator_id }) => annotator_id !== rater),
        })),
      );
      const { value } = without.gwet_ac;
      return { rater, ratings: n, without, effect: value === null || whole === null ? null : value - whole };
    });
}

/** One part of the items by name, e.g. a week or a domain. */
export type NamedPart = PartAgreement & { part: string; items: number };

/** Agreement in each part of the items; parts in the order of their first item unless sorted by the caller. */
export function agreementByPart(
  ratings: QuestionRatings,
  partOf: (item: number) => string | null,
): NamedPart[] {
  const parts = new Map<string, RatedItem[]>();
  for (const item of ratings.items) {
    const part = partOf(item.item);
    if (part === null) continue;
    const known = parts.get(part);
    if (known) known.push(item);
    else parts.set(part, [item]);
  }
  return [...parts].map(([part, items]) => ({
    part,
    items: items.reduce((sum, { times = 1 }) => sum + times, 0),
    ...agreementOf(ratings, items),
  }));
}

/** How long one step of a course over time is, chosen so that there are about a dozen. */
export type PeriodLength = "day" | "week" | "month";

/** Days, weeks (from Monday) or months that fit the span from the first day to the last, both as YYYY-MM-DD. */
export function periodLength(first: string, last: string): PeriodLength {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  return days < 14 ? "day" : days < 7 * 20 ? "week" : "month";
}

/** The first day of the period in which a day lies. */
export function periodOf(day: string, length: PeriodLength): string {
  if (length === "day") return day;
  if (length === "month") return `${day.slice(0, 7)}-01`;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
