import { z } from "zod";
import { LabelSchema } from "@/lib/annotations/schema";
import { AppError } from "@/lib/errors";
import { outcomeName } from "@/lib/queues/pool-filter";
import { studyItems, studyReport } from "@/lib/studies/report";
import { StudyPlan, StudyReport, WithheldPart } from "@/lib/studies/schema";
import { tellableReport, withheldOfReport } from "@/lib/studies/withheld";
import { decisionsByItem, queueWithSchema } from "./queue-labels";
import { sealedFor } from "./sealed-for";
import { usecase } from "./usecase";

/**
 * The report of a study from its labels as they are, for one version of its questions: the newest unless another is asked
 * for. Researchers read closed studies; leads watch open ones too, but for what would tell them of sealed items.
 */
export const showStudyReport = usecase({
  name: "show-study-report",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ study: z.uuid(), queue: z.uuid().nullable().default(null) }),
  output: z.object({
    study: z.object({
      id: z.string(),
      name: z.string(),
      status: z.string(),
      pool_hash: z.string(),
      pool_size: z.number(),
      created_at: z.date(),
      closed_at: z.date().nullable(),
    }),
    plan: StudyPlan,
    schema: LabelSchema,
    queue: z.object({
      id: z.string(),
      item_count: z.number(),
      k: z.number(),
      labels: z.number(),
      complete_items: z.number(),
      /** Items that somebody opened and passed over. */
      skips: z.number(),
    }),
    /** Null where all of it is withheld. */
    report: StudyReport.nullable(),
    withheld: z.array(WithheldPart),
    /** The study's queues, oldest first: one for each version of its questions. */
    rounds: z.array(
      z.object({
        queue_id: z.string(),
        schema_id: z.string(),
        schema_version: z.number(),
        status: z.string(),
        created_at: z.date(),
        labels: z.number(),
      }),
    ),
    inclusion: z.array(z.object({ sampler: z.string(), probability: z.number() })),
    deviations: z.array(
      z.object({ n: z.number(), what: z.string(), why: z.string(), actor: z.string(), at: z.date() }),
    ),
  }),
  async run({ db, actor }, { study: id, queue: wanted }) {
    const study = await db.studies.byId(id);
    const rounds = await db.studies.rounds(id);
    const round = wanted === null ? rounds.at(-1) : rounds.find(({ queue_id }) => queue_id === wanted);
    if (!study || !round) throw new AppError("not_found", "There is no such study in this project.");
    if (actor.role === "researcher" && study.status !== "closed")
      throw new AppError(
        "forbidden",
        "This study is still being labelled. Its report opens when the study is closed.",
      );
    const plan = StudyPlan.parse(study.plan);
    const { queue, schema } = await queueWithSchema(db, round.queue_id);
    const [items, labels, draws, skips, decisions, hidden] = await Promise.all([
      db.labelledItems.items(queue.id),
      db.labelledItems.labels(queue.id),
      db.studies.draws(id),
      db.skips.ofQueue(queue.id),
      decisionsByItem(db, queue.id),
      sealedFor(db, actor, queue, schema),
    ]);
    const arms = new Map<string, string[]>();
    for (const { trajectory_id, sampler } of draws)
      arms.set(trajectory_id, [...(arms.get(trajectory_id) ?? []), sampler]);
    const data = {
      items: items.map(({ item, trajectory_id, outcome, domain, flagged }) => ({
        item,
        arms: arms.get(trajectory_id) ?? [],
        outcome: outcomeName(outcome),
        domain,
        flagged,
      })),
      annotations: labels,
      adjudications: [...decisions].flatMap(([item, list]) =>
        list.map((decision) => ({ item, ...decision })),
      ),
    };
    const sealed =
      hidden.size > 0 ? studyItems(plan, schema, data).filter(({ item }) => hidden.has(item)) : [];
    const withheld = withheldOfReport(sealed);
    return {
      study: {
        id,
        name: study.name,
        status: study.status,
        pool_hash: study.pool_hash,
        pool_size: study.pool_size,
        created_at: study.created_at,
        closed_at: study.closed_at,
      },
      plan,
      schema,
      queue: {
        id: queue.id,
        item_count: queue.item_count,
        k: queue.k,
        labels: queue.labels,
        complete_items: queue.complete_items,
        skips: new Set(skips.map(({ item }) => item)).size,
      },
      report: tellableReport(studyReport(plan, schema, data), withheld, { schema, k: plan.k, sealed }),
      withheld,
      rounds,
      /** Chance of each eligible trajectory to be drawn, by sampler. */
      inclusion: [...new Map(draws.map(({ sampler, probability }) => [sampler, probability]))].map(
        ([sampler, probability]) => ({ sampler, probability }),
      ),
      deviations: await db.studies.deviations(id),
    };
  },
});
