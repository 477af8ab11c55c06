import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { connected } from "./connected.mjs";
import { ensureDatabase } from "./database.mjs";
import { migrate } from "./migrate.mjs";
import { openCluster } from "./postgres/cluster.mjs";
import { outside } from "./postgres/places.mjs";
import { isAlive } from "./postgres/postmaster.mjs";
import { stopServer } from "./postgres/server.mjs";

/**
 * @typedef {object} TestServer
 * @property {string} template address of a migrated, empty database that nobody may connect to while it is copied
 * @property {() => Promise<void>} release
 */

const prefix = "assay-test-";

// What a crash would lose doesn't matter here, and waiting for the disk would be most of the tests' time.
const flags = Object.entries({
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "256MB",
  max_connections: "200",
  jit: "off",
}).flatMap(([key, value]) => ["-c", `${key}=${value}`]);

/**
 * A PostgreSQL for tests with a migrated template database: TEST_DATABASE_URL's server, or one of its own in a
 * temporary folder that goes away with it.
 * @returns {Promise<TestServer>}
 */
export async function openTestServer() {
  const id = randomBytes(4).toString("hex");
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const template = withName(given, `assay_template_${id}`);
    await prepare(template);
    return { template, release: () => dropDatabase(template) };
  }
  await sweep(os.tmpdir());
  const folders = [os.tmpdir(), ...outside()].map((folder) =>
    path.join(folder, `${prefix}${process.pid}-${id}`),
  );
  const cluster = await openCluster({ places: folders, flags });
  const remove = async () => {
    await cluster.release();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const template = cluster.url("assay_template");
    await prepare(template);
    return { template, release: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Puts away the servers of test runs that were killed: the number of the process that started one is in its name.
 * @param {string} folder
 */
async function sweep(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const starter = /^\d+(?=-)/.exec(name.slice(prefix.length));
    if (!starter || isAlive(Number(starter[0]))) continue;
    const home = path.join(folder, name);
    if (process.getuid && statSync(home).uid !== process.getuid()) continue;
    for (const data of readdirSync(home)) await stopServer(path.join(home, data));
    rmSync(home, { recursive: true, force: true });
  }
}

/** @param {string} template */
async function prepare(template) {
  await ensureDatabase(template);
  await migrate(template);
}

/**
 * A fresh copy of the template, made by the server itself in a few milliseconds.
 * @param {string} template address of the template
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function copyDatabase(template) {
  const url = withName(template, `assay_test_${randomBytes(6).toString("hex")}`);
  await maintain(template, (name) => `CREATE DATABASE ${name(url)} TEMPLATE ${name(template)}`);
  return { url, drop: () => dropDatabase(url) };
}

/** @param {string} url */
const dropDatabase = (url) => maintain(url, (name) => `DROP DATABASE IF EXISTS ${name(url)} WITH (FORCE)`);

/** @param {string} url @param {string} name */
function withName(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** @param {string} url @param {(quoted: (url: string) => string) => string} statement */
async function maintain(url, statement) {
  await connected(withName(url, "postgres"), (client) =>
    client.query(statement((of) => client.escapeIdentifier(new URL(of).pathname.slice(1)))),
  );
}
