import os from "node:os";
import { connected } from "./connected.mjs";
import { openCluster } from "./postgres/cluster.mjs";
import { outside } from "./postgres/places.mjs";
import { inRoot } from "./root.mjs";
import { Plain } from "./say.mjs";

const oldestMajor = 15;
const database = "assay";

/** @typedef {{ url: string, release: () => Promise<void> }} Database */

/**
 * The workbench's database: the one DATABASE_URL names, else the project's own PostgreSQL, started if need be.
 * @param {(line: string) => void} say
 * @returns {Promise<Database>} its address, and what to call when it is no longer needed
 * @throws {Plain} when it can't be reached or is too old
 */
export async function openDatabase(say) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await ensureDatabase(given);
    return { url: given, release: async () => {} };
  }
  const wished = inRoot(".pgdata");
  const cluster = await openCluster({ places: [wished, ...outside()], flags: settings(), say });
  if (cluster.home !== wished) {
    say(`The database is in ${cluster.home}: the user who runs PostgreSQL can't reach the project's folder.`);
  }
  try {
    await ensureDatabase(cluster.url(database));
  } catch (error) {
    await cluster.release();
    throw error;
  }
  return { url: cluster.url(database), release: cluster.release };
}

function settings() {
  const megabytes = Math.floor(os.totalmem() / 2 ** 20);
  return Object.entries({
    shared_buffers: `${Math.min(1024, Math.max(128, Math.floor(megabytes / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(megabytes / 2))}MB`,
    work_mem: "32MB",
    maintenance_work_mem: "256MB",
    max_connections: "200",
    max_wal_size: "4GB",
    random_page_cost: "1.1",
    jit: "off",
  }).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
}

/**
 * Creates the database if it is missing and checks the server's version.
 * @param {string} url
 */
export async function ensureDatabase(url) {
  const name = decodeURIComponent(parse(url).pathname.slice(1));
  try {
    await connected(url, checkVersion);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "3D000") throw unreachable(url, error);
    const maintenance = new URL(url);
    maintenance.pathname = "/postgres";
    await connected(maintenance.href, async (client) => {
      await checkVersion(client);
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
    }).catch((cause) => {
      throw unreachable(url, cause);
    });
  }
}

/** @param {string} url */
function parse(url) {
  try {
    return new URL(url);
  } catch {
    throw new Plain(
      "DATABASE_URL is not an address. It should look like postgresql://user:password@host:5432/assay",
    );
  }
}

/** @param {import("pg").Client} client */
async function checkVersion(client) {
  // The number is for comparing: vendors write what they like into the other.
  const { rows } = await client.query(
    "SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number",
  );
  const { version, number } = rows[0];
  if (Number(number) < oldestMajor * 10_000) {
    throw new Plain(`The database server is PostgreSQL ${version}; Assay needs ${oldestMajor} or newer.`);
  }
}

/** @param {{ code?: string }} error another process created it meanwhile */
function ignoreExisting(error) {
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}

/** @param {string} url @param {unknown} cause */
function unreachable(url, cause) {
  if (cause instanceof Plain) return cause;
  const { hostname, port, pathname } = parse(url);
  const reason =
    cause instanceof AggregateError ? cause.errors[0].message : /** @type {Error} */ (cause).message;
  return new Plain(
    `The database ${pathname.slice(1)} on ${hostname}:${port || 5432} can't be used: ${reason}`,
  );
}
