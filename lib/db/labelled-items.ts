import { z } from "zod";
import { query, type Scope } from "./client";

/** A whole queue as votes, agreement and reports need it. */
export const labelledItems = ({ tx, project_id }: Scope) => ({
  /** Every label of a queue, or of one item, in order of item and ordinal. */
  labels: (queue_id: string, item: number | null = null) =>
    query(
      tx,
      z.object({
        item: z.number(),
        ordinal: z.number(),
        annotator_id: z.string(),
        version: z.number(),
        answers: z.record(z.string(), z.string()),
        evidence: z.unknown(),
        comment: z.string(),
        confidence: z.string().nullable(),
        active_ms: z.number(),
        submitted_at: z.date(),
      }),
      `select item, ordinal, annotator_id::text, version, answers, evidence, comment, confidence, active_ms, submitted_at
       from annotation where project_id = $1::uuid and queue_id = $2::uuid and ($3::int is null or item = $3)
       order by item, ordinal`,
      project_id,
      queue_id,
      item,
    ),

  /** The answers that items got, whoever gave which, each with the items that got the same. */
  patterns: (queue_id: string) =>
    query(
      tx,
      z.object({
        answers: z.array(z.record(z.string(), z.string())),
        items: z.array(z.number()),
      }),
      `select answers, array_agg(item) as items
       from (select item, jsonb_agg(answers order by answers) as answers
             from annotation where project_id = $1::uuid and queue_id = $2::uuid group by item) given
       group by answers`,
      project_id,
      queue_id,
    ),

  /** The same counted, so that a large queue comes back as a few rows; items that were decided on are named. */
  patternCounts: (queue_id: string) =>
    query(
      tx,
      z.object({
        answers: z.array(z.record(z.string(), z.string())),
        undecided: z.number(),
        decided: z.array(z.number()),
      }),
      `select answers, count(*) filter (where not decided)::int as undecided,
         coalesce(array_agg(item) filter (where decided), '{}') as decided
       from (select item, jsonb_agg(answers order by answers) as answers,
               item in (select d.item from adjudication d
                 where d.project_id = $1::uuid and d.queue_id = $2::uuid) as decided
             from annotation where project_id = $1::uuid and queue_id = $2::uuid group by item) given
       group by answers`,
      project_id,
      queue_id,
    ),

  /** The domains of some items' trajectories; items without one are left out. */
  async domains(queue_id: string, items: readonly number[]): Promise<Map<number, string>> {
    const rows = await query(
      tx,
      z.object({ item: z.number(), domain: z.string() }),
      `select i.item, t.domain from item i join trajectory t on t.project_id = i.project_id and t.id = i.trajectory_id
       where i.project_id = $1::uuid and i.queue_id = $2::uuid and i.item = any($3::int[]) and t.domain is not null`,
      project_id,
      queue_id,
      items,
    );
    return new Map(rows.map(({ item, domain }) => [item, domain]));
  },

  /** The trajectory behind an item; null when there is no such item. */
  async trajectoryOf(queue_id: string, item: number): Promise<string | null> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select trajectory_id::text as id from item where project_id = $1::uuid and queue_id = $2::uuid and item = $3`,
      project_id,
      queue_id,
      item,
    );
    return rows[0]?.id ?? null;
  },

  /** Every item of a queue with what a study's report needs of its trajectory. */
  items: (queue_id: string) =>
    query(
      tx,
      z.object({
        item: z.number(),
        trajectory_id: z.string(),
        external_id: z.string(),
        version: z.number(),
        source_name: z.string(),
        domain: z.string().nullable(),
        outcome: z.number(),
        flagged: z.boolean(),
      }),
      `select i.item, t.id::text as trajectory_id, t.external_id, t.version, t.source_name, t.domain, t.outcome,
         exists (select from flag f where f.project_id = i.project_id and f.queue_id = i.queue_id and f.item = i.item and f.resolved_at is null) as flagged
       from item i join trajectory t on t.project_id = i.project_id and t.id = i.trajectory_id
       where i.project_id = $1::uuid and i.queue_id = $2::uuid order by i.item`,
      project_id,
      queue_id,
    ),
});
