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

  /** Of open queues: who has joined, the median time of a label, and the labels and working days of the last week. */
  pace: () =>
    query(
      tx,
      z.object({
        queue_id: z.string(),
        names: z.array(z.string()),
        median_ms: z.number().nullable(),
        week_labels: z.number(),
        week_days: z.number(),
      }),
      `select q.id::text as queue_id, coalesce(m.names, '{}') as names, a.median_ms,
         coalesce(a.week_labels, 0)::int as week_labels, coalesce(a.week_days, 0)::int as week_days
       from queue q
       left join lateral (select array_agg(u.name order by u.name) as names from queue_member m join app_user u on u.id = m.annotator_id
         where m.project_id = q.project_id and m.queue_id = q.id) m on true
       left join lateral (select percentile_cont(0.5) within group (order by a.active_ms)::float8 as median_ms,
           count(*) filter (where a.submitted_at > now() - interval '7 days') as week_labels,
           count(distinct a.submitted_at::date) filter (where a.submitted_at > now() - interval '7 days') as week_days
         from annotation a where a.project_id = q.project_id and a.queue_id = q.id) a on true
       where q.project_id = $1::uuid and q.status = 'open'`,
      project_id,
    ),

  /** Per person: labels, what they hold, skips, median time. */
  annotators: (queue_id: string) =>
    query(
      tx,
      z.object({
        user_id: z.string(),
        name: z.string(),
        labels: z.number(),
        skipped: z.number(),
        median_ms: z.number().nullable(),
        last_at: z.date().nullable(),
        holds: z.number().nullable(),
        lease_until: z.date().nullable(),
      }),
      `select u.id::text as user_id, u.name, coalesce(a.n, 0)::int as labels, a.median_ms, a.last_at,
         (select count(*)::int from skip k where k.project_id = $1::uuid and k.queue_id = $2::uuid and k.annotator_id = u.id) as skipped,
         m.slot_item as holds, case when m.slot_item is not null then m.lease_until end as lease_until
       from queue_member m join app_user u on u.id = m.annotator_id
       left join (select annotator_id, count(*) as n, max(submitted_at) as last_at,
           percentile_cont(0.5) within group (order by active_ms)::float8 as median_ms
         from annotation where project_id = $1::uuid and queue_id = $2::uuid group by 1) a on a.annotator_id = u.id
       where m.project_id = $1::uuid and m.queue_id = $2::uuid order by u.name`,
      project_id,
      queue_id,
    ),

  flags: (queue_id: string | null) =>
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

  resolveFlag: (queue_id: string, item: number, annotator_id: string, by: string): Promise<number> =>
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

  skips: (queue_id: string) =>
    query(
      tx,
      z.object({
        item: z.number(),
        trajectory_id: z.string(),
        name: z.string(),
        annotator_id: z.string(),
        reason: z.string(),
        at: z.date(),
      }),
      `select k.item, i.trajectory_id::text, u.name, k.annotator_id::text, k.reason, k.at
       from skip k join app_user u on u.id = k.annotator_id
       join item i on i.project_id = k.project_id and i.queue_id = k.queue_id and i.item = k.item
       where k.project_id = $1::uuid and k.queue_id = $2::uuid order by k.at desc limit 500`,
      project_id,
      queue_id,
    ),

  /** Offers skipped items to the people who skipped them again. */
  async offerSkippedAgain(queue_id: string): Promise<number> {
    const freed = await run(
      tx,
      `update assignment set state = 'x' where project_id = $1::uuid and queue_id = $2::uuid and state = 's'`,
      project_id,
      queue_id,
    );
    await run(
      tx,
      `delete from skip where project_id = $1::uuid and queue_id = $2::uuid`,
      project_id,
      queue_id,
    );
    await run(
      tx,
      `update queue set version = version + 1 where project_id = $1::uuid and id = $2::uuid`,
      project_id,
      queue_id,
    );
    return freed;
  },

  /** Ends leases that ran out (of everybody, or all of one person's), so that the slots are free at once; drafts stay. */
  async endLeases(queue_id: string | null, annotator_id: string | null): Promise<number> {
    const freed = await run(
      tx,
      `with up as (update slot set lease_until = '-infinity', fence = fence + 1
         where project_id = $1::uuid and ($2::uuid is null or queue_id = $2::uuid) and not done and annotator_id is not null
           and lease_until > '-infinity' and (annotator_id = $3::uuid or ($3::uuid is null and lease_until < now()))
         returning queue_id, item, ordinal, annotator_id),
       mem as (update queue_member m set slot_item = null, slot_ordinal = null, lease_until = '-infinity' from up
         where m.project_id = $1::uuid and m.queue_id = up.queue_id and m.annotator_id = up.annotator_id
           and m.slot_item = up.item and m.slot_ordinal = up.ordinal)
       update assignment x set state = 'x' from up where x.project_id = $1::uuid and x.queue_id = up.queue_id
         and x.annotator_id = up.annotator_id and x.item = up.item and x.state = 'l'`,
      project_id,
      queue_id,
      annotator_id,
    );
    if (freed > 0)
      await run(
        tx,
        `update queue set version = version + 1 where project_id = $1::uuid and ($2::uuid is null or id = $2::uuid)`,
        project_id,
        queue_id,
      );
    return freed;
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

  /** Every label of a queue, for votes, agreement and exports: in order of item and ordinal. */
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
