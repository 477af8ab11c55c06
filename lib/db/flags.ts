import { z } from "zod";
import { query, run, type Scope } from "./client";

/** What annotators said is wrong with items. */
export const flags = ({ tx, project_id }: Scope) => ({
  /** Of one queue or of all; the open ones first, at most 500. */
  list: (queue_id: string | null) =>
    query(
      tx,
      z.object({
        queue_id: z.string(),
        queue_name: z.string(),
        item: z.number(),
        trajectory_id: z.string(),
        name: z.string(),
        annotator_id: z.string(),
        reason: z.string(),
        at: z.date(),
        resolved_at: z.date().nullable(),
      }),
      `select f.queue_id::text, q.name as queue_name, f.item, i.trajectory_id::text, u.name, f.annotator_id::text, f.reason, f.at, f.resolved_at
       from flag f join queue q on q.project_id = f.project_id and q.id = f.queue_id
       join item i on i.project_id = f.project_id and i.queue_id = f.queue_id and i.item = f.item
       join app_user u on u.id = f.annotator_id
       where f.project_id = $1::uuid and ($2::uuid is null or f.queue_id = $2::uuid)
       order by f.resolved_at is not null, f.at desc limit 500`,
      project_id,
      queue_id,
    ),

  /** Gives 0 when there is no such open flag. */
  resolve: (queue_id: string, item: number, annotator_id: string, by: string): Promise<number> =>
    run(
      tx,
      `update flag set resolved_at = now(), resolved_by = $5::uuid
       where project_id = $1::uuid and queue_id = $2::uuid and item = $3 and annotator_id = $4::uuid and resolved_at is null`,
      project_id,
      queue_id,
      item,
      annotator_id,
      by,
    ),
});
