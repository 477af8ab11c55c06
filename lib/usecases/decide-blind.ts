import { z } from "zod";
import { itemConsensus, needsAdjudication } from "@/lib/annotations/adjudication";
import { pendingBlind } from "@/lib/annotations/two-stage";
import { AppError } from "@/lib/errors";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/**
 * A lead's first decision on a question without a majority, made before any label, vote or name of it is shown to them.
 * It is kept whatever follows. The same decision sent twice counts once; another one before the final is refused,
 * because the labels have been seen by then.
 */
export const decideBlind = usecase({
  name: "decide-blind",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    question: z.string().max(100),
    value: z.string().max(100),
    reason: z.string().trim().min(1, "Say why, in a sentence.").max(5000),
  }),
  async run({ db, me }, { queue: id, ...decision }) {
    const { queue, schema } = await queueWithSchema(db, id);
    const question = schema.questions.find((one) => one.id === decision.question);
    if (!question?.choices.some((choice) => choice.value === decision.value))
      throw new AppError("invalid", "That is not a choice of this question.");
    const annotations = await db.labelledItems.labels(id, decision.item);
    const history = (await decisionsByItem(db, id, decision.item)).get(decision.item) ?? [];
    const state = itemConsensus(schema, queue.k, { item: decision.item, annotations }, history).find(
      (one) => one.question === question.id,
    )!;
    const own = pendingBlind(question.id, history, await db.adjudications.blind(id, decision.item), me());
    if (own) {
      if (own.value === decision.value && own.reason === decision.reason) return { version: own.version };
      throw new AppError(
        "conflict",
        "You have decided this already and seen the labels. Confirm or change it.",
      );
    }
    if (!needsAdjudication(state))
      throw new AppError(
        "conflict",
        state.vote.complete
          ? "This question needs no decision any more."
          : "Labels of this item are still missing; it can't be adjudicated yet.",
      );
    if (await db.adjudications.labelsSeen(id, me()))
      throw new AppError(
        "conflict",
        "You have downloaded labels of this queue, so a decision of yours isn't blind. Reload the page and decide with the labels in sight.",
      );
    const version = await db.adjudications.appendBlind({ queue_id: id, ...decision, actor_id: me() });
    return { version };
  },
  // Not what was decided: whoever reads the log may still have to decide on the same.
  audit: ({ queue, item, question }, { version }) => ({
    object: `queue ${queue} item ${item}`,
    summary: { question, version },
  }),
});
