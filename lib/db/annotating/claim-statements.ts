/**
 * The statements that hand out slots. Each is one statement, so that a slot is locked, taken and written down at once.
 * $1 project, $2 queue, $3 annotator throughout.
 */

/** Skipped and live items are not offered again; one lost to an expired lease is. */
export const notMine = `not exists (select 1 from assignment y where y.project_id = $1::uuid and y.queue_id = $2::uuid
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

/** Whoever held a slot before it was taken (`upd`, with its former holder as `prev`) has lost it. */
const loseToUpd = `
  update assignment x set state = 'x' from upd
  where upd.prev <> $3::uuid and x.project_id = $1::uuid and x.queue_id = $2::uuid and x.annotator_id = upd.prev
    and x.item = upd.item and x.ordinal = upd.ordinal and x.state = 'l'`;

/** What a claim writes once a candidate slot is locked: the lease, who lost it, who has it, where the cursor stands. */
const take = `
upd as (
  update slot s set annotator_id = $3::uuid, lease_until = now() + make_interval(mins => $4::int),
    fence = s.fence + (cand.how <> 'resume')::int
  from cand where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = cand.item and s.ordinal = cand.ordinal
  returning s.item, s.ordinal, s.fence, s.lease_until, cand.prev, cand.how, cand.lvl, cand.step, cand.pos),
lost as (${loseToUpd}),
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

/** Mine unfinished, else the wanted item, else somebody's expired lease, else the next of my order. $4 minutes, $5 wanted item. */
export const claimSql = `
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

/** The walk from its start, unless the person has already looked there since something was given back. $4 minutes. */
export const sweepSql = `
with ${me},
cand as (select c.* from me cross join lateral (${walk(true, "for update of s skip locked")}) c where me.exhausted < me.version),
${take}`;

/** The item that a claim would give next, without taking it. */
export const peekSql = `
with ${me}
select c.item from me cross join lateral (select * from (
  select * from (${walk(false, "")}) ahead
  union all select * from (${walk(true, "")}) anywhere
) u limit 1) c`;

/** Another free slot of an item ($4) whose lease was lost. */
export const retakeSql = `
with cand as (select * from (select s.item, s.ordinal, s.annotator_id as prev from slot s
    where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = $4 and not s.done and s.lease_until < now()
      and exists (select 1 from assignment y where y.project_id = $1::uuid and y.queue_id = $2::uuid
        and y.annotator_id = $3::uuid and y.item = s.item and y.state = 'x')
    order by s.ordinal limit 1 for update of s skip locked) c),
upd as (update slot s set annotator_id = $3::uuid, fence = s.fence + 1, lease_until = now() + interval '1 minute' from cand
  where s.project_id = $1::uuid and s.queue_id = $2::uuid and s.item = cand.item and s.ordinal = cand.ordinal
  returning s.item, s.ordinal, s.fence, cand.prev),
lost as (${loseToUpd}),
asg as (update assignment x set state = 'l', ordinal = upd.ordinal from upd where x.project_id = $1::uuid
  and x.queue_id = $2::uuid and x.annotator_id = $3::uuid and x.item = upd.item)
select ordinal, fence from upd`;
