import { z } from "zod";
import { query, type Scope } from "./client";

/** Who works on queues, and how fast. */
export const annotators = ({ tx, project_id }: Scope) => ({
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
  ofQueue: (queue_id: string) =>
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
});
