import type { PoolClient } from "pg";
import { run, type Tx } from "./client";

/** The worker's tasks and what each is given. A job is a batch, never a row. `project` is the project's address. */
export interface JobPayloads {
  "run-import": { project: string; import_id: string };
  "analyse-trajectories": { project: string; trajectory_ids: string[] };
  "plan-reanalysis": { project: string; after: string | null };
  "check-analyses": Record<string, never>;
  "assemble-spans": { project: string };
  "tidy-tables": Record<string, never>;
}

export interface JobOptions {
  /** Jobs with one key replace each other while they wait. */
  key?: string;
  /** Jobs with a higher number are done later. */
  priority?: number;
  /** Not before this moment. `first`: a job of this key that waits already keeps its own. */
  time?: { at: Date; first: boolean };
}

/** For what may wait: people wait for their imports. */
export const LATER: JobOptions = { priority: 10 };

const statement = `select graphile_worker.add_job($1, payload := $2::json, job_key := $3, max_attempts := 8, priority := $4::int,
  run_at := $5::timestamptz, job_key_mode := $6)`;

/** Queues a job in the caller's transaction: it exists exactly when the data does that made it necessary. */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, priority, time }: JobOptions = {},
): Promise<void> {
  await run(
    tx,
    statement,
    name,
    JSON.stringify(payload),
    key ?? null,
    priority ?? 0,
    time?.at ?? null,
    time?.first ? "preserve_run_at" : "replace",
  );
}

/** The same on a connection of the plain driver. */
export async function addJobOn<Name extends keyof JobPayloads>(
  client: PoolClient,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await client.query(statement, [name, JSON.stringify(payload), null, 0, null, "replace"]);
}
