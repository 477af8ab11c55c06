import { z } from "zod";
import { itemConsensus } from "@/lib/annotations/adjudication";
import { Confidence, Evidence } from "@/lib/annotations/schema";
import { stagedItem } from "@/lib/annotations/two-stage";
import { AppError } from "@/lib/errors";
import { queueConflicts } from "./queue-conflicts";
import { decisionsByItem } from "./queue-labels";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/**
 * One item for adjudication. While this lead has a question to decide blind: its trajectory and the questions, no label.
 * After that the labels side by side in a fixed order, without names unless they are asked for, and the history; always
 * the items to decide before and after it.
 */
export const showConflict = usecase({
  name: "show-conflict",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid(), item: z.number().int().min(1), names: z.boolean().default(false) }),
  async run({ db, actor }, { queue: id, item, names }) {
    const { queue, schema, open } = await queueConflicts(db, id);
    const trajectory_id = await db.labelledItems.trajectoryOf(id, item);
    const trajectory = trajectory_id && (await db.trajectories.byId(trajectory_id));
    if (!trajectory) throw new AppError("not_found", "There is no such item in this queue.");
    const labels = await db.labelledItems.labels(id, item);
    const decisions = (await decisionsByItem(db, id, item)).get(item) ?? [];
    const others = open.filter((one) => one.item !== item).map((one) => one.item);
    const blind = await db.adjudications.blind(id, item);
    const seen = actor.id !== null && (await db.adjudications.labelsSeen(id, actor.id));
    const { sealed, questions } = stagedItem(
      itemConsensus(schema, queue.k, { item, annotations: labels }, decisions),
      blind,
      actor.id ?? "",
      { seen, waiting: !seen && queue.status === "open" && labels.length < queue.k },
    );
    const people = names && !sealed ? await db.annotators.ofQueue(id) : [];
    return {
      queue: { id, name: queue.name, k: queue.k },
      schema,
      item,
      trajectory: {
        id: trajectory.id,
        domain: trajectory.domain,
        total: trajectory.steps,
        steps: await db.steps.range(trajectory.id, 0, OPENING),
      },
      sealed,
      /** They have downloaded labels of the queue: their decisions are made with the labels in sight. */
      seen,
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
      to_decide: {
        n: open.length,
        back: others.findLast((other) => other < item) ?? null,
        next: others.find((other) => other > item) ?? others[0] ?? null,
      },
    };
  },
});
