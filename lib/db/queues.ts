import { z } from "zod";
import { query, run, type Scope } from "./client";

const QueueRow = z.object({
  id: z.string(),
  study_id: z.string().nullable(),
  name: z.string(),
  schema_id: z.string(),
  schema_version: z.number(),
  k: z.number(),
  lease_minutes: z.number(),
  undo_minutes: z.number(),
  status: z.string(),
  item_count: z.number(),
  created_at: z.date(),
  closed_at: z.date().nullable(),
});
export type QueueRow = z.infer<typeof QueueRow>;

const Progress = QueueRow.extend({
  labels: z.number(),
  in_hand: z.number(),
  stale: z.number(),
  complete_items: z.number(),
  open_flags: z.number(),
});
export type QueueProgress = z.infer<typeof Progress>;

const columns = `q.id::text, q.study_id::text, q.name, q.schema_id, q.schema_version, q.k, q.lease_minutes, q.undo_minutes,
  q.status, q.item_count, q.created_at, q.closed_at`;

const progress = `select ${columns}, s.labels, s.in_hand, s.stale, s.complete_items,
    (select count(*)::int from flag f where f.project_id = q.project_id and f.queue_id = q.id and f.resolved_at is null) as open_flags
  from queue q left join lateral (
    select coalesce(sum(done), 0)::int as labels, coalesce(sum(in_hand), 0)::int as in_hand, coalesce(sum(stale), 0)::int as stale,
      count(*) filter (where done = q.k)::int as complete_items
    from (select item, count(*) filter (where done) as done, count(*) filter (where not done and lease_until >= now()) as in_hand,
            count(*) filter (where not done and lease_until < now() and lease_until > '-infinity') as stale
          from slot where project_id = q.project_id and queue_id = q.id group by item) i) s on true`;

/** Queues with how far each has come. */
export const queues = ({ tx, project_id }: Scope) => ({
  async insert(queue: {
    id: string;
    study_id: string | null;
    name: string;
    schema_id: string;
    schema_version: number;
    k: number;
    lease_minutes: number;
    undo_minutes: number;
    buckets: number;
    created_by: string;
    trajectory_ids: string[];
  }): Promise<void> {
    await run(
      tx,
      `insert into queue (project_id, id, study_id, name, schema_id, schema_version, k, lease_minutes, undo_minutes, buckets, item_count, created_by)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12::uuid)`,
      project_id,
      queue.id,
      queue.study_id,
      queue.name,
      queue.schema_id,
      queue.schema_version,
      queue.k,
      queue.lease_minutes,
      queue.undo_minutes,
      queue.buckets,
      queue.trajectory_ids.length,
      queue.created_by,
    );
    await run(
      tx,
      `insert into queue_level (project_id, queue_id, priority) values ($1::uuid, $2::uuid, 0)`,
      project_id,
      queue.id,
    );
    await run(
      tx,
      `insert into item (project_id, queue_id, item, trajectory_id)
       select $1::uuid, $2::uuid, t.n, t.id from unnest($3::uuid[]) with ordinality as t(id, n)`,
      project_id,
      queue.id,
      queue.trajectory_ids,
    );
    // Neighbours get far-apart buckets (a multiplicative hash), so that people's orders don't run in parallel.
    await run(
      tx,
      `insert into slot (project_id, queue_id, item, ordinal, bucket, pos)
       select i.project_id, i.queue_id, i.item, o, ((i.item::bigint * 2654435761) % 4294967296 % $3)::int, i.item
       from item i cross join generate_series(1, $4) as o where i.project_id = $1::uuid and i.queue_id = $2::uuid`,
      project_id,
      queue.id,
      queue.buckets,
      queue.k,
    );
  },

  list: (): Promise<QueueProgress[]> =>
    query(
      tx,
      Progress,
      `${progress} where q.project_id = $1::uuid order by q.status desc, q.id desc`,
      project_id,
    ),

  async byId(id: string): Promise<QueueProgress | null> {
    const rows = await query(
      tx,
      Progress,
      `${progress} where q.project_id = $1::uuid and q.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  setStatus: (queue_id: string, status: "open" | "closed"): Promise<number> =>
    run(
      tx,
      `update queue set status = $3, closed_at = case when $3 = 'closed' then now() end
       where project_id = $1::uuid and id = $2::uuid and status <> $3`,
      project_id,
      queue_id,
      status,
    ),
});
