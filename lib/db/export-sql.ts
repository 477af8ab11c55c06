import type { LabelRow } from "@/lib/exports/records/labels";

// What exports read. Each statement has an order of its own that doesn't change, so the same data gives the same bytes.

// $1 project, $2 study, $3 queue, $4 domain.
const itemColumns = `q.id::text as queue_id, q.name as queue, q.study_id::text, s.name as study, i.item,
  i.trajectory_id::text, t.source_name, t.external_id, t.version as trajectory_version, t.content_hash, t.domain,
  t.outcome, q.schema_id, q.schema_version`;
const aroundItem = `join queue q on q.project_id = i.project_id and q.id = i.queue_id
  join trajectory t on t.project_id = i.project_id and t.id = i.trajectory_id
  left join study s on s.project_id = q.project_id and s.id = q.study_id`;
const chosenItem = `i.project_id = $1::uuid and ($2::uuid is null or q.study_id = $2)
  and ($3::uuid is null or q.id = $3) and ($4::text is null or t.domain = $4)`;
const sameItem = (table: string): string =>
  `${table}.project_id = i.project_id and ${table}.queue_id = i.queue_id and ${table}.item = i.item`;

export const labelsSql = `
  select ${itemColumns}, a.annotator_id::text, a.version, a.answers, a.evidence, a.comment, a.confidence, a.active_ms,
    a.submitted_at, a.changed_at
  from annotation a join item i on ${sameItem("a")} ${aroundItem}
  where ${chosenItem} order by a.queue_id, a.item, a.ordinal`;

/** A row of labelsSql, column by column. */
export const labelOf = ([
  queue_id,
  queue,
  study_id,
  study,
  item,
  trajectory_id,
  source_name,
  external_id,
  trajectory_version,
  content_hash,
  domain,
  outcome,
  schema_id,
  schema_version,
  annotator_id,
  version,
  answers,
  evidence,
  comment,
  confidence,
  active_ms,
  submitted_at,
  changed_at,
]: (string | null)[]): LabelRow => ({
  queue_id: queue_id!,
  queue: queue!,
  study_id: study_id ?? null,
  study: study ?? null,
  item: Number(item),
  trajectory_id: trajectory_id!,
  source_name: source_name!,
  external_id: external_id!,
  trajectory_version: Number(trajectory_version),
  content_hash: content_hash!,
  domain: domain ?? null,
  outcome: Number(outcome),
  schema_id: schema_id!,
  schema_version: Number(schema_version),
  annotator_id: annotator_id!,
  version: Number(version),
  answers: JSON.parse(answers!),
  evidence: JSON.parse(evidence!),
  comment: comment!,
  confidence: confidence ?? null,
  active_ms: Number(active_ms),
  submitted_at: submitted_at!,
  changed_at: changed_at!,
});

/** Which samplers drew an item is sealed while its study is open. */
export const itemsSql = `
  select ${itemColumns}, f.open_flags, k.skips, greatest(f.changed, k.changed) as changed_at,
    case when s.status = 'closed' then (select array_agg(w.sampler order by w.sampler) from study_draw w
      where w.project_id = i.project_id and w.study_id = s.id and w.trajectory_id = i.trajectory_id) end as samplers
  from item i ${aroundItem}
  left join lateral (select count(*) filter (where f.resolved_at is null)::int as open_flags,
      max(greatest(f.at, f.resolved_at)) as changed from flag f where ${sameItem("f")}) f on true
  left join lateral (select count(*)::int as skips, max(k.at) as changed from skip k where ${sameItem("k")}) k on true
  where ${chosenItem} order by i.queue_id, i.item`;

export const decisionsSql = `
  select i.queue_id::text, q.name as queue, i.item, d.question, d.version, d.value, d.reason, d.actor_id::text, d.at,
    d.blind_version
  from adjudication d join item i on ${sameItem("d")} ${aroundItem}
  where ${chosenItem} order by d.queue_id, d.item, d.question, d.version`;

/** $1 project, $2 study, $3 queue. */
export const queuesSql = `
  select q.id::text as queue_id, q.name as queue, q.status, q.k, q.item_count, q.created_at, q.closed_at, q.schema_id,
    q.schema_version, q.study_id::text, s.name as study, s.status as study_status, s.closed_at as study_closed_at,
    s.pool_hash, s.pool_size, s.plan
  from queue q left join study s on s.project_id = q.project_id and s.id = q.study_id
  where q.project_id = $1::uuid and ($2::uuid is null or q.study_id = $2) and ($3::uuid is null or q.id = $3)
  order by q.id`;

/** Without a study or queue the latest versions of all; with one, the versions that were labelled there. */
const chosenTrajectory = `t.project_id = $1::uuid and ($4::text is null or t.domain = $4) and case
  when $2::uuid is null and $3::uuid is null then t.latest
  else exists (select from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
    where i.project_id = t.project_id and i.trajectory_id = t.id
      and ($2::uuid is null or q.study_id = $2) and ($3::uuid is null or q.id = $3)) end`;

export const trajectoriesSql = `
  select t.id::text as trajectory_id, t.source_name, t.version, t.content_hash, h.body, t.created_at as changed
  from trajectory t join trajectory_head h on h.project_id = t.project_id and h.trajectory_id = t.id
  where ${chosenTrajectory} order by t.id`;

export const sourcesSql = `
  select f.id::text, f.file_name, f.sha256, count(*)::int as records, max(n.stored)::int as stored,
    array_agg(t.byte_start::float8 order by t.byte_start, t.byte_end) as starts,
    array_agg(t.byte_end::float8 order by t.byte_start, t.byte_end) as ends, max(t.created_at) as changed
  from trajectory t join source_file f on f.project_id = t.project_id and f.id = t.source_file_id
  cross join lateral (select count(*) as stored from trajectory o
    where o.project_id = t.project_id and o.source_file_id = f.id) n
  where ${chosenTrajectory} group by f.id, f.file_name, f.sha256 order by f.id`;

// $1 project, $2 split, $3 domain.
export const referencesSql = `
  select q.id::text as query_id, q.version, q.body, c.list as candidates, coalesce(d.list, '[]') as history,
    greatest(q.created_at, d.changed) as changed
  from reference_query q
  left join lateral (select coalesce(array_agg(x.candidate order by x.position), '{}') as list
    from reference_candidate x where x.project_id = q.project_id and x.query_id = q.id) c on true
  left join lateral (select max(x.at) as changed, json_agg(json_build_object('candidate', x.candidate,
      'version', x.version, 'decision', x.decision, 'reason', x.reason, 'note', x.note, 'actor_id', x.actor_id,
      'actor_name', null, 'at', x.at) order by x.candidate, x.version) as list
    from audit_decision x where x.project_id = q.project_id and x.query_id = q.id) d on true
  where q.project_id = $1::uuid and q.latest and ($2::text is null or q.split = $2)
    and ($3::text is null or q.domain = $3) order by q.id`;
