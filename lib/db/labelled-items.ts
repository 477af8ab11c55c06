import { z } from "zod";
import { query, type Scope } from "./client";

/** A whole queue as votes, agreement and reports need it. */
export const labelledItems = ({ tx, project_id }: Scope) => ({
  /** Every label of a queue, in order of item and ordinal. */
  labels: (queue_id: string) =>
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
       from annotation where project_id = $1::uuid and queue_id = $2::uuid order by item, ordinal`,
      project_id,
      queue_id,
    ),

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
