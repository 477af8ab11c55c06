import { findLabelSchema } from "@/lib/annotations/presets";
import { AppError } from "@/lib/errors";
import { findSampler } from "@/lib/queues/samplers";
import { StudyPlan } from "@/lib/studies/schema";
import { drawStudy, poolHash } from "./pool-entries";
import { usecase } from "./usecase";

/** Buckets of a queue's order: a power of two of at least twice the items, so that people's orders differ. */
export const bucketsFor = (items: number): number =>
  Math.min(4096, 2 ** Math.ceil(Math.log2(Math.max(2, items * 2))));

/**
 * Fixes a plan: draws with recorded seeds, freezes the pool by its hash, seals the arms, and opens one blind queue of the
 * shuffled items with k places each.
 */
export const createStudy = usecase({
  name: "create-study",
  permission: "lead",
  db: "project",
  writes: true,
  input: StudyPlan,
  async run({ db, actor, newId }, plan) {
    if (!findLabelSchema(plan.label_schema.id, plan.label_schema.version))
      throw new AppError("invalid", "There is no such label schema.");
    const unknown = plan.samplers.find(({ sampler }) => !findSampler(sampler));
    if (unknown) throw new AppError("invalid", `There is no sampler “${unknown.sampler}”.`);
    const pool = await db.studies.pool(plan.domain);
    const { drawn, items } = drawStudy(plan, pool);
    if (items.length === 0)
      throw new AppError(
        "conflict",
        "No trajectory fits these samplers. Import some, or wait until they are analysed.",
      );
    const labels = items.length * plan.k;
    if (plan.budget !== null && labels > plan.budget)
      throw new AppError(
        "conflict",
        `This plan asks for ${labels} labels, ${labels - plan.budget} more than its budget of ${plan.budget}. Make the samples smaller or the budget larger.`,
      );

    const study = { id: newId(), name: plan.name };
    const queue_id = newId();
    const created_by = actor.id ?? study.id;
    await db.studies.insert({
      ...study,
      plan,
      pool_hash: poolHash(pool),
      pool_size: pool.length,
      created_by,
    });
    await db.studies.insertDraws(
      study.id,
      items.flatMap(({ trajectory_id, arms }) => arms.map((arm) => ({ trajectory_id, ...arm }))),
    );
    await db.queues.insert({
      id: queue_id,
      study_id: study.id,
      name: plan.name,
      schema_id: plan.label_schema.id,
      schema_version: plan.label_schema.version,
      k: plan.k,
      lease_minutes: plan.lease_minutes,
      undo_minutes: plan.undo_minutes,
      buckets: bucketsFor(items.length),
      created_by,
      trajectory_ids: items.map((item) => item.trajectory_id),
    });
    return {
      ...study,
      queue_id,
      items: items.length,
      samplers: drawn.map(({ sampler, size, eligible, draws }) => ({
        sampler,
        size,
        eligible,
        drawn: draws.length,
      })),
    };
  },
  audit: (plan, study) => ({
    object: `study ${study.id}`,
    summary: { name: plan.name, seed: plan.seed, k: plan.k, items: study.items, samplers: study.samplers },
  }),
});
