import { readdirSync, readFileSync } from "node:fs";
import { Logger, runMigrations } from "graphile-worker";
import { connected } from "./connected.mjs";
import { prisma } from "./prisma.mjs";
import { inRoot } from "./root.mjs";
import { Plain } from "./say.mjs";

/**
 * Brings a database to the project's state: tables, the job queue's own tables, then the grants, which are not part
 * of the migrations because roles belong to the whole server.
 * @param {string} url
 */
export async function migrate(url) {
  if (await isBehind(url)) await prisma("Migrating the database", ["migrate", "deploy"], url);
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
  await grantRoles(url);
}

/**
 * Asks the database itself: starting the migration tool takes longer than all the rest of a second start.
 * @param {string} url
 */
async function isBehind(url) {
  const applied = await connected(url, async (client) => {
    const { rows } = await client.query(
      "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS begun",
    );
    if (!rows[0].begun) return [];
    const done = await client.query(
      "SELECT migration_name FROM public._prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    return done.rows.map((row) => row.migration_name);
  });
  return readdirSync(inRoot("prisma", "migrations"), { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && !applied.includes(entry.name),
  );
}

/** @param {string} url */
async function grantRoles(url) {
  try {
    await connected(url, (client) => client.query(readFileSync(inRoot("prisma", "roles.sql"), "utf8")));
  } catch (error) {
    throw new Plain(
      `Setting up the annotators' database role failed: ${/** @type {Error} */ (error).message}`,
    );
  }
}
