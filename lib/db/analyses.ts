import { z } from "zod";
import { pool, query, type Scope } from "./client";

/** What the rules found in one trajectory, ready to be stored. */
export interface AnalysisToStore {
  trajectory_id: string;
  /** gzip JSON. */
  report: Buffer;
  leaves: number[];
  severity: number;
  quality: number;
  priority: number;
}

/** Reports of the signal rules. */
export const analyses = ({ tx, project_id }: Scope) => ({
  /** Those of the trajectories that have no report of this profile and engine. */
  async missing(ids: readonly string[], profile: string, engine: string): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select t.id::text from trajectory t
       where t.project_id = $1::uuid and t.id = any($2::uuid[]) and not exists (
         select from analysis a where a.project_id = t.project_id and a.trajectory_id = t.id and a.profile = $3 and a.engine = $4)
       order by t.id`,
      project_id,
      ids,
      profile,
      engine,
    );
    return rows.map(({ id }) => id);
  },

  /**
   * Stores reports and what the table of trajectories shows of them, in one statement; a report that is already there
   * is left alone, so that doing it twice has no second effect. Gives the number of new reports.
   */
  async save(profile: string, engine: string, found: readonly AnalysisToStore[]): Promise<number> {
    const { rowCount } = await pool().query(
      `with found as (
         select * from unnest($4::uuid[], $5::bytea[], $6::text[], $7::int[], $8::int[], $9::real[])
           as f(id, report, leaves, severity, quality, priority)),
       saved as (
         insert into analysis (project_id, trajectory_id, profile, engine, report)
         select $1::uuid, f.id, $2, $3, f.report from found f
         join trajectory t on t.project_id = $1::uuid and t.id = f.id
         order by f.id
         on conflict do nothing returning trajectory_id)
       update trajectory t
       set leaves = f.leaves::smallint[], severity = f.severity, quality = f.quality, priority = f.priority, analysed = true
       from found f join saved s on s.trajectory_id = f.id
       where t.project_id = $1::uuid and t.id = f.id`,
      [
        project_id,
        profile,
        engine,
        found.map(({ trajectory_id }) => trajectory_id),
        found.map(({ report }) => report),
        found.map(({ leaves }) => `{${leaves.join(",")}}`),
        found.map(({ severity }) => severity),
        found.map(({ quality }) => quality),
        found.map(({ priority }) => priority),
      ],
    );
    return rowCount ?? 0;
  },
});
