import { z } from "zod";
import { itemConsensus, needsAdjudication } from "@/lib/annotations/adjudication";
import { pendingBlind } from "@/lib/annotations/two-stage";
import { AppError } from "@/lib/errors";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { usecase } from "./usecase";

/**
 * A lead's decision on one question of an item whose labels are all in, with a reason. Where no value has the majority it
 * confirms or changes what the same lead decided before seeing the labels, unless they had downloaded them; a decision in force, or a majority, can be
 * overruled at any time. `version` is one more than the newest the lead saw, so two leads can't overwrite each other
 * unseen; the same decision sent twice counts once.
 */
export const adjudicateItem = usecase({
  name: "adjudicate-item",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    question: z.string().max(100),
    value: z.string().max(100),
    reason: z.string().trim().min(1, "Say why, in a sentence.").max(5000),
    version: z.number().int().min(1),
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
    if (!state.vote.complete)
      throw new AppError("conflict", "Labels of this item are still missing; it can't be adjudicated yet.");
    const newest = state.adjudication;
    if (
      newest?.version === decision.version &&
      newest.value === decision.value &&
      newest.reason === decision.reason
    )
      return decision;
    const blind = await db.adjudications.blind(id, decision.item);
    const own = pendingBlind(question.id, history, blind, me());
    if (!own && needsAdjudication(state) && !(await db.adjudications.labelsSeen(id, me())))
      throw new AppError(
        "conflict",
        "Decide first without seeing the labels; then they are shown and you confirm or change your decision.",
      );
    const appended = { queue_id: id, ...decision, actor_id: me(), blind_version: own?.version ?? null };
    if (!(await db.adjudications.append(appended)))
      throw new AppError(
        "stale",
        "Another decision on this question came in between. Look at it, then decide again.",
      );
    return decision;
  },
  audit: ({ queue, item, question, value, version }) => ({
    object: `queue ${queue} item ${item}`,
    summary: { question, value, version },
  }),
});
