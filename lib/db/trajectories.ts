import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { outcomeCode, type Direction, type PoolFilter, type PoolSort } from "@/lib/queues/pool-filter";
import { leafOf, type SignalType } from "@/lib/signals/schema";
import { StoredHead } from "./stored-trajectory";
import { query, type Scope } from "./client";

const Row = z.object({
  id: z.string(),
  external_id: z.string(),
  source_name: z.string(),
  version: z.number(),
  latest: z.boolean(),
  format: z.string(),
  domain: z.string().nullable(),
  agent: z.string().nullable(),
  outcome: z.number(),
  reward: z.number().nullable(),
  steps: z.number(),
  user_turns: z.number(),
  tool_calls: z.number(),
  errors: z.number(),
  warnings: z.number(),
  leaves: z.array(z.number()),
  severity: z.number(),
  quality: z.number().nullable(),
  priority: z.number(),
  analysed: z.boolean(),
  preview: z.string(),
  session_ref: z.string().nullable(),
  session_index: z.number().nullable(),
  import_id: z.string(),
  created_at: z.date(),
  run_at: z.date().nullable(),
});
export type TrajectoryRow = z.infer<typeof Row>;

const ListRow = Row.extend({
  sort_value: z.number().nullable(),
  labels: z.number(),
  wanted: z.number(),
});
export type TrajectoryListRow = z.infer<typeof ListRow>;

const columns = `t.id::text, t.external_id, t.source_name, t.version, t.latest, t.format, t.domain, t.agent, t.outcome, t.reward,
  t.steps, t.user_turns, t.tool_calls, t.errors, t.warnings, t.leaves, t.severity, t.quality, t.priority::float8 as priority,
  t.analysed, t.preview, t.session_ref, t.session_index, t.import_id::text, t.created_at, t.run_at`;

const sortColumn: Record<PoolSort, string | null> = {
  newest: null,
  priority: "priority",
  user_turns: "user_turns",
  tool_calls: "tool_calls",
  severity: "severity",
};

/** The facts that leaves are broken down by, as text; ours, never a reader's. */
const factOf = {
  domain: "domain",
  outcome: "outcome::text",
  agent: "agent",
  month: "to_char(run_at at time zone 'utc', 'YYYY-MM')",
} as const;

const ids = (types: readonly SignalType[]): number[] => types.map((type) => leafOf(type).id);

/** Escapes what LIKE takes for wildcards. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The WHERE clause of a filter. Every fragment is ours; the reader's values are parameters only. */
function conditions(filter: PoolFilter, project_id: string): { where: string; values: unknown[] } {
  const values: unknown[] = [project_id];
  const parts = ["t.project_id = $1::uuid", "t.latest"];
  const add = (fragment: (place: string) => string, value: unknown): void => {
    values.push(value);
    parts.push(fragment(`$${values.length}`));
  };
  if (filter.text !== "")
    add((p) => `(t.external_id ilike ${p} or t.preview ilike ${p})`, `%${literal(filter.text)}%`);
  if (filter.domain.length > 0) add((p) => `t.domain = any(${p}::text[])`, filter.domain);
  if (filter.outcome.length > 0)
    add((p) => `t.outcome = any(${p}::smallint[])`, filter.outcome.map(outcomeCode));
  if (filter.format.length > 0) add((p) => `t.format = any(${p}::text[])`, filter.format);
  if (filter.any.length > 0) add((p) => `t.leaves && ${p}::smallint[]`, ids(filter.any));
  if (filter.all.length > 0) add((p) => `t.leaves @> ${p}::smallint[]`, ids(filter.all));
  if (filter.none.length > 0) add((p) => `not (t.leaves && ${p}::smallint[])`, ids(filter.none));
  if (filter.user_turns_min !== null) add((p) => `t.user_turns >= ${p}::int`, filter.user_turns_min);
  if (filter.user_turns_max !== null) add((p) => `t.user_turns <= ${p}::int`, filter.user_turns_max);
  if (filter.tool_calls_min !== null) add((p) => `t.tool_calls >= ${p}::int`, filter.tool_calls_min);
  if (filter.tool_calls_max !== null) add((p) => `t.tool_calls <= ${p}::int`, filter.tool_calls_max);
  if (filter.severity_min !== null) add((p) => `t.severity >= ${p}::smallint`, filter.severity_min);
  if (filter.priority_min !== null) add((p) => `t.priority >= ${p}::real`, filter.priority_min);
  if (filter.import_id !== null) add((p) => `t.import_id = ${p}::uuid`, filter.import_id);
  if (filter.session !== null) add((p) => `t.session_ref = ${p}`, filter.session);
  const inQueue = `exists (select from item i where i.project_id = t.project_id and i.trajectory_id = t.id)`;
  const complete = `exists (select from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
    where i.project_id = t.project_id and i.trajectory_id = t.id and q.k =
      (select count(*) from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item))`;
  if (filter.label === "unlabelled") parts.push(`not ${inQueue}`);
  if (filter.label === "in_queue") parts.push(`${inQueue} and not ${complete}`);
  if (filter.label === "labelled") parts.push(complete);
  return { where: parts.join(" and "), values };
}

