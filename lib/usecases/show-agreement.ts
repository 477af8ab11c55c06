import { z } from "zod";
import { questionAgreement } from "@/lib/annotations/agreement";
import { confusion, pairAgreement } from "@/lib/annotations/pair-agreement";
import { byItem, questionRatings, ratingMatrix } from "@/lib/annotations/ratings";
import { checkClosed } from "./closed-only";
import { queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/**
 * Agreement on every question of a queue from what is labelled so far, over all items and on the question's recorded
 * subset: coefficients with intervals, n, the raters, the subset rule, what was left out, pairs of people, categories
 * that are taken for each other. With `matrices`, also the exact ratings that each figure comes from.
 */
export const showAgreement = usecase({
  name: "show-agreement",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid(), matrices: z.boolean().default(false) }),
  async run({ db, actor }, { queue: id, matrices }) {
    const { queue, schema } = await queueWithSchema(db, id);
    checkClosed(actor, queue);
    const [labels, items, people] = await Promise.all([
      db.labelledItems.labels(id),
      db.labelledItems.items(id),
      db.annotators.ofQueue(id),
    ]);
    const grouped = byItem(
      labels,
      items.map(({ item }) => item),
    );
    const rated = schema.questions.flatMap((question) =>
      [null, ...(question.subset ? [question.subset] : [])].map((subset) =>
        questionRatings(schema, question, grouped, queue.k, subset),
      ),
    );
    return {
      queue,
      schema,
      labels: labels.length,
      questions: rated.map(questionAgreement),
      /** In the order of the questions. */
      details: rated.map((ratings) => ({ pairs: pairAgreement(ratings), confusion: confusion(ratings) })),
      raters: people
        .filter(({ labels: n }) => n > 0)
        .map(({ user_id, name, labels: n }) => ({ user_id, name, labels: n })),
      /** In the order of the questions; empty unless asked for. */
      matrices: matrices
        ? rated.map((ratings) => ({
            question: ratings.question,
            raters: ratings.raters,
            items: ratings.items.map(({ item }) => item),
            ratings: ratingMatrix(ratings),
          }))
        : [],
    };
  },
});
