import { z } from "zod";
import { itemConsensus } from "@/lib/annotations/adjudication";
import { Confidence, Evidence } from "@/lib/annotations/schema";
import { stagedItem } from "@/lib/annotations/two-stage";
import { AppError } from "@/lib/errors";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/**
 * One item for adjudication. While this lead has a question to decide blind: its trajectory and the questions, no label.
 * After that the labels side by side in a fixed order, without names unless they are asked for, and the history.
 */
export const showConflict = usecase({
  name: "show-conflict",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid(), item: z.number().int().min(1), names: z.boolean().default(false) }),
  async run({ db, actor }, { queue: id, item, names }) {
    const { queue, schema } = await queueWithSchema(db, id);
    const row = (await db.labelledItems.items(id)).find((one) => one.item === item);
    if (!row) throw new AppError("not_found", "There is no such item in this queue.");
    const labels = (await db.labelledItems.labels(id)).filter((label) => label.item === item);
    const decisions = (await decisionsByItem(db, id, item)).get(item) ?? [];
    const blind = await db.adjudications.blind(id, item);
    const trajectory = await db.trajectories.byId(row.trajectory_id);
    const { sealed, questions } = stagedItem(
      itemConsensus(schema, queue.k, { item, annotations: labels }, decisions),
      blind,
      actor.id ?? "",
    );
    const people = names && !sealed ? await db.annotators.ofQueue(id) : [];
    return {
      queue: { id, name: queue.name, k: queue.k },
      schema,
      item,
      trajectory: {
        id: row.trajectory_id,
        domain: row.domain,
        total: trajectory?.steps ?? 0,
        steps: await db.steps.range(row.trajectory_id, 0, OPENING),
      },
      sealed,
      questions,
      // The ordinal of a slot says nothing about who took it.
      labels: sealed
        ? []
        : labels.map(({ ordinal, answers, evidence, comment, confidence, annotator_id }) => ({
            ordinal,
            name: names
              ? (people.find(({ user_id }) => user_id === annotator_id)?.name ?? "someone who left")
              : null,
            answers,
            evidence: z.array(Evidence).parse(evidence),
            comment,
            confidence: Confidence.nullable().parse(confidence),
          })),
    };
  },
});