export interface TrajectoryCursor {
  value: number | null;
  id: string;
}

export const trajectories = ({ tx, project_id }: Scope) => ({
  /**
   * One page in keyset order: the ids from an index that carries the filterable columns, then their rows.
   * `after` is the last row seen. One row more than `limit` is read to know whether there is a next page.
   */
  page(
    filter: PoolFilter,
    sort: PoolSort,
    direction: Direction,
    after: TrajectoryCursor | null,
    limit: number,
  ): Promise<TrajectoryListRow[]> {
    const { where, values } = conditions(filter, project_id);
    const column = sortColumn[sort];
    const order = column === null ? `t.id ${direction}` : `t.${column} ${direction}, t.id ${direction}`;
    const past = direction === "asc" ? ">" : "<";
    let keyset = "";
    if (after) {
      values.push(after.id);
      const id = `$${values.length}::uuid`;
      if (column === null) keyset = ` and t.id ${past} ${id}`;
      else {
        values.push(after.value);
        keyset = ` and (t.${column}, t.id) ${past} ($${values.length}::${column === "priority" ? "real" : "int"}, ${id})`;
      }
    }
    values.push(limit + 1);
    return query(
      tx,
      ListRow,
      `select ${columns}, ${column === null ? "null::float8" : `t.${column}::float8`} as sort_value,
         coalesce(l.labels, 0)::int as labels, coalesce(l.wanted, 0)::int as wanted
       from (select t.id from trajectory t where ${where}${keyset} order by ${order} limit $${values.length}) p
       join trajectory t on t.project_id = $1::uuid and t.id = p.id
       left join lateral (
         select q.k as wanted, (select count(*) from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item) as labels
         from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
         where i.project_id = t.project_id and i.trajectory_id = t.id order by q.id desc limit 1) l on true
       order by ${order}`,
      ...values,
    );
  },

  /** How many fit: exact up to 10,000, beyond that the planner's estimate (`about`), so that no count scans it all. */
  async count(filter: PoolFilter): Promise<{ n: number; about: boolean }> {
    const { where, values } = conditions(filter, project_id);
    const rows = await query(
      tx,
      z.object({ n: z.number() }),
      `select count(*)::int as n from (select 1 from trajectory t where ${where} limit 10001) c`,
      ...values,
    );
    if (rows[0]!.n <= 10_000) return { n: rows[0]!.n, about: false };
    const plan = await query(
      tx,
      z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })) }),
      `explain (format json) select 1 from trajectory t where ${where}`,
      ...values,
    );
    return { n: Math.max(10_001, plan[0]!["QUERY PLAN"][0]!.Plan["Plan Rows"]), about: true };
  },

  /** Ids of all that fit, in order of id; at most `limit`. */
  async ids(filter: PoolFilter, limit: number): Promise<string[]> {
    const { where, values } = conditions(filter, project_id);
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select t.id::text from trajectory t where ${where} order by t.id limit $${values.length + 1}`,
      ...values,
      limit,
    );
    return rows.map((row) => row.id);
  },

  /** Trajectories in which each leaf fired, by leaf id. */
  leafCounts: () =>
    query(
      tx,
      z.object({ leaf: z.number(), n: z.number() }),
      `select leaf::int, count(*)::int as n from trajectory t cross join unnest(t.leaves) as leaf
       where t.project_id = $1::uuid and t.latest group by 1 order by 1`,
      project_id,
    ),

  /** Analysed trajectories in which both leaves of a pair fired, by the two ids. */
  leafPairs: () =>
    query(
      tx,
      z.object({ a: z.number(), b: z.number(), n: z.number() }),
      `select a::int, b::int, count(*)::int as n
       from trajectory t cross join unnest(t.leaves) as a cross join unnest(t.leaves) as b
       where t.project_id = $1::uuid and t.latest and t.analysed and a < b group by 1, 2 order by 3 desc`,
      project_id,
    ),

  /** Per value of one fact: analysed trajectories, and in how many each leaf fired (leaf null: the row of the total). */
  leavesBy: (fact: "domain" | "outcome" | "agent" | "month") =>
    query(
      tx,
      z.object({ value: z.string(), leaf: z.number().nullable(), n: z.number() }),
      `with pool as (select ${factOf[fact]} as value, leaves from trajectory where project_id = $1::uuid and latest and analysed),
       top as (select value, count(*)::int as n from pool where value is not null group by 1 order by 2 desc limit 12)
       select top.value, null::int as leaf, top.n from top
       union all
       select pool.value, leaf::int, count(*)::int from pool join top using (value) cross join unnest(pool.leaves) as leaf group by 1, 2`,
      project_id,
    ),

  /** How the pool falls apart by domain, outcome and format, and how much is analysed. */
  composition: () =>
    query(
      tx,
      z.object({
        domain: z.string().nullable(),
        outcome: z.number(),
        format: z.string(),
        n: z.number(),
        analysed: z.number(),
        telling: z.number(),
      }),
      `select domain, outcome, format, count(*)::int as n, count(*) filter (where analysed)::int as analysed,
         count(*) filter (where leaves && $2::smallint[])::int as telling
       from trajectory where project_id = $1::uuid and latest group by 1, 2, 3 order by 4 desc limit 2000`,
      project_id,
      Array.from({ length: 19 }, (_, id) => id),
    ),

  async byId(id: string): Promise<TrajectoryRow | null> {
    const rows = await query(
      tx,
      Row,
      `select ${columns} from trajectory t where t.project_id = $1::uuid and t.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  async head(id: string): Promise<StoredHead | null> {
    const rows = await query(
      tx,
      z.object({ body: z.instanceof(Uint8Array) }),
      `select body from trajectory_head where project_id = $1::uuid and trajectory_id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ? (JSON.parse(gunzipSync(rows[0].body).toString("utf8")) as StoredHead) : null;
  },

  /** The newest report of a profile, as stored by the analysis. */
  async report(id: string, profile: string): Promise<{ engine: string; report: unknown } | null> {
    const rows = await query(
      tx,
      z.object({ engine: z.string(), report: z.instanceof(Uint8Array) }),
      `select engine, report from analysis where project_id = $1::uuid and trajectory_id = $2::uuid and profile = $3
       order by created_at desc limit 1`,
      project_id,
      id,
      profile,
    );
    return rows[0]
      ? { engine: rows[0].engine, report: JSON.parse(gunzipSync(rows[0].report).toString("utf8")) }
      : null;
  },

  /** The other trajectories of the same session and the other versions of the same source record. */
  related: (id: string) =>
    query(
      tx,
      z.object({
        id: z.string(),
        external_id: z.string(),
        version: z.number(),
        session_index: z.number().nullable(),
        kind: z.enum(["session", "version"]),
      }),
      `select o.id::text, o.external_id, o.version, o.session_index,
         case when o.external_id = t.external_id and o.source_name = t.source_name then 'version' else 'session' end as kind
       from trajectory t join trajectory o on o.project_id = t.project_id
         and ((t.session_ref is not null and o.session_ref = t.session_ref and o.latest) or (o.source_name = t.source_name and o.external_id = t.external_id))
       where t.project_id = $1::uuid and t.id = $2::uuid
       order by o.session_index nulls last, o.run_at nulls last, o.id limit 200`,
      project_id,
      id,
    ),

  /** Where a trajectory stands in queues, with its labels' number. */
  places: (id: string) =>
    query(
      tx,
      z.object({
        queue_id: z.string(),
        queue_name: z.string(),
        item: z.number(),
        k: z.number(),
        labels: z.number(),
        status: z.string(),
      }),
      `select q.id::text as queue_id, q.name as queue_name, i.item, q.k, q.status,
         (select count(*)::int from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item) as labels
       from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
       where i.project_id = $1::uuid and i.trajectory_id = $2::uuid order by q.id`,
      project_id,
      id,
    ),
});
