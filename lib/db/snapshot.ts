import pg, { type PoolClient, type QueryResultRow } from "pg";
import { AppError } from "@/lib/errors";
import { pool } from "./client";

/**
 * One unchanging view of the database: whatever is written meanwhile, every read sees the same. Moments come as
 * ISO 8601 texts in UTC with milliseconds.
 */
export interface Snapshot {
  rows<Row extends QueryResultRow>(sql: string, parameters: unknown[]): Promise<Row[]>;
  /** Rows through a cursor, `size` at a time: memory stays the same however many there are. */
  batches<Row extends QueryResultRow>(
    sql: string,
    parameters: unknown[],
    size: number,
  ): AsyncGenerator<Row[]>;
  /** The same as texts in the order of the columns: for a million rows it takes half the time. */
  tuples(sql: string, parameters: unknown[], size: number): AsyncGenerator<(string | null)[][]>;
  close(): Promise<void>;
}

/** "2026-03-01 04:05:06.7+00" → "2026-03-01T04:05:06.700Z": such texts sort by time, and no Date has to be made of them. */
export function isoOf(stored: string): string {
  const fraction = stored.slice(19, stored.length - 3);
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}${fraction === "" ? ".000" : fraction.slice(0, 4).padEnd(4, "0")}Z`;
}

const asText: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoOf : (text: string | Buffer) => text,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoOf : pg.types.getTypeParser(oid, format),
};

/**
 * The rows of a statement, gathered as they come. pg's own lists of rows end up in V8's old generation and keep a
 * kilobyte a row there, long after they are let go, until it is collected as a whole: 200 MB in an export.
 */
const gathered = <Row extends QueryResultRow | (string | null)[]>(
  client: PoolClient,
  statement: pg.QueryConfig & { rowMode?: "array" },
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    const rows: Row[] = [];
    const query = new pg.Query<QueryResultRow, unknown[]>(statement);
    query.on("row", (row) => rows.push(row as Row));
    query.on("end", () => resolve(rows));
    query.on("error", reject);
    client.query(query);
  });

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
      `set idle_in_transaction_session_timeout = '10min'; begin isolation level repeatable read read only;
       set local timezone = 'UTC'`,
    );
  } catch (error) {
    await close(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  async function* cursor<Row>(
    sql: string,
    parameters: unknown[],
    fetch: (name: string) => Promise<Row[]>,
    size: number,
  ): AsyncGenerator<Row[]> {
    const name = `c${++cursors}`;
    await client.query(`declare ${name} no scroll cursor for ${sql}`, parameters);
    let ahead: Promise<Row[]> | null = fetch(name);
    while (ahead) {
      const rows: Row[] = await ahead;
      // The database works on the next rows while the reader works on these.
      ahead = rows.length < size ? null : fetch(name);
      ahead?.catch(() => {});
      if (rows.length > 0) yield rows;
    }
    await client.query(`close ${name}`);
  }
  return {
    rows: async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
      (await client.query<Row>({ text, values, types })).rows,
    batches: <Row extends QueryResultRow>(sql: string, parameters: unknown[], size: number) =>
      cursor(
        sql,
        parameters,
        (name) => gathered<Row>(client, { text: `fetch ${size} from ${name}`, types }),
        size,
      ),
    tuples: (sql, parameters, size) =>
      cursor(
        sql,
        parameters,
        (name) =>
          gathered<(string | null)[]>(client, {
            text: `fetch ${size} from ${name}`,
            types: asText,
            rowMode: "array",
          }),
        size,
      ),
    close: () => close(),
  };
}
