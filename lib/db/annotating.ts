import { z } from "zod";
import { query, run, type Scope } from "./client";

/**
 * What one annotator does in a queue, on the client that can't read sealed columns.
 * The guarantee is structural: one `slot` row per wanted label, the label's key is the slot's key, and a person has one
 * `assignment` row per item. $1 project, $2 queue, $3 annotator throughout.
 */

const Held = z.object({ item: z.number(), ordinal: z.number(), fence: z.number(), lease_until: z.date() });
export type Held = z.infer<typeof Held>;

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

const Label = z.object({
  item: z.number(),
  ordinal: z.number(),
  version: z.number(),
  answers: z.unknown(),
  evidence: z.unknown(),
  comment: z.string(),
  confidence: z.string().nullable(),
  submitted_at: z.date(),
});
export type Label = z.infer<typeof Label>;

const labelColumns = `a.item, a.ordinal, a.version, a.answers, a.evidence, a.comment, a.confidence, a.submitted_at`;

export interface LabelBody {
  answers: unknown;
  evidence: unknown;
  comment: string;
  confidence: string | null;
  active_ms: number;
}

/** Skipped and live items are not offered again; one lost to an expired lease is. */
const notMine = `not exists (select 1 from assignment y where y.project_id = $1::uuid and y.queue_id = $2::uuid
  and y.annotator_id = $3::uuid and y.item = s.item and y.state in ('l', 's'))`;

/**
 * The person's own order: levels by priority; in a level the buckets (step * odd + offset) mod 2^b from the person's seed;
 * in a bucket by place. The cursor says how far that walk has come, so nothing done is scanned again.
 * `from_start` walks without the cursor (the sweep). generate_series stands in the select list to stay lazy.
 */
const walk = (from_start: boolean, lock: string): string => `
  select f.item, f.ordinal, f.annotator_id as prev, 'next' as how, l.priority as lvl, g.step, f.pos
  from (select priority from queue_level where project_id = $1::uuid and queue_id = $2::uuid order by priority desc) l
  cross join lateral (select generate_series(${
    from_start
      ? "0"
      : `case when l.priority = me.cursor_level then me.cursor_step
         when me.cursor_level is null or l.priority < me.cursor_level then 0 else me.buckets end`
  }, me.buckets - 1) as step) g
  cross join lateral (
    select s.item, s.ordinal, s.annotator_id, s.pos from slot s
    where s.project_id = $1::uuid and s.queue_id = $2::uuid and not s.done and s.priority = l.priority
      and s.bucket = ((me.mul * g.step + me.add) % me.buckets)::int
      ${from_start ? "" : "and s.pos >= case when l.priority = me.cursor_level and g.step = me.cursor_step then me.cursor_pos else -2147483648 end"}
      and s.lease_until < now() and ${notMine}
    order by s.pos, s.item limit 1 ${lock}) f
  limit 1`;

const me = `me as materialized (
  select m.*, (m.seed::bigint * 2 + 1) as mul, (m.seed / 7)::bigint as add, q.buckets, q.version
  from queue_member m join queue q on q.project_id = m.project_id and q.id = m.queue_id
  where m.project_id = $1::uuid and m.queue_id = $2::uuid and m.annotator_id = $3::uuid)`;

