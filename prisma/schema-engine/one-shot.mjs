import pg from "pg";

/**
 * The engine's `cli` commands.
 * @param {string} command
 * @param {string} url
 * @returns {Promise<number>} the exit code
 */
export async function runOnce(command, url) {
  log("INFO", "Starting schema engine CLI"); // Prisma drops the first line
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  try {
    if (command === "can-connect-to-database") await connected(url, async () => {});
    else if (command === "create-database") await create(url, database);
    else throw new Error(`unsupported: ${command}`);
    return 0;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "3D000") log("ERROR", `Database \`${database}\` does not exist`, { error_code: "P1003" });
    else log("ERROR", message, { error_code: "P1001" });
    return 1;
  }
}

/** @param {string} url @param {string} database */
async function create(url, database) {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  await connected(maintenance.href, (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`),
  );
}

/** @param {string} url @param {(client: pg.Client) => Promise<unknown>} work */
async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} level @param {string} message @param {Record<string, string>} [more] */
function log(level, message, more = {}) {
  const line = { level, target: "schema_engine::logger", fields: { message, ...more } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
