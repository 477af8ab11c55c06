import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { pool, query, type Scope } from "./client";
import { TrajectoryRow, trajectoryColumns } from "./trajectory-row";

/** By what a report was made: the engine, and the version of the project's settings (0: none). */
export interface Analyser {
  engine: string;
  config: number;
}

/** What the rules found in one trajectory, ready to be stored. */
export interface Findings {
  /** gzip JSON. */
  report: Uint8Array;
  leaves: number[];
  severity: number;
  quality: number;
  priority: number;
}

export type FindingsOf = Findings & { trajectory_id: string };

/** The name under which reports are kept; others may come. */
export const profile = "default";

export const StoredAnalysis = z.object({ engine: z.string(), config: z.number(), created_at: z.date() });
export type StoredAnalysis = z.infer<typeof StoredAnalysis>;

/**
 * Whether the columns of the row `t` come from this engine and these settings, or newer ones: of two workers of different
 * versions the older one never undoes what the newer did.
 */
const upToDate = (engine: string, config: string): string =>
  `(t.report_config >= ${config}::int and string_to_array(t.report_engine, '.')::int[] >= string_to_array(${engine}, '.')::int[])`;
const stale = (engine: string, config: string): string => `${upToDate(engine, config)} is not true`;

/** Reports of the signal rules, and which trajectories still wait for one. */
export const analyses = ({ tx, project_id }: Scope) => ({
  /** Those of the trajectories that have no report of this analyser or a newer one. */
  async missing(ids: readonly string[], { engine, config }: Analyser): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select t.id::text from trajectory t
       where t.project_id = $1::uuid and t.id = any($2::uuid[]) and ${stale("$3", "$4")} order by t.id`,
      project_id,
      ids,
      engine,
      config,
    );
    return rows.map(({ id }) => id);
  },

  /** The same among all trajectories of the project, in order of id, from after one of them on. */
  async waiting(after: string | null, limit: number, { engine, config }: Analyser): Promise<string[]> {
    const rows = await query(
      tx,
      z.object({ id: z.string() }),
      `select t.id::text from trajectory t
       where t.project_id = $1::uuid and ($2::uuid is null or t.id > $2::uuid) and ${stale("$4", "$5")}
       order by t.id limit $3::int`,
      project_id,
      after,
      limit,
      engine,
      config,
    );
    return rows.map(({ id }) => id);
  },

  /** How many trajectories (all versions) have their columns from which analyser; null: not analysed yet. */
  counts: ({ engine, config }: Analyser) =>
    query(
      tx,
      z.object({
        engine: z.string().nullable(),
        config: z.number().nullable(),
        n: z.number(),
        current: z.boolean(),
      }),
      `select t.report_engine as engine, t.report_config as config, count(*)::int as n,
         ${upToDate("$2", "$3")} is true as current
       from trajectory t where t.project_id = $1::uuid group by 1, 2, 4
       order by 2 desc nulls last, 1 desc`,
      project_id,
      engine,
      config,
    ),

  /** By what a trajectory was ever analysed, newest settings first; the first is the one that the table shows. */
  of: (trajectory_id: string): Promise<StoredAnalysis[]> =>
    query(
      tx,
      StoredAnalysis,
      `select a.engine, a.config, a.created_at from analysis a
       join trajectory t on t.project_id = a.project_id and t.id = a.trajectory_id
       where a.project_id = $1::uuid and a.trajectory_id = $2::uuid and a.profile = $3
       order by (a.engine, a.config) is not distinct from (t.report_engine, t.report_config) desc, a.config desc, a.created_at desc`,
      project_id,
      trajectory_id,
      profile,
    ),

  async report(trajectory_id: string, { engine, config }: Analyser): Promise<unknown> {
    const rows = await query(
      tx,
      z.object({ report: z.instanceof(Uint8Array) }),
      `select report from analysis
       where project_id = $1::uuid and trajectory_id = $2::uuid and profile = $3 and engine = $4 and config = $5::int`,
      project_id,
      trajectory_id,
      profile,
      engine,
      config,
    );
    return rows[0] ? JSON.parse(gunzipSync(rows[0].report).toString("utf8")) : null;
  },

  /** The reports that the table shows, of one trajectory or of the newest version of all, in order of id. */
  async inForce(trajectory_id: string | null, after: string | null, limit: number) {
    const rows = await query(
      tx,
      StoredAnalysis.extend({
        id: z.string(),
        external_id: z.string(),
        run_at: z.date().nullable(),
        report: z.instanceof(Uint8Array),
      }),
      `select t.id::text, t.external_id, t.run_at, a.engine, a.config, a.created_at, a.report
       from trajectory t join analysis a on a.project_id = t.project_id and a.trajectory_id = t.id and a.profile = $5
         and a.engine = t.report_engine and a.config = t.report_config
       where t.project_id = $1::uuid and ($2::uuid is null and t.latest or t.id = $2::uuid) and ($3::uuid is null or t.id > $3::uuid)
       order by t.id limit $4::int`,
      project_id,
      trajectory_id,
      after,
      limit,
      profile,
    );
    return rows.map(({ report, ...row }) => ({
      ...row,
      report: JSON.parse(gunzipSync(report).toString("utf8")) as unknown,
    }));
  },

  /** The newest trajectories in which a leaf fired, with their report. */
  async examples(leaf: number, limit: number): Promise<(TrajectoryRow & { report: unknown })[]> {
    const rows = await query(
      tx,
      TrajectoryRow.extend({ body: z.instanceof(Uint8Array) }),
      `select ${trajectoryColumns}, a.report as body
       from (select id from trajectory where project_id = $1::uuid and latest and leaves @> array[$2::smallint]
             order by id desc limit $3::int) p
       join trajectory t on t.project_id = $1::uuid and t.id = p.id
       join analysis a on a.project_id = t.project_id and a.trajectory_id = t.id and a.profile = $4
         and a.engine = t.report_engine and a.config = t.report_config
       order by t.id desc`,
      project_id,
      leaf,
      limit,
      profile,
    );
    return rows.map(({ body, ...row }) => ({
      ...row,
      report: JSON.parse(gunzipSync(body).toString("utf8")) as unknown,
    }));
  },

  /**
   * Stores reports and what the table of trajectories shows of them, in one statement; a trajectory that has such a
   * report or a newer one is left alone, so that doing it twice has no second effect. Gives the number of trajectories
   * that show a new report.
   */
  async save({ engine, config }: Analyser, found: readonly FindingsOf[]): Promise<number> {
    const { rowCount } = await pool().query(
      `with found as (
         select * from unnest($5::uuid[], $6::bytea[], $7::text[], $8::int[], $9::int[], $10::real[])
           as f(id, report, leaves, severity, quality, priority)),
       saved as (
         insert into analysis (project_id, trajectory_id, profile, engine, config, report)
         select $1::uuid, f.id, $2, $3, $4::int, f.report from found f
         join trajectory t on t.project_id = $1::uuid and t.id = f.id
         order by f.id
         on conflict do nothing)
       update trajectory t
       set leaves = f.leaves::smallint[], severity = f.severity, quality = f.quality, priority = f.priority, analysed = true,
         report_engine = $3, report_config = $4::int
       from found f
       where t.project_id = $1::uuid and t.id = f.id and ${stale("$3", "$4")}`,
      [
        project_id,
        profile,
        engine,
        config,
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
