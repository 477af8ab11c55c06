import type { CountPattern } from "@/lib/statistics/rating-counts";
import type { LeftOut } from "./agreement-schema";
import type { LabelSchema, Question, Subset } from "./schema";
import { vote } from "./vote";

/** One person's answers on one item, as stored. */
export interface AnnotationRow {
  item: number;
  annotator_id: string;
  answers: Record<string, string>;
}

/** All annotations of one item; an item that nobody has labelled yet has none. */
export interface ItemAnnotations {
  item: number;
  /** Like items that this one stands for, itself included: the database counts them, so that a million are a few rows. */
  times?: number;
  annotations: { annotator_id: string; answers: Record<string, string> }[];
}

/** Groups rows by item, in item order. `items` lists the items of the queue, so that unlabelled ones are not forgotten. */
export function byItem(rows: readonly AnnotationRow[], items: readonly number[] = []): ItemAnnotations[] {
  const grouped = new Map<number, ItemAnnotations>(items.map((item) => [item, { item, annotations: [] }]));
  for (const { item, annotator_id, answers } of rows) {
    const known = grouped.get(item);
    if (known) known.annotations.push({ annotator_id, answers });
    else grouped.set(item, { item, annotations: [{ annotator_id, answers }] });
  }
  return [...grouped.values()].sort((a, b) => a.item - b.item);
}

/** The ratings of an item, which stands for `times` like items (one where it isn't said). */
export interface RatedItem {
  item: number;
  times?: number;
  ratings: { annotator_id: string; value: string }[];
}

/** The ratings of one question: who said what of which item, missing ratings kept as missing. */
export interface QuestionRatings {
  question: string;
  /** The declared categories in order, used or not. */
  categories: string[];
  scale: Question["scale"];
  /** Everybody who rated this question on a counted item, sorted. */
  raters: string[];
  /** Counted items only: those of the subset with at least one rating. */
  items: RatedItem[];
  subset: Subset | null;
  /** Items looked at, before any was left out. */
  n_considered: number;
  left_out: LeftOut[];
  /** Answers that are none of the declared categories; they are not counted as ratings. */
  unknown_values: number;
}

type Membership = "in" | "out" | "pending";

/** Whether an item belongs to a subset; open while ratings are missing that could decide it. */
function membership(
  item: ItemAnnotations,
  { question, rule, value }: Subset,
  schema: LabelSchema,
  k: number,
): Membership {
  const choices =
    schema.questions.find(({ id }) => id === question)?.choices.map((choice) => choice.value) ?? [];
  const answers = item.annotations.map(({ answers }) =>
    Object.hasOwn(answers, question) ? answers[question]! : null,
  );
  const votes = vote(answers, k, choices);
  const mine = votes.counts.find((count) => count.value === value)?.votes ?? 0;
  if (rule === "majority")
    return votes.value === value ? "in" : votes.state === "pending" ? "pending" : "out";
  if (mine < votes.votes) return "out";
  return votes.complete ? "in" : "pending";
}

/**
 * The ratings of one question over the items of a queue, k wanted on each, optionally on a subset alone.
 * An item that was rated once stays in: it tells how common a category is, though not whether people agree.
 */
export function questionRatings(
  schema: LabelSchema,
  question: Question,
  items: readonly ItemAnnotations[],
  k: number,
  subset: Subset | null = null,
): QuestionRatings {
  const categories = question.choices.map(({ value }) => value);
  const known = new Set(categories);
  const counted: QuestionRatings["items"] = [];
  const raters = new Set<string>();
  const left = { no_rating: 0, single_rating: 0, outside_subset: 0, subset_pending: 0 };
  let unknown = 0;
  let considered = 0;
  for (const item of items) {
    const { times = 1 } = item;
    considered += times;
    const belongs = subset ? membership(item, subset, schema, k) : "in";
    if (belongs !== "in") {
      left[belongs === "out" ? "outside_subset" : "subset_pending"] += times;
      continue;
    }
    const ratings: { annotator_id: string; value: string }[] = [];
    for (const { annotator_id, answers } of item.annotations) {
      if (!Object.hasOwn(answers, question.id)) continue;
      const value = answers[question.id]!;
      if (known.has(value)) ratings.push({ annotator_id, value });
      else unknown += times;
    }
    if (ratings.length === 0) {
      left.no_rating += times;
      continue;
    }
    if (ratings.length === 1) left.single_rating += times;
    for (const { annotator_id } of ratings) raters.add(annotator_id);
    counted.push({ item: item.item, ...(times !== 1 && { times }), ratings });
  }
  return {
    question: question.id,
    categories,
    scale: question.scale,
    raters: [...raters].sort(),
    items: counted,
    subset,
    n_considered: considered,
    left_out: (Object.keys(left) as LeftOut["why"][])
      .map((why) => ({ why, items: left[why] }))
      .filter(({ items }) => items > 0),
    unknown_values: unknown,
  };
}

/** Like items by raters in the order of `raters`, null where someone did not rate them, and how many items each row is. */
export function ratingPatterns({
  raters,
  items,
}: Pick<QuestionRatings, "raters" | "items">): { ratings: (string | null)[]; count: number }[] {
  return items.map(({ ratings, times = 1 }) => {
    const given = new Map(ratings.map(({ annotator_id, value }) => [annotator_id, value]));
    return { ratings: raters.map((rater) => given.get(rater) ?? null), count: times };
  });
}

/** How many ratings each category got, with like items counted together. */
export function countPatterns({
  categories,
  items,
}: Pick<QuestionRatings, "categories" | "items">): CountPattern[] {
  const place = new Map(categories.map((value, k) => [value, k]));
  const merged = new Map<string, CountPattern>();
  for (const { ratings, times = 1 } of items) {
    const counts = new Array<number>(categories.length).fill(0);
    for (const { value } of ratings) counts[place.get(value)!]! += 1;
    const key = counts.join();
    const known = merged.get(key);
    if (known) known.items += times;
    else merged.set(key, { counts, items: times });
  }
  return [...merged.values()];
}
