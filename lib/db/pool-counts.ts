import { z } from "zod";
import { query, type Scope } from "./client";

/** The facts that leaves are broken down by, as text; ours, never a reader's. */
const factOf = {
  domain: "domain",
  outcome: "outcome::text",
  agent: "agent",
  month: "to_char(run_at at time zone 'utc', 'YYYY-MM')",
} as const;

/**
 * How the pool falls apart: by leaf, and by what the trajectories say of themselves. Trajectories with the same leaves are
 * counted together first: there are a million of them, and few ways in which leaves come together.
 */
export const poolCounts = ({ tx, project_id }: Scope) => ({
  /** Trajectories in which each leaf fired, by leaf id. */
  leafCounts: () =>
    query(
      tx,
      z.object({ leaf: z.number(), n: z.number() }),
      `select leaf::int, sum(n)::int as n
       from (select leaves, count(*) as n from trajectory where project_id = $1::uuid and latest group by leaves) alike
       cross join unnest(leaves) as leaf group by 1 order by 1`,
      project_id,
    ),

  /** Analysed trajectories in which both leaves of a pair fired, by the two ids. */
  leafPairs: () =>
    query(
      tx,
      z.object({ a: z.number(), b: z.number(), n: z.number() }),
      `select a::int, b::int, sum(n)::int as n
       from (select leaves, count(*) as n from trajectory where project_id = $1::uuid and latest and analysed
             group by leaves) alike
       cross join unnest(leaves) as a cross join unnest(leaves) as b where a < b group by 1, 2 order by 3 desc`,
      project_id,
    ),

  /** Per value of one fact: analysed trajectories, and in how many each leaf fired (leaf null: the row of the total). */
  leavesBy: (fact: "domain" | "outcome" | "agent" | "month") =>
    query(
      tx,
      z.object({ value: z.string(), leaf: z.number().nullable(), n: z.number() }),
      `with alike as (
         select ${factOf[fact]} as value, leaves, count(*) as n from trajectory
         where project_id = $1::uuid and latest and analysed group by 1, 2),
       top as (select value, sum(n)::int as n from alike where value is not null group by 1 order by 2 desc limit 12)
       select top.value, null::int as leaf, top.n from top
       union all
       select value, leaf::int, sum(alike.n)::int from alike join top using (value) cross join unnest(leaves) as leaf group by 1, 2`,
      project_id,
    ),

  /** The 50 agents (models) that made the most of the pool. */
  agents: () =>
    query(
      tx,
      z.object({ value: z.string(), n: z.number() }),
      `select agent as value, count(*)::int as n from trajectory
       where project_id = $1::uuid and latest and agent is not null group by agent order by 2 desc, 1 limit 50`,
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
});
