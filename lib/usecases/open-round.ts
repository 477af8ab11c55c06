import { z } from "zod";
import { findLabelSchema } from "@/lib/annotations/presets";
import { AppError } from "@/lib/errors";
import { seededRandom, shuffled } from "@/lib/queues/random";
import { StudyPlan } from "@/lib/studies/schema";
import { bucketsFor } from "./create-study";
import { usecase } from "./usecase";

/**
 * Asks a study's items anew with another version of the questions: the queue so far is closed with its labels, a new one
 * of the same items is opened, and the change is logged as a deviation. Labels of different questions are never mixed:
 * the report has figures for each version.
 */
export const openRound = usecase({
  name: "open-round",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    study: z.uuid(),
    label_schema: z.object({ id: z.string().max(100), version: z.number().int().min(1) }),
    why: z.string().trim().min(1, "Say why the questions changed.").max(2000),
  }),
  async run({ db, me, newId }, { study: id, label_schema, why }) {
    const study = await db.studies.byId(id);
    if (!study) throw new AppError("not_found", "There is no such study in this project.");
    if (study.status === "closed")
      throw new AppError("conflict", "This study is closed. Its questions can't change any more.");
    if (!findLabelSchema(label_schema.id, label_schema.version))
      throw new AppError("invalid", "There is no such label schema.");
    const rounds = await db.studies.rounds(id);
    const last = rounds.at(-1);
    if (!last) throw new AppError("not_found", "This study has no queue.");
    if (
      rounds.some((one) => one.schema_id === label_schema.id && one.schema_version === label_schema.version)
    )
      throw new AppError("conflict", "This study has asked these questions already.");
    const plan = StudyPlan.parse(study.plan);
    const items = await db.labelledItems.items(last.queue_id);
    await db.queues.setStatus(last.queue_id, "closed");
    const queue_id = newId();
    await db.queues.insert({
      id: queue_id,
      study_id: id,
      name: `${study.name}, round ${rounds.length + 1}`,
      schema_id: label_schema.id,
      schema_version: label_schema.version,
      k: plan.k,
      lease_minutes: plan.lease_minutes,
      undo_minutes: plan.undo_minutes,
      buckets: bucketsFor(items.length),
      created_by: me(),
      // Another order than in the round before, or people would meet the items as they remember them.
      trajectory_ids: shuffled(
        items.map(({ trajectory_id }) => trajectory_id),
        seededRandom(`${plan.seed} round ${rounds.length + 1}`),
      ),
    });
    const what = `Questions changed from ${last.schema_id} version ${last.schema_version} to ${label_schema.id} version ${label_schema.version}; all items are asked anew.`;
    await db.studies.logDeviation(id, { what, why, actor_id: me() });
    return { queue_id, round: rounds.length + 1, items: items.length };
  },
  audit: ({ study, label_schema }, { queue_id, round }) => ({
    object: `study ${study}`,
    summary: { round, queue_id, label_schema },
  }),
});