/** What a claim writes once a candidate slot is locked: the lease, who lost it, who has it, where the cursor stands. */
const take = `
upd as (
  update slot s set annotator_id = $3::uuid, lease_until = now() + make_interval(mins => $4::int),
    fence = s.fence + (cand.how <> 'resume')::int
  from cand where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = cand.item and s.ordinal = cand.ordinal
  returning s.item, s.ordinal, s.fence, s.lease_until, cand.prev, cand.how, cand.lvl, cand.step, cand.pos),
lost as (
  update assignment x set state = 'x' from upd
  where upd.prev <> $3::uuid and x.project_id = $1::uuid and x.queue_id = $2::uuid and x.annotator_id = upd.prev
    and x.item = upd.item and x.ordinal = upd.ordinal and x.state = 'l'),
asg as (
  insert into assignment as x (project_id, queue_id, annotator_id, item, ordinal, state)
  select $1::uuid, $2::uuid, $3::uuid, item, ordinal, 'l' from upd where how <> 'resume'
  -- A second live slot of the same item for the same person makes the ordinal null, which undoes the whole claim.
  on conflict (project_id, queue_id, annotator_id, item) do update
    set state = 'l', ordinal = case when x.state = 'x' or x.ordinal = excluded.ordinal then excluded.ordinal end),
cur as (
  update queue_member m set slot_item = upd.item, slot_ordinal = upd.ordinal, lease_until = upd.lease_until,
    cursor_level = coalesce(upd.lvl, m.cursor_level), cursor_step = coalesce(upd.step, m.cursor_step),
    cursor_pos = coalesce(upd.pos, m.cursor_pos)
  from upd where m.project_id = $1::uuid and m.queue_id = $2::uuid and m.annotator_id = $3::uuid)
select item, ordinal, fence, lease_until from upd`;

const claimSql = `
with ${me},
cand as (select c.* from me cross join lateral (select * from (
  select * from (
    select s.item, s.ordinal, s.annotator_id as prev, 'resume' as how, null::smallint as lvl, null::int as step, null::int as pos
    from slot s where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = me.slot_item
      and s.ordinal = me.slot_ordinal and s.annotator_id = $3::uuid and not s.done
    limit 1 for update of s skip locked) mine
  union all select * from (
    select s.item, s.ordinal, s.annotator_id, 'wanted', null::smallint, null::int, null::int
    from slot s where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = $5::int and not s.done
      and s.lease_until < now() and ${notMine}
    order by s.ordinal limit 1 for update of s skip locked) wanted
  union all select * from (
    select s.item, s.ordinal, s.annotator_id, 'expired', null::smallint, null::int, null::int
    from queue_member o join slot s on s.project_id = $1::uuid and s.queue_id = $2::uuid
      and s.item = o.slot_item and s.ordinal = o.slot_ordinal
    where o.project_id = $1::uuid and o.queue_id = $2::uuid and o.lease_until < now() and o.annotator_id <> $3::uuid
      and s.annotator_id = o.annotator_id and not s.done and s.lease_until < now() and ${notMine}
    order by s.priority desc, s.lease_until limit 1 for update of s skip locked) expired
  union all select * from (${walk(false, "for update of s skip locked")}) next
) u limit 1) c),
${take}`;

const sweepSql = `
with ${me},
cand as (select c.* from me cross join lateral (${walk(true, "for update of s skip locked")}) c where me.exhausted < me.version),
${take}`;

const peekSql = `
with ${me}
select c.item from me cross join lateral (select * from (
  select * from (${walk(false, "")}) ahead
  union all select * from (${walk(true, "")}) anywhere
) u limit 1) c`;

