import type { PoolClient, QueryResultRow } from "pg";
import { AppError } from "@/lib/errors";
import { pool } from "./client";

/** One unchanging view of the database: whatever is written meanwhile, every read sees the same. */
export interface Snapshot {
  rows<Row extends QueryResultRow>(sql: string, parameters: unknown[]): Promise<Row[]>;
  /** Rows through a cursor, `size` at a time: memory stays the same however many there are. */
  batches<Row extends QueryResultRow>(
    sql: string,
    parameters: unknown[],
    size: number,
  ): AsyncGenerator<Row[]>;
  close(): Promise<void>;
}

/** A reader that is slow or gone must not hold connections that others need. */
const most = 2;
let open = 0;

/**
 * Opens a read-only snapshot on a connection of its own. Close it whatever happens. A snapshot that nobody reads from
 * for ten minutes is ended by the database.
 *
 * Throws unavailable when this process has two open already.
 */
export async function openSnapshot(): Promise<Snapshot> {
  if (open >= most)
    throw new AppError(
      "unavailable",
      "Two exports are being downloaded already. Wait until one of them is done.",
    );
  open++;
  let client: PoolClient;
  try {
    client = await pool().connect();
  } catch (error) {
    open--;
    throw error;
  }
  let cursors = 0;
  let closed = false;
  const close = async (broken?: Error): Promise<void> => {
    if (closed) return;
    closed = true;
    open--;
    if (broken) return client.release(broken);
    // A cursor that was left half read ends with its transaction.
    await client.query("rollback; reset idle_in_transaction_session_timeout").then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  try {
    await client.query(
      `set idle_in_transaction_session_timeout = '10min'; begin isolation level repeatable read read only`,
    );
  } catch (error) {
    await close(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  return {
    rows: async <Row extends QueryResultRow>(sql: string, parameters: unknown[]) =>
      (await client.query<Row>(sql, parameters)).rows,
    async *batches<Row extends QueryResultRow>(sql: string, parameters: unknown[], size: number) {
      const name = `c${++cursors}`;
      await client.query(`declare ${name} no scroll cursor for ${sql}`, parameters);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${size} from ${name}`);
        if (rows.length > 0) yield rows;
        if (rows.length < size) break;
      }
      await client.query(`close ${name}`);
    },
    close: () => close(),
  };
}
