import { randomInt } from "node:crypto";
import os from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { env } from "@/lib/env";

/** First half of the advisory locks that living workers hold; the second half is their number. */
const lockSpace = 77;
const reapEvery = 700;

export interface Presence {
  /** Names a pool of the job engine that belongs to this process; jobs are locked in its name. */
  addPool(pool_id: string): void;
  /** Takes the name back and frees the jobs that are still locked in it. Throws while the database is away. */
  dropPool(pool_id: string): Promise<void>;
  leave(): Promise<void>;
}

/**
 * Shows the other workers that this process lives, and frees the jobs of those that don't. A lock of the database says
 * so, not a clock: it ends with its holder's connection, whichever way that ends.
 *
 * @param tell is given a sentence about each worker that was found dead, and about lost connections
 * @param onFreed is called when jobs of a dead worker were freed
 * @param onReturn is called when the database was away and is back: answers may have been lost on the way
 */
export async function enterWorkers(
  tell: (line: string) => void,
  onReturn: () => void = () => {},
  onFreed: () => void = () => {},
): Promise<Presence> {
  const pools = new Set<string>();
  let left = false;
  let current = await connect(null);
  const loop = watch();

  /** @param before the number of this process before its connection broke off */
  async function connect(before: number | null) {
    const client = new pg.Client({
      connectionString: env().DATABASE_URL,
      application_name: "assay worker",
      keepAlive: true,
    });
    client.on("error", () => {}); // the next query is rejected with it
    const id = randomInt(1, 2 ** 31 - 1);
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock($1, $2)`, [lockSpace, id]);
      await client.query(`insert into worker_process (id, pool_ids, host) values ($1, $2, $3)`, [
        id,
        [...pools],
        os.hostname(),
      ]);
      await client.query(`delete from worker_process where id = $1`, [before]);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    return { client, id };
  }

  async function watch(): Promise<void> {
    while (!left) {
      await wait(reapEvery, undefined, { ref: false });
      if (left) return;
      try {
        if (await reap(current.client, current.id, tell)) onFreed();
      } catch (error) {
        await current.client.end().catch(() => {});
        tell(`The connection to the database broke off (${(error as Error).message}); trying again.`);
        await reconnect();
      }
    }
  }

  async function reconnect(): Promise<void> {
    while (!left) {
      try {
        current = await connect(current.id);
        tell("The connection to the database is back.");
        return onReturn();
      } catch {
        await wait(1000, undefined, { ref: false });
      }
    }
  }

  return {
    addPool(pool_id) {
      pools.add(pool_id);
      // If the connection is just breaking, the next one says it.
      void current.client
        .query(`update worker_process set pool_ids = $2 where id = $1`, [current.id, [...pools]])
        .catch(() => {});
    },
    async dropPool(pool_id) {
      pools.delete(pool_id);
      const { client, id } = current;
      await client.query(`select graphile_worker.force_unlock_workers($1::text[])`, [[pool_id]]);
      await client.query(`update worker_process set pool_ids = $2 where id = $1`, [id, [...pools]]);
    },
    async leave() {
      left = true;
      await Promise.race([loop, wait(50)]);
      await current.client.query(`delete from worker_process where id = $1`, [current.id]).catch(() => {});
      await current.client.end().catch(() => {});
    },
  };
}

/** Frees the jobs of every other worker whose lock nobody holds. @returns whether there was one */
async function reap(client: pg.Client, own: number, tell: (line: string) => void): Promise<boolean> {
  const { rows } = await client.query<{ id: number; pool_ids: string[]; host: string }>(
    `select id, pool_ids, host from worker_process where case when id <> $1 then pg_try_advisory_lock($2, id) else false end`,
    [own, lockSpace],
  );
  for (const { id, pool_ids, host } of rows) {
    await free(client, id, pool_ids);
    await client.query(`select pg_advisory_unlock($1, $2)`, [lockSpace, id]);
    tell(`A worker on ${host} is gone; its jobs were freed.`);
  }
  return rows.length > 0;
}

/**
 * Frees the jobs of a worker that is gone. Its end is no failure of an import, which counts by itself how often it was
 * begun without storing anything: the try is given back, so that it goes on however often workers are killed.
 */
async function free(client: pg.Client, id: number, pool_ids: string[]): Promise<void> {
  await client.query("begin");
  try {
    const { rows } = await client.query<{ id: string; attempts: number }>(
      `select id, attempts from graphile_worker.jobs where locked_by = any($1) and task_identifier = 'run-import'`,
      [pool_ids],
    );
    await client.query(`select graphile_worker.force_unlock_workers($1::text[])`, [pool_ids]);
    for (const job of rows)
      await client.query(`select graphile_worker.reschedule_jobs(array[$1::bigint], attempts := $2)`, [
        job.id,
        Math.max(0, job.attempts - 1),
      ]);
    await client.query(`delete from worker_process where id = $1`, [id]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
