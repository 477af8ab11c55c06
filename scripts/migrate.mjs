import { readFileSync } from "node:fs";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { inRoot } from "./root.mjs";
import { prisma } from "./prisma.mjs";
import { Plain } from "./say.mjs";

/**
 * Brings a database to the project's state: tables, the job queue's own tables, then the grants, which are not part
 * of the migrations because roles belong to the whole server.
 * @param {string} url
 */
export async function migrate(url) {
  await prisma("Migrating the database", ["migrate", "deploy"], url);
  await prepareJobs(url);
  await grantRoles(url);
}

/** @param {string} url */
async function prepareJobs(url) {
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
}

/** @param {string} url */
async function grantRoles(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(readFileSync(inRoot("prisma", "roles.sql"), "utf8"));
  } catch (error) {
    throw new Plain(
      `Setting up the annotators' database role failed: ${/** @type {Error} */ (error).message}`,
    );
  } finally {
    await client.end();
  }
}
