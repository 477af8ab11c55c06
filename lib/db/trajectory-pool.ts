import { z } from "zod";
import type { Direction, PoolFilter, PoolSort } from "@/lib/queues/pool-filter";
import { plannedByValues, query, type Scope } from "./client";
import { poolConditions } from "./pool-conditions";
import { TrajectoryRow, trajectoryColumns } from "./trajectory-row";

export const TrajectoryListRow = TrajectoryRow.extend({
  sort_value: z.number().nullable(),
  labels: z.number(),
  wanted: z.number(),
  tags: z.array(z.string()),
});
export type TrajectoryListRow = z.infer<typeof TrajectoryListRow>;

const sortColumn: Record<PoolSort, string | null> = {
  newest: null,
  priority: "priority",
  user_turns: "user_turns",
  tool_calls: "tool_calls",
  severity: "severity",
};

export interface TrajectoryCursor {
  value: number | null;
  id: string;
}

/** The newest versions of all trajectories, filtered and sorted. */
export const trajectoryPool = ({ tx, project_id }: Scope) => ({
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
    const { where, values } = poolConditions(filter, project_id);
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
      TrajectoryListRow,
      plannedByValues(`select ${trajectoryColumns}, ${column === null ? "null::float8" : `t.${column}::float8`} as sort_value,
         coalesce(l.labels, 0)::int as labels, coalesce(l.wanted, 0)::int as wanted,
         array(select g.tag from trajectory_tag g where g.project_id = t.project_id and g.trajectory_id = t.id order by g.tag) as tags
       from (select t.id from trajectory t where ${where}${keyset} order by ${order} limit $${values.length}) p
       join trajectory t on t.project_id = $1::uuid and t.id = p.id
       left join lateral (
         select q.k as wanted, (select count(*) from annotation a where a.project_id = i.project_id and a.queue_id = i.queue_id and a.item = i.item) as labels
         from item i join queue q on q.project_id = i.project_id and q.id = i.queue_id
         where i.project_id = t.project_id and i.trajectory_id = t.id order by q.id desc limit 1) l on true
       order by ${order}`),
      ...values,
    );
  },

  /** How many fit: exact up to 10,000, beyond that the planner's estimate (`about`), so that no count scans it all. */
  async count(filter: PoolFilter): Promise<{ n: number; about: boolean }> {
    const { where, values } = poolConditions(filter, project_id);
    const rows = await query(
      tx,
      z.object({ n: z.number() }),
      plannedByValues(
        `select count(*)::int as n from (select 1 from trajectory t where ${where} limit 10001) c`,
      ),
      ...values,
    );
    if (rows[0]!.n <= 10_000) return { n: rows[0]!.n, about: false };
    const plan = await query(
      tx,
      z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })) }),
      plannedByValues(`explain (format json) select 1 from trajectory t where ${where}`),
      ...values,
    );
    return { n: Math.max(10_001, plan[0]!["QUERY PLAN"][0]!.Plan["Plan Rows"]), about: true };
  },

  /** Ids of all that fit, in order of id; at most `limit`. */
  async ids(filter: PoolFilter, limit: number): Promise<string[]> {
    const { where, values } = poolConditions(filter, project_id);
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      plannedByValues(
        `select t.id::text from trajectory t where ${where} order by t.id limit $${values.length + 1}`,
      ),
      ...values,
      limit,
    );
    return rows.map((row) => row.id);
  },

  /** Ids of the newest trajectories, newest first. */
  async newest(limit: number): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select id::text from trajectory where project_id = $1::uuid and latest order by id desc limit $2::int`,
      project_id,
      limit,
    );
    return rows.map(({ id }) => id);
  },

  /** Ids of a sample that a seed decides, in an order without meaning. */
  async sample(limit: number, seed: string): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select id::text from trajectory where project_id = $1::uuid and latest
       order by hashtextextended(external_id, hashtextextended($3, 0)), id limit $2::int`,
      project_id,
      limit,
      seed,
    );
    return rows.map(({ id }) => id);
  },
});
