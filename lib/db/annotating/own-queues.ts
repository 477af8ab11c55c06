import { z } from "zod";
import { query, run, type Scope } from "../client";
import { notMine } from "./claim-statements";

const QueueRow = z.object({
  id: z.string(),
  name: z.string(),
  schema_id: z.string(),
  schema_version: z.number(),
  k: z.number(),
  lease_minutes: z.number(),
  undo_minutes: z.number(),
  hints: z.boolean(),
  status: z.string(),
  item_count: z.number(),
});
export type AnnotatorQueue = z.infer<typeof QueueRow>;

const queueColumns = `q.id::text, q.name, q.schema_id, q.schema_version, q.k, q.lease_minutes, q.undo_minutes, q.hints, q.status, q.item_count`;

/** Queues as one annotator sees them, with what they did there. */
export const ownQueues = ({ tx, project_id }: Scope) => ({
  async byId(queue_id: string): Promise<AnnotatorQueue | null> {
    const rows = await query(
      tx,
      QueueRow,
      `select ${queueColumns} from queue q where q.project_id = $1::uuid and q.id = $2::uuid`,
      project_id,
      queue_id,
    );
    return rows[0] ?? null;
  },

  /** Open queues with what this person did in each. */
  open: (annotator_id: string) =>
    query(
      tx,
      QueueRow.extend({
        done: z.number(),
        done_today: z.number(),
        median_ms: z.number().nullable(),
        skipped: z.number(),
        has_draft: z.boolean(),
      }),
      `select ${queueColumns},
         coalesce(a.done, 0) as done, coalesce(a.today, 0) as done_today, a.median_ms,
         (select count(*)::int from skip k where k.project_id = q.project_id and k.queue_id = q.id and k.annotator_id = $2::uuid) as skipped,
         exists (select from draft d where d.project_id = q.project_id and d.queue_id = q.id and d.annotator_id = $2::uuid
           and d.label_version = 0) as has_draft
       from queue q left join lateral (
         select count(*)::int as done, count(*) filter (where a.submitted_at >= date_trunc('day', now()))::int as today,
           percentile_cont(0.5) within group (order by a.active_ms)::float8 as median_ms
         from annotation a where a.project_id = q.project_id and a.queue_id = q.id and a.annotator_id = $2::uuid) a on true
       where q.project_id = $1::uuid and q.status = 'open' order by q.id`,
      project_id,
      annotator_id,
    ),

  /** Makes the person one of those who work on the queue, with an order of their own. */
  join: (queue_id: string, annotator_id: string): Promise<number> =>
    run(
      tx,
      `insert into queue_member (project_id, queue_id, annotator_id, seed)
       values ($1::uuid, $2::uuid, $3::uuid, (random() * 2147483646)::int) on conflict do nothing`,
      project_id,
      queue_id,
      annotator_id,
    ),

  /** How many items this person labelled here, and how many are still open to them (the held one included). */
  async position(queue_id: string, annotator_id: string): Promise<{ done: number; open: number }> {
    const rows = await query(
      tx,
      z.object({ done: z.number(), open: z.number() }),
      `select (select count(*)::int from annotation a where a.project_id = $1::uuid and a.queue_id = $2::uuid and a.annotator_id = $3::uuid) as done,
         (select count(distinct s.item)::int from slot s where s.project_id = $1::uuid and s.queue_id = $2::uuid and not s.done
            and ((s.annotator_id = $3::uuid and exists (select 1 from assignment y where y.project_id = $1::uuid and y.queue_id = $2::uuid
                   and y.annotator_id = $3::uuid and y.item = s.item and y.ordinal = s.ordinal and y.state = 'l'))
              or ${notMine})) as open`,
      project_id,
      queue_id,
      annotator_id,
    );
    return rows[0]!;
  },
});
