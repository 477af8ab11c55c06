import type { PoolClient } from "pg";
import { pool } from "./client";

/** A connection that holds a lock for as long as it is open. */
export interface ExclusiveConnection {
  client: PoolClient;
  /**
   * Stores trajectories of a project in one transaction. Stores of one project follow each other, so that what one
   * finds missing no other is just storing.
   *
   * @param work true commits what it did, false takes it back
   * @returns what `work` gave
   */
  store(project_id: string, work: () => Promise<boolean>): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Takes a piece of work for this process, on a connection of its own: while it is open no other process can take it.
 * Gives null when another one has it. The hold ends with the connection, so a killed process holds nothing.
 *
 * @param work what is taken, in words that name nothing else
 */
export async function takeExclusively(work: string): Promise<ExclusiveConnection | null> {
  const client = await pool().connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(hashtextextended($1, 0)) as taken`,
      [work],
    );
    if (!rows[0]?.taken) {
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    client,
    async store(project_id, work) {
      await client.query("begin");
      try {
        await client.query(`select pg_advisory_xact_lock(hashtextextended('store ' || $1, 0))`, [project_id]);
        const done = await work();
        await client.query(done ? "commit" : "rollback");
        return done;
      } catch (error) {
        // On a broken connection there is nothing left to roll back; the first error is the one to tell.
        await client.query("rollback").catch(() => {});
        throw error;
      }
    },
    async close() {
      const unlocked = await client
        .query(`select pg_advisory_unlock(hashtextextended($1, 0))`, [work])
        .then(() => true)
        .catch(() => false);
      client.release(!unlocked);
    },
  };
}
