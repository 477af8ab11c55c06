import { createHmac } from "node:crypto";
import { z } from "zod";
import { questionAgreement } from "@/lib/annotations/agreement";
import { agreementByPart, leaveOneOut, periodLength, periodOf } from "@/lib/annotations/agreement-parts";
import { confusion, pairAgreement } from "@/lib/annotations/pair-agreement";
import { questionRatings, ratingPatterns, type QuestionRatings } from "@/lib/annotations/ratings";
import type { LabelSchema, Subset } from "@/lib/annotations/schema";
import type { ProjectDb } from "@/lib/db";
import type { Grain, LikeItems } from "@/lib/db/agreement";
import type { QueueProgress } from "@/lib/db/queues";
import { pseudonyms } from "@/lib/exports/pseudonym";
import { outcomeName } from "@/lib/queues/pool-filter";
import { checkClosed } from "./closed-only";
import { queueWithSchema } from "./queue-labels";
import { sealedFor } from "./sealed-for";
import { usecase } from "./usecase";

/** Queues with more items are downloaded as like items with their number, not item by item. */
const ITEMIZED = 100_000;

/**
 * What is rated in a queue, as PostgreSQL counts it: one entry a question, and one more for its recorded subset. Items
 * that nobody labelled come as one row without annotations.
 */
export async function ratedQuestions(
  db: ProjectDb,
  queue: Pick<QueueProgress, "id" | "k" | "item_count">,
  schema: LabelSchema,
  grain: Grain,
): Promise<{ ratings: QuestionRatings; rows: LikeItems[] }[]> {
  const all: { ratings: QuestionRatings; rows: LikeItems[] }[] = [];
  for (const question of schema.questions) {
    const chooser = schema.questions.find(({ id }) => id === question.subset?.question) ?? null;
    const rows = await db.agreement.likeItems(queue.id, question, chooser, grain);
    const unlabelled = queue.item_count - rows.reduce((sum, { times }) => sum + times, 0);
    const items = unlabelled > 0 ? [...rows, { item: 0, times: unlabelled, annotations: [] }] : rows;
    const of = (subset: Subset | null) => ({
      ratings: questionRatings(schema, question, items, queue.k, subset),
      rows,
    });
    all.push(of(null));
    if (question.subset) all.push(of(question.subset));
  }
  return all;
}

/** A question's agreement over time and by stratum, from rows that carry their part. */
function inParts(ratings: QuestionRatings, rows: readonly LikeItems[]) {
  const byItem = new Map(rows.map((row) => [row.item, row]));
  const days = rows.flatMap(({ day }) => day ?? []).sort();
  const length = days.length === 0 ? ("day" as const) : periodLength(days[0]!, days.at(-1)!);
  const part = (of: (row: LikeItems) => string | null) =>
    agreementByPart(ratings, (item) => {
      const row = byItem.get(item);
      return row ? of(row) : null;
    });
  return {
    period: length,
    over_time: part(({ day }) => day && periodOf(day, length)).sort((a, b) => (a.part < b.part ? -1 : 1)),
    by_outcome: part(({ outcome }) => outcomeName(outcome ?? 2)).sort((a, b) => (a.part < b.part ? -1 : 1)),
    by_domain: part(({ domain }) => domain ?? "none given").sort((a, b) => b.items - a.items),
  };
}

/** Ratings item by item or, in very large queues and where items are sealed from the reader, as like items with their number. */
interface RatingMatrix {
  question: string;
  raters: string[];
  items?: number[];
  ratings?: (string | null)[][];
  patterns?: { ratings: (string | null)[]; count: number }[];
}

/** The exact ratings behind a figure, people under the pseudonyms of exports: what is downloaded. */
function matrixOf(
  ratings: QuestionRatings,
  itemized: boolean,
  nameOf: (person: string) => string,
): RatingMatrix {
  const patterns = ratingPatterns(ratings);
  return {
    question: ratings.question,
    raters: ratings.raters.map(nameOf),
    ...(itemized
      ? { items: ratings.items.map(({ item }) => item), ratings: patterns.map((row) => row.ratings) }
      : { patterns }),
  };
}

/**
 * Agreement on every question of a queue from what is labelled so far, over all items and on the question's recorded
 * subset: coefficients with intervals, n, the raters, the subset rule, what was left out; pairs of people, the effect of
 * each, over time and by stratum, categories that are taken for each other. All of it comes from counts of like items.
 * With `matrices`, also the exact ratings that each figure comes from.
 */
export const showAgreement = usecase({
  name: "show-agreement",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid(), matrices: z.boolean().default(false) }),
  async run({ db, actor }, { queue: id, matrices }) {
    const { queue, schema } = await queueWithSchema(db, id);
    await checkClosed(db, actor, queue);
    // Like items with their number don't tell what was said of which: that is sealed while decisions are to be made blind.
    const itemized =
      matrices && queue.item_count <= ITEMIZED && (await sealedFor(db, actor, queue, schema)).size === 0;
    const [rated, people, elsewhere, skipped, secret] = await Promise.all([
      ratedQuestions(db, queue, schema, itemized ? "each" : "parts"),
      db.annotators.ofQueue(id),
      db.agreement.alsoElsewhere(id),
      db.agreement.skippedOnly(id),
      db.members.pseudonymSecret(),
    ]);
    const nameOf = pseudonyms((text) => createHmac("sha256", secret).update(text).digest("hex"));
    return {
      queue,
      schema,
      labels: queue.labels,
      questions: rated.map(({ ratings }) => questionAgreement(ratings)),
      /** In the order of the questions. */
      details: rated.map(({ ratings, rows }) => ({
        pairs: pairAgreement(ratings),
        confusion: confusion(ratings),
        left_out_one: leaveOneOut(ratings),
        raters: ratings.raters,
        ...inParts(ratings, rows),
      })),
      raters: people
        .filter(({ labels: n }) => n > 0)
        .map(({ user_id, name, labels: n }) => ({ user_id, name, labels: n })),
      /** The same people on the same trajectories in other queues. */
      elsewhere,
      skipped,
      /** In the order of the questions; empty unless asked for. */
      matrices: matrices ? rated.map(({ ratings }) => matrixOf(ratings, itemized, nameOf)) : [],
    };
  },
});
