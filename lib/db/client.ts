import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { z } from "zod";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { env } from "@/lib/env";

/** A connection inside a transaction, or the plain client. Rooms above `db` never see it. */
export type Tx = Prisma.TransactionClient;

/** Everything a noun's functions need: where to ask, and the one project that may be named. */
export interface Scope {
  tx: Tx;
  project_id: string;
}

interface Clients {
  url: string;
  owner: PrismaClient;
  annotator: PrismaClient;
  pool: pg.Pool;
}

// Kept on globalThis, so that a reloaded module in development doesn't open a second pool.
const store = globalThis as typeof globalThis & { assayClients?: Clients };

const byValues = "/* planned by its values */ ";

/** Marks SQL whose best plan depends on the values it is asked with: it is planned each time. */
export const plannedByValues = (sql: string): string => byValues + sql;

function named(query: { sql: string }): string {
  // Without a name a statement isn't kept.
  if (query.sql.startsWith(byValues)) return "";
  // A stable name per statement makes PostgreSQL keep its plan; 63 characters is the limit for a name.
  let hash = 5381;
  for (let i = 0; i < query.sql.length; i++) hash = (Math.imul(hash, 33) ^ query.sql.charCodeAt(i)) >>> 0;
  return `q${hash.toString(36)}_${query.sql.length}`;
}

function connect(url: string): Clients {
  const max = env().DATABASE_POOL;
  const warn = (who: string) => (error: Error) =>
    console.error(`database connection (${who}) ended: ${error.message}`);
  const adapter = (options?: string) =>
    new PrismaPg(
      { connectionString: url, max, options, statement_timeout: 60_000, application_name: "assay" },
      { onPoolError: warn("prisma"), onConnectionError: warn("prisma"), statementNameGenerator: named },
    );
  const pool = new pg.Pool({ connectionString: url, max, application_name: "assay" });
  pool.on("error", warn("pool"));
  pool.on("connect", (client) => client.on("error", warn("client")));
  return {
    url,
    owner: new PrismaClient({ adapter: adapter() }),
    // The role is a start-up option: RESET ROLE and DISCARD ALL return to it, not to the owner.
    annotator: new PrismaClient({ adapter: adapter("-c role=workbench_annotator") }),
    pool,
  };
}

function clients(): Clients {
  const url = env().DATABASE_URL;
  if (store.assayClients && store.assayClients.url !== url) void closeDatabase();
  return (store.assayClients ??= connect(url));
}

/** The client of the database's owner: everything but annotator-facing use cases. */
export const owner = (): PrismaClient => clients().owner;

/** The client that works as the role `workbench_annotator` and can't read sealed columns. */
export const annotator = (): PrismaClient => clients().annotator;

/** The plain pool, for COPY and cursors. */
export const pool = (): pg.Pool => clients().pool;

/** Ends all connections; a process that forgets this doesn't exit. */
export async function closeDatabase(): Promise<void> {
  const open = store.assayClients;
  store.assayClients = undefined;
  if (!open) return;
  await Promise.all([open.owner.$disconnect(), open.annotator.$disconnect(), open.pool.end()]);
}

/** Runs SQL with $1… parameters and parses each row; a row that doesn't fit its schema is a fault, not data. */
export async function query<Row extends z.ZodType>(
  tx: Tx,
  row: Row,
  sql: string,
  ...parameters: unknown[]
): Promise<z.output<Row>[]> {
  return z.array(row).parse(await tx.$queryRawUnsafe(sql, ...parameters));
}

/** Runs SQL that returns no rows; gives the number of rows it touched. */
export const run = (tx: Tx, sql: string, ...parameters: unknown[]): Promise<number> =>
  tx.$executeRawUnsafe(sql, ...parameters);

/** The SQLSTATE of a database error, wherever Prisma or pg put it; null if it is none. */
export function sqlState(error: unknown): string | null {
  const seen = z
    .object({
      code: z.string().optional(),
      meta: z
        .object({
          code: z.string().optional(),
          driverAdapterError: z
            .object({ cause: z.object({ originalCode: z.string().optional() }).loose().optional() })
            .loose()
            .optional(),
        })
        .loose()
        .optional(),
    })
    .loose()
    .safeParse(error);
  if (!seen.success) return null;
  const { code, meta } = seen.data;
  return (
    meta?.driverAdapterError?.cause?.originalCode ??
    meta?.code ??
    (code === "P2034" ? "40001" : (code ?? null))
  );
}
