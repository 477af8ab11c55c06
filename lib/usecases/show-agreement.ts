import { createHmac } from "node:crypto";
import { z } from "zod";
import { questionAgreement } from "@/lib/annotations/agreement";
import {
  agreementByPart,
  leaveOneOut,
  periodLength,
  periodOf,
  type NamedPart,
  type PeriodLength,
} from "@/lib/annotations/agreement-parts";
import { confusion, pairAgreement } from "@/lib/annotations/pair-agreement";
import { questionRatings, ratingPatterns, type QuestionRatings } from "@/lib/annotations/ratings";
import type { LabelSchema, Subset } from "@/lib/annotations/schema";
import {
  countGroups,
  tellsTooMuch,
  withheldOfQuestion,
  type WithheldOfQuestion,
} from "@/lib/annotations/sealed-groups";
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

interface RatedQuestion {
  ratings: QuestionRatings;
  rows: LikeItems[];
}

/**
 * What is rated in a queue, as PostgreSQL counts it: one entry a question, and one more for its recorded subset. Items
 * that nobody labelled come as one row without annotations. `only`: of these items, as many as `item_count`.
 */
export async function ratedQuestions(
  db: ProjectDb,
  queue: Pick<QueueProgress, "id" | "k" | "item_count">,
  schema: LabelSchema,
  grain: Grain,
  only: readonly number[] | null = null,
): Promise<RatedQuestion[]> {
  const all: RatedQuestion[] = [];
  for (const question of schema.questions) {
    const chooser = schema.questions.find(({ id }) => id === question.subset?.question) ?? null;
    const rows = await db.agreement.likeItems(queue.id, question, chooser, grain, only);
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

const partsOf = {
  over_time: ({ day }: LikeItems, length: PeriodLength) => day && periodOf(day, length),
  by_outcome: ({ outcome }: LikeItems) => outcomeName(outcome ?? 2),
  by_domain: ({ domain }: LikeItems) => domain ?? "none given",
};
type Breakdown = keyof typeof partsOf;
const breakdowns = Object.keys(partsOf) as Breakdown[];

/**
 * A question's agreement over time and by stratum, from rows that carry their part, but for those breakdowns that would
 * tell of sealed items; and which these are.
 */
function inParts({ ratings, rows }: RatedQuestion, sealed: RatedQuestion | null) {
  const days = rows.flatMap(({ day }) => day ?? []).sort();
  const length = days.length === 0 ? ("day" as const) : periodLength(days[0]!, days.at(-1)!);
  const partOf = (from: readonly LikeItems[], breakdown: Breakdown) => {
    const byItem = new Map(from.map((row) => [row.item, row]));
    return (item: number): string | null => {
      const row = byItem.get(item);
      return row ? partsOf[breakdown](row, length) : null;
    };
  };
  const withheld = breakdowns.filter((breakdown) => {
    if (!sealed) return false;
    const part = partOf(sealed.rows, breakdown);
    return tellsTooMuch(countGroups(sealed.ratings.items, ({ item }) => part(item) ?? []));
  });
  const parts = (breakdown: Breakdown): NamedPart[] =>
    withheld.includes(breakdown) ? [] : agreementByPart(ratings, partOf(rows, breakdown));
  const byName = (a: NamedPart, b: NamedPart) => (a.part < b.part ? -1 : 1);
  return {
    withheld,
    period: length,
    over_time: parts("over_time").sort(byName),
    by_outcome: parts("by_outcome").sort(byName),
    by_domain: parts("by_domain").sort((a, b) => b.items - a.items),
  };
}

/** What a question's figures would tell of the sealed items; nothing where there are none. */
const withheldFrom = (sealed: RatedQuestion | null): WithheldOfQuestion[] =>
  sealed ? withheldOfQuestion(sealed.ratings) : [];

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
 * With `matrices`, also the exact ratings that each figure comes from. Figures that would tell a reader who may have to
 * adjudicate how a sealed item was voted are withheld, and the answer says which.
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
    const sealed = await sealedFor(db, actor, queue, schema);
    // Like items with their number don't tell what was said of which: that is sealed while decisions are to be made blind.
    const itemized = matrices && queue.item_count <= ITEMIZED && sealed.size === 0;
    const [all, hidden, people, elsewhere, skipped, secret] = await Promise.all([
      ratedQuestions(db, queue, schema, itemized ? "each" : "parts"),
      sealed.size === 0
        ? []
        : ratedQuestions(db, { ...queue, item_count: sealed.size }, schema, "parts", [...sealed]),
      db.annotators.ofQueue(id),
      db.agreement.alsoElsewhere(id),
      db.agreement.skippedOnly(id),
      db.members.pseudonymSecret(),
    ]);
    const nameOf = pseudonyms((text) => createHmac("sha256", secret).update(text).digest("hex"));
    const rated = all.map((one, place) => {
      const own = hidden[place] ?? null;
      return { ...one, own, withheld: withheldFrom(own) };
    });
    const shown = rated.filter(({ withheld }) => !withheld.includes("all"));
    return {
      queue,
      schema,
      labels: queue.labels,
      questions: shown.map(({ ratings }) => questionAgreement(ratings)),
      /** In the order of the questions. */
      details: shown.map((one) => {
        const { ratings, own, withheld } = one;
        const parts = inParts(one, own);
        const people = !withheld.includes("people");
        return {
          ...parts,
          pairs: people ? pairAgreement(ratings) : [],
          confusion: confusion(ratings),
          left_out_one: people ? leaveOneOut(ratings) : [],
          raters: ratings.raters,
          /** Which of these would tell of sealed items, and are empty therefore. */
          withheld: [...parts.withheld, ...(people ? [] : (["people"] as const))],
        };
      }),
      /** Figures that would tell of sealed items as a whole. */
      withheld: rated
        .filter(({ withheld }) => withheld.includes("all"))
        .map(({ ratings: { question, subset } }) => ({ question, subset })),
      raters: people
        .filter(({ labels: n }) => n > 0)
        .map(({ user_id, name, labels: n }) => ({ user_id, name, labels: n })),
      /** The same people on the same trajectories in other queues. */
      elsewhere,
      skipped,
      /** In the order of the questions, null where they would tell of sealed items; empty unless asked for. */
      matrices: matrices
        ? shown.map(({ ratings, withheld }) =>
            withheld.includes("people") ? null : matrixOf(ratings, itemized, nameOf),
          )
        : [],
    };
  },
});
