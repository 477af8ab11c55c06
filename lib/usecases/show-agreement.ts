import { z } from "zod";
import { agreementReport } from "@/lib/annotations/agreement";
import { byItem, questionRatings, ratingMatrix } from "@/lib/annotations/ratings";
import { queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/**
 * Agreement on every question of a queue from what is labelled so far, with intervals, n, the raters, the subset rule,
 * what was left out, and the exact matrix that each figure comes from.
 */
export const showAgreement = usecase({
  name: "show-agreement",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid() }),
  async run({ db }, { queue: id }) {
    const { queue, schema } = await queueWithSchema(db, id);
    const [labels, items, people] = await Promise.all([
      db.queues.labels(id),
      db.queues.items(id),
      db.queues.annotators(id),
    ]);
    const grouped = byItem(
      labels,
      items.map(({ item }) => item),
    );
    return {
      queue,
      schema,
      labels: labels.length,
      questions: agreementReport(schema, queue.k, grouped),
      raters: people
        .filter(({ labels: n }) => n > 0)
        .map(({ user_id, name, labels: n }) => ({ user_id, name, labels: n })),
      matrices: schema.questions.map((question) => {
        const ratings = questionRatings(schema, question, grouped, queue.k);
        return {
          question: question.id,
          raters: ratings.raters,
          items: ratings.items.map(({ item }) => item),
          ratings: ratingMatrix(ratings),
        };
      }),
    };
  },
});