export const annotating = ({ tx, project_id }: Scope) => ({
  async queue(queue_id: string): Promise<AnnotatorQueue | null> {
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
  myQueues: (annotator_id: string) =>
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
         exists (select from draft d where d.project_id = q.project_id and d.queue_id = q.id and d.annotator_id = $2::uuid) as has_draft
       from queue q left join lateral (
         select count(*)::int as done, count(*) filter (where a.submitted_at >= date_trunc('day', now()))::int as today,
           percentile_cont(0.5) within group (order by a.active_ms)::float8 as median_ms
         from annotation a where a.project_id = q.project_id and a.queue_id = q.id and a.annotator_id = $2::uuid) a on true
       where q.project_id = $1::uuid and q.status = 'open' order by q.id`,
      project_id,
      annotator_id,
    ),

  join: (queue_id: string, annotator_id: string): Promise<number> =>
    run(
      tx,
      `insert into queue_member (project_id, queue_id, annotator_id, seed)
       values ($1::uuid, $2::uuid, $3::uuid, (random() * 2147483646)::int) on conflict do nothing`,
      project_id,
      queue_id,
      annotator_id,
    ),

  /** Mine unfinished, else the wanted item, else somebody's expired lease, else the next of my order. One statement. */
  async claim(
    queue_id: string,
    annotator_id: string,
    minutes: number,
    wanted: number | null,
  ): Promise<Held | null> {
    const rows = await query(tx, Held, claimSql, project_id, queue_id, annotator_id, minutes, wanted);
    return rows[0] ?? null;
  },

  /** Looks once behind the cursor, for slots given back or added since; remembers when there was nothing. */
  async sweep(queue_id: string, annotator_id: string, minutes: number): Promise<Held | null> {
    const rows = await query(tx, Held, sweepSql, project_id, queue_id, annotator_id, minutes);
    if (rows[0]) return rows[0];
    await run(
      tx,
      `update queue_member m set exhausted = q.version from queue q
       where q.project_id = $1::uuid and q.id = $2::uuid and m.project_id = $1::uuid and m.queue_id = $2::uuid
         and m.annotator_id = $3::uuid and m.exhausted < q.version`,
      project_id,
      queue_id,
      annotator_id,
    );
    return null;
  },

  /** The item that a claim would give next, without taking it. */
  async peek(queue_id: string, annotator_id: string): Promise<number | null> {
    const rows = await query(tx, z.object({ item: z.number() }), peekSql, project_id, queue_id, annotator_id);
    return rows[0]?.item ?? null;
  },

  async heartbeat(
    held: { queue_id: string; annotator_id: string; item: number; ordinal: number; fence: number },
    minutes: number,
  ) {
    const rows = await query(
      tx,
      z.object({ lease_until: z.date() }),
      `with up as (update slot set lease_until = now() + make_interval(mins => $7::int)
         where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and ordinal = $5
           and fence = $6 and not done returning item, ordinal, lease_until),
       mem as (update queue_member m set lease_until = up.lease_until from up
         where m.project_id = $1::uuid and m.queue_id = $2::uuid and m.annotator_id = $3::uuid
           and m.slot_item = up.item and m.slot_ordinal = up.ordinal)
       select lease_until from up`,
      project_id,
      held.queue_id,
      held.annotator_id,
      held.item,
      held.ordinal,
      held.fence,
      minutes,
    );
    return rows[0]?.lease_until ?? null;
  },

  /** Closes the slot and stores the label in one statement; false when this fence doesn't hold the slot. */
  async submit(
    held: { queue_id: string; annotator_id: string; item: number; ordinal: number; fence: number },
    label: LabelBody,
  ): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ item: z.number() }),
      `with up as (update slot set done = true
         where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and ordinal = $5
           and fence = $6 and not done returning item, ordinal)
       insert into annotation (project_id, queue_id, item, ordinal, annotator_id, fence, version, answers, evidence, comment, confidence, active_ms)
       select $1::uuid, $2::uuid, item, ordinal, $3::uuid, $6, 1, $7::jsonb, $8::jsonb, $9, $10, $11 from up returning item`,
      project_id,
      held.queue_id,
      held.annotator_id,
      held.item,
      held.ordinal,
      held.fence,
      JSON.stringify(label.answers),
      JSON.stringify(label.evidence),
      label.comment,
      label.confidence,
      label.active_ms,
    );
    return rows.length === 1;
  },

  /** Another free slot of an item whose lease was lost, so that a late label still counts. Null when all are taken. */
  async retake(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<{ ordinal: number; fence: number } | null> {
    const rows = await query(
      tx,
      z.object({ ordinal: z.number(), fence: z.number() }),
      `with cand as (select * from (select s.item, s.ordinal, s.annotator_id as prev from slot s
           where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = $4 and not s.done and s.lease_until < now()
             and exists (select 1 from assignment y where y.project_id = $1::uuid and y.queue_id = $2::uuid
               and y.annotator_id = $3::uuid and y.item = s.item and y.state = 'x')
           order by s.ordinal limit 1 for update of s skip locked) c),
       upd as (update slot s set annotator_id = $3::uuid, fence = s.fence + 1, lease_until = now() + interval '1 minute' from cand
         where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = cand.item and s.ordinal = cand.ordinal
         returning s.item, s.ordinal, s.fence, cand.prev),
       lost as (update assignment x set state = 'x' from upd where upd.prev <> $3::uuid and x.project_id = $1::uuid
         and x.queue_id = $2::uuid and x.annotator_id = upd.prev and x.item = upd.item and x.ordinal = upd.ordinal and x.state = 'l'),
       asg as (update assignment x set state = 'l', ordinal = upd.ordinal from upd where x.project_id = $1::uuid
         and x.queue_id = $2::uuid and x.annotator_id = $3::uuid and x.item = upd.item)
       select ordinal, fence from upd`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows[0] ?? null;
  },

  /** After a label or a skip the person holds nothing. */
  letGo: (queue_id: string, annotator_id: string, item: number): Promise<number> =>
    run(
      tx,
      `update queue_member set slot_item = null, slot_ordinal = null, lease_until = '-infinity'
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and slot_item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    ),

  /** Gives a slot back to the others: they look behind their cursors once more. */
  async release(
    held: { queue_id: string; annotator_id: string; item: number; ordinal: number; fence: number },
    state: "x" | "s",
  ): Promise<boolean> {
    const freed = await run(
      tx,
      `with up as (update slot set lease_until = '-infinity', fence = fence + 1
         where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and ordinal = $5
           and fence = $6 and not done returning item)
       update assignment x set state = $7 from up where x.project_id = $1::uuid and x.queue_id = $2::uuid
         and x.annotator_id = $3::uuid and x.item = up.item`,
      project_id,
      held.queue_id,
      held.annotator_id,
      held.item,
      held.ordinal,
      held.fence,
      state,
    );
    if (freed === 0) return false;
    await run(
      tx,
      `update queue_member set exhausted = 0
       where project_id = $1::uuid and queue_id = $2::uuid and (annotator_id <> $3::uuid or $4 = 'x')`,
      project_id,
      held.queue_id,
      held.annotator_id,
      state,
    );
    return true;
  },

  /** Whether the person holds, held or labelled the item: what lets them read it. */
  async knows(queue_id: string, annotator_id: string, item: number): Promise<boolean> {
    const rows = await query(
      tx,
      z.object({ state: z.string() }),
      `select state from assignment where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows.length === 1;
  },

  async label(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<(Label & { fence: number }) | null> {
    const rows = await query(
      tx,
      Label.extend({ fence: z.number() }),
      `select ${labelColumns}, a.fence from annotation a
       where a.project_id = $1::uuid and a.queue_id = $2::uuid and a.annotator_id = $3::uuid and a.item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows[0] ?? null;
  },

  /** My newest label that may still be changed, if any. */
  async lastLabel(queue_id: string, annotator_id: string, minutes: number): Promise<Label | null> {
    const rows = await query(
      tx,
      Label,
      `select ${labelColumns} from annotation a
       where a.project_id = $1::uuid and a.queue_id = $2::uuid and a.annotator_id = $3::uuid
         and a.submitted_at > now() - make_interval(mins => $4::int)
       order by a.submitted_at desc limit 1`,
      project_id,
      queue_id,
      annotator_id,
      minutes,
    );
    return rows[0] ?? null;
  },

  /** Replaces a label that still has the version the person saw; false when it has another. */
  async revise(
    queue_id: string,
    annotator_id: string,
    item: number,
    version: number,
    label: LabelBody,
  ): Promise<boolean> {
    const done = await run(
      tx,
      `update annotation set version = version + 1, answers = $6::jsonb, evidence = $7::jsonb, comment = $8, confidence = $9,
         active_ms = active_ms + $10, changed_at = now()
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and version = $5`,
      project_id,
      queue_id,
      annotator_id,
      item,
      version,
      JSON.stringify(label.answers),
      JSON.stringify(label.evidence),
      label.comment,
      label.confidence,
      label.active_ms,
    );
    return done === 1;
  },

  /** One more state of a label for its history, which can only grow. */
  appendVersion: (entry: {
    queue_id: string;
    item: number;
    ordinal: number;
    version: number;
    annotator_id: string;
    kind: "submit" | "revise";
    before: unknown;
    after: unknown;
  }): Promise<number> =>
    run(
      tx,
      `insert into annotation_version (project_id, queue_id, item, ordinal, version, annotator_id, actor_id, kind, before, after)
       values ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid, $6::uuid, $7, $8::jsonb, $9::jsonb)`,
      project_id,
      entry.queue_id,
      entry.item,
      entry.ordinal,
      entry.version,
      entry.annotator_id,
      entry.kind,
      entry.before === null ? null : JSON.stringify(entry.before),
      JSON.stringify(entry.after),
    ),

  /** Keeps the newer of two drafts; an older one that arrives late changes nothing. */
  saveDraft: (
    queue_id: string,
    annotator_id: string,
    item: number,
    seq: number,
    body: unknown,
  ): Promise<number> =>
    run(
      tx,
      `insert into draft as d (project_id, queue_id, annotator_id, item, seq, body)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::jsonb)
       on conflict (project_id, queue_id, item, annotator_id) do update
         set seq = excluded.seq, body = excluded.body, saved_at = now() where d.seq < excluded.seq`,
      project_id,
      queue_id,
      annotator_id,
      item,
      seq,
      JSON.stringify(body),
    ),

  async draft(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<{ seq: number; body: unknown } | null> {
    const rows = await query(
      tx,
      z.object({ seq: z.number(), body: z.unknown() }),
      `select seq::float8 as seq, body from draft
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    );
    return rows[0] ?? null;
  },

  dropDraft: (queue_id: string, annotator_id: string, item: number): Promise<number> =>
    run(
      tx,
      `delete from draft where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    ),

  skip: (queue_id: string, annotator_id: string, item: number, reason: string): Promise<number> =>
    run(
      tx,
      `insert into skip (project_id, queue_id, annotator_id, item, reason) values ($1::uuid, $2::uuid, $3::uuid, $4, $5)
       on conflict do nothing`,
      project_id,
      queue_id,
      annotator_id,
      item,
      reason,
    ),

  flag: (queue_id: string, annotator_id: string, item: number, reason: string): Promise<number> =>
    run(
      tx,
      `insert into flag (project_id, queue_id, annotator_id, item, reason) values ($1::uuid, $2::uuid, $3::uuid, $4, $5)
       on conflict (project_id, queue_id, item, annotator_id) do update set reason = excluded.reason, at = now()`,
      project_id,
      queue_id,
      annotator_id,
      item,
      reason,
    ),

  /** What of the item's trajectory may be seen: size and domain, never where it came from or how it ended. */
  async facts(queue_id: string, item: number) {
    const rows = await query(
      tx,
      z.object({
        trajectory_id: z.string(),
        domain: z.string().nullable(),
        steps: z.number(),
        user_turns: z.number(),
        tool_calls: z.number(),
      }),
      `select i.trajectory_id::text, t.domain, t.steps, t.user_turns, t.tool_calls
       from item i join trajectory t on t.project_id = i.project_id and t.id = i.trajectory_id
       where i.project_id = $1::uuid and i.queue_id = $2::uuid and i.item = $3`,
      project_id,
      queue_id,
      item,
    );
    return rows[0] ?? null;
  },

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
