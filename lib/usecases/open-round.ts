import { z } from "zod";
import { findLabelSchema } from "@/lib/annotations/presets";
import { AppError } from "@/lib/errors";
import { seededRandom, shuffled } from "@/lib/queues/random";
import { StudyPlan } from "@/lib/studies/schema";
import { bucketsFor } from "./create-study";
import { usecase } from "./usecase";

/**
 * Asks a study's items anew, with other questions or the same again: the queue so far is closed with its labels, a new
 * one of the same items is opened, and that is logged as a deviation. Labels of different rounds are never mixed: the
 * report has figures for each.
 */
export const openRound = usecase({
  name: "open-round",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({
    study: z.uuid(),
    label_schema: z.object({ id: z.string().max(100), version: z.number().int().min(1) }),
    why: z.string().trim().min(1, "Say why the items are asked anew.").max(2000),
    /** The number that the round is to have: refused when somebody else has opened it meanwhile. */
    round: z.number().int().min(2).nullable().default(null),
  }),
  async run({ db, me, newId }, { study: id, label_schema, why, round }) {
    await db.studies.lock(id);
    const study = await db.studies.byId(id);
    if (!study) throw new AppError("not_found", "There is no such study in this project.");
    if (study.status === "closed")
      throw new AppError("conflict", "This study is closed. Its items can't be asked anew.");
    if (!findLabelSchema(label_schema.id, label_schema.version))
      throw new AppError("invalid", "There is no such label schema.");
    const rounds = await db.studies.rounds(id);
    const last = rounds.at(-1);
    if (!last) throw new AppError("not_found", "This study has no queue.");
    const next = rounds.length + 1;
    if (round !== null && round !== next)
      throw new AppError("conflict", `Round ${rounds.length} was opened meanwhile. Reload the page.`);
    const plan = StudyPlan.parse(study.plan);
    const items = await db.labelledItems.items(last.queue_id);
    await db.queues.setStatus(last.queue_id, "closed");
    const queue_id = newId();
    await db.queues.insert({
      id: queue_id,
      study_id: id,
      name: `${study.name}, round ${next}`,
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
        seededRandom(`${plan.seed} round ${next}`),
      ),
    });
    const changed = last.schema_id !== label_schema.id || last.schema_version !== label_schema.version;
    const what = changed
      ? `Questions changed from ${last.schema_id} version ${last.schema_version} to ${label_schema.id} version ${label_schema.version}; all items are asked anew.`
      : `Round ${next}: the same questions are asked anew of all items.`;
    await db.studies.logDeviation(id, { what, why, actor_id: me() });
    return { queue_id, round: next, items: items.length };
  },
  audit: ({ study, label_schema }, { queue_id, round }) => ({
    object: `study ${study}`,
    summary: { round, queue_id, label_schema },
  }),
});
