import { z } from "zod";
import type { Deviation, LoggedDeviation } from "@/lib/studies/deviation";
import { query, run, type Scope } from "./client";

/** What a sampler may look at, one row a trajectory of the pool. */
export const PoolRow = z.object({
  id: z.string(),
  external_id: z.string(),
  source_name: z.string(),
  content_hash: z.string(),
  user_turns: z.number(),
  leaves: z.array(z.number()),
  outcome: z.number(),
  domain: z.string().nullable(),
});
export type PoolRow = z.infer<typeof PoolRow>;

const StudyRow = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  plan: z.unknown(),
  pool_hash: z.string(),
  pool_size: z.number(),
  created_at: z.date(),
  closed_at: z.date().nullable(),
  queue_id: z.string().nullable(),
});
export type StudyRow = z.infer<typeof StudyRow>;

const columns = `s.id::text, s.name, s.status, s.plan, s.pool_hash, s.pool_size, s.created_at, s.closed_at,
  (select q.id::text from queue q where q.project_id = s.project_id and q.study_id = s.id order by q.id limit 1) as queue_id`;

export const studies = ({ tx, project_id }: Scope) => ({
  /** The newest versions of all analysed trajectories, optionally of one domain, in order of id. */
  pool: (domain: string | null): Promise<PoolRow[]> =>
    query(
      tx,
      PoolRow,
      `select id::text, external_id, source_name, content_hash, user_turns, leaves, outcome, domain from trajectory
       where project_id = $1::uuid and latest and analysed and ($2::text is null or domain = $2) order by id`,
      project_id,
      domain,
    ),

  async domains(): Promise<{ domain: string; n: number }[]> {
    return query(
      tx,
      z.object({ domain: z.string(), n: z.number() }),
      `select domain, count(*)::int as n from trajectory
       where project_id = $1::uuid and latest and domain is not null group by 1 order by 2 desc`,
      project_id,
    );
  },

  insert: (study: {
    id: string;
    name: string;
    plan: unknown;
    pool_hash: string;
    pool_size: number;
    created_by: string;
  }): Promise<number> =>
    run(
      tx,
      `insert into study (project_id, id, name, plan, pool_hash, pool_size, created_by)
       values ($1::uuid, $2::uuid, $3, $4::jsonb, $5, $6, $7::uuid)`,
      project_id,
      study.id,
      study.name,
      JSON.stringify(study.plan),
      study.pool_hash,
      study.pool_size,
      study.created_by,
    ),

  insertDraws: (
    study_id: string,
    draws: { trajectory_id: string; sampler: string; probability: number }[],
  ): Promise<number> =>
    run(
      tx,
      `insert into study_draw (project_id, study_id, trajectory_id, sampler, probability)
       select $1::uuid, $2::uuid, t.id, t.sampler, t.probability
       from unnest($3::uuid[], $4::text[], $5::float8[]) as t(id, sampler, probability)`,
      project_id,
      study_id,
      draws.map((draw) => draw.trajectory_id),
      draws.map((draw) => draw.sampler),
      draws.map((draw) => draw.probability),
    ),

  list: (): Promise<StudyRow[]> =>
    query(
      tx,
      StudyRow,
      `select ${columns} from study s where s.project_id = $1::uuid order by s.id desc`,
      project_id,
    ),

  async byId(id: string): Promise<StudyRow | null> {
    const rows = await query(
      tx,
      StudyRow,
      `select ${columns} from study s where s.project_id = $1::uuid and s.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  /** Until the transaction ends nobody else who locks the study goes on. */
  lock: (id: string) =>
    query(
      tx,
      z.object({ id: z.string() }),
      `select id::text from study where project_id = $1::uuid and id = $2::uuid for update`,
      project_id,
      id,
    ),

  /** Which samplers drew each trajectory: sealed from annotators. */
  draws: (study_id: string) =>
    query(
      tx,
      z.object({ trajectory_id: z.string(), sampler: z.string(), probability: z.number() }),
      `select trajectory_id::text, sampler, probability from study_draw
       where project_id = $1::uuid and study_id = $2::uuid order by trajectory_id, sampler`,
      project_id,
      study_id,
    ),

  /** Draws of all studies, and how many different trajectories they are. */
  async drawn(): Promise<{ draws: number; distinct: number }> {
    const rows = await query(
      tx,
      z.object({ draws: z.number(), distinct: z.number() }),
      `select count(*)::int as draws, count(distinct trajectory_id)::int as distinct from study_draw where project_id = $1::uuid`,
      project_id,
    );
    return rows[0]!;
  },

  /** A study's queues, oldest first: one for each version of its questions. */
  rounds: (study_id: string) =>
    query(
      tx,
      z.object({
        queue_id: z.string(),
        schema_id: z.string(),
        schema_version: z.number(),
        status: z.string(),
        created_at: z.date(),
        labels: z.number(),
      }),
      `select q.id::text as queue_id, q.schema_id, q.schema_version, q.status, q.created_at,
         (select count(*)::int from annotation a where a.project_id = q.project_id and a.queue_id = q.id) as labels
       from queue q where q.project_id = $1::uuid and q.study_id = $2::uuid order by q.id`,
      project_id,
      study_id,
    ),

  /** What was done otherwise than the protocol says, oldest first. */
  deviations: (study_id: string): Promise<LoggedDeviation[]> =>
    query(
      tx,
      z.object({ n: z.number(), what: z.string(), why: z.string(), actor: z.string(), at: z.date() }),
      `select d.n, d.what, d.why, coalesce(u.name, 'command line') as actor, d.at
       from study_deviation d left join app_user u on u.id = d.actor_id
       where d.project_id = $1::uuid and d.study_id = $2::uuid order by d.n`,
      project_id,
      study_id,
    ),

  /** Adds an entry under the next number; gives that number. */
  async logDeviation(study_id: string, entry: Deviation & { actor_id: string }): Promise<number> {
    const rows = await query(
      tx,
      z.object({ n: z.number() }),
      `insert into study_deviation (project_id, study_id, n, what, why, actor_id)
       select $1::uuid, $2::uuid, 1 + coalesce((select max(n) from study_deviation
         where project_id = $1::uuid and study_id = $2::uuid), 0), $3, $4, $5::uuid
       returning n`,
      project_id,
      study_id,
      entry.what,
      entry.why,
      entry.actor_id,
    );
    return rows[0]!.n;
  },

  close: (id: string): Promise<number> =>
    run(
      tx,
      `update study set status = 'closed', closed_at = now()
       where project_id = $1::uuid and id = $2::uuid and status = 'open'`,
      project_id,
      id,
    ),
});
