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

/** The ratings of one question: who said what of which item, missing ratings kept as missing. */
export interface QuestionRatings {
  question: string;
  /** The declared categories in order, used or not. */
  categories: string[];
  scale: Question["scale"];
  /** Everybody who rated this question on a counted item, sorted. */
  raters: string[];
  /** Counted items only: those of the subset with at least one rating. */
  items: { item: number; ratings: { annotator_id: string; value: string }[] }[];
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
  for (const item of items) {
    const belongs = subset ? membership(item, subset, schema, k) : "in";
    if (belongs !== "in") {
      left[belongs === "out" ? "outside_subset" : "subset_pending"] += 1;
      continue;
    }
    const ratings: { annotator_id: string; value: string }[] = [];
    for (const { annotator_id, answers } of item.annotations) {
      if (!Object.hasOwn(answers, question.id)) continue;
      const value = answers[question.id]!;
      if (known.has(value)) ratings.push({ annotator_id, value });
      else unknown += 1;
    }
    if (ratings.length === 0) {
      left.no_rating += 1;
      continue;
    }
    if (ratings.length === 1) left.single_rating += 1;
    for (const { annotator_id } of ratings) raters.add(annotator_id);
    counted.push({ item: item.item, ratings });
  }
  return {
    question: question.id,
    categories,
    scale: question.scale,
    raters: [...raters].sort(),
    items: counted,
    subset,
    n_considered: items.length,
    left_out: (Object.keys(left) as LeftOut["why"][])
      .map((why) => ({ why, items: left[why] }))
      .filter(({ items }) => items > 0),
    unknown_values: unknown,
  };
}

/** Items x raters in the order of `raters`, null where someone did not rate the item. */
export function ratingMatrix({ raters, items }: QuestionRatings): (string | null)[][] {
  return items.map(({ ratings }) => {
    const given = new Map(ratings.map(({ annotator_id, value }) => [annotator_id, value]));
    return raters.map((rater) => given.get(rater) ?? null);
  });
}

/** How many ratings each category got, with like items counted together. */
export function countPatterns({
  categories,
  items,
}: Pick<QuestionRatings, "categories" | "items">): CountPattern[] {
  const place = new Map(categories.map((value, k) => [value, k]));
  const merged = new Map<string, CountPattern>();
  for (const { ratings } of items) {
    const counts = new Array<number>(categories.length).fill(0);
    for (const { value } of ratings) counts[place.get(value)!]! += 1;
    const key = counts.join();
    const known = merged.get(key);
    if (known) known.items += 1;
    else merged.set(key, { counts, items: 1 });
  }
  return [...merged.values()];
}
