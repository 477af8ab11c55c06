import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { request, test as base, type APIRequestContext } from "@playwright/test";
import { builtServer } from "../../scripts/build.mjs";
import { ensureDatabase } from "../../scripts/database.mjs";
import { migrate } from "../../scripts/migrate.mjs";
import { freePort, waitForAnswer } from "../../scripts/port.mjs";
import { inRoot } from "../../scripts/root.mjs";
import { makeCluster, type Cluster } from "./cluster";
import { ask, signInBy } from "./people";
import { Program } from "./program";

const assay = inRoot("bin", "assay.mjs");

/** A whole installation, to be broken: its own PostgreSQL, web server and worker, on ports of their own. */
export interface Installation {
  address: string;
  database: Cluster;
  web: Program;
  worker: Program;
  /** One more worker, as on a second machine; the caller stops it. */
  addWorker(): Program;
  /** Starts the web server and waits until it answers. */
  startWeb(): Promise<void>;
  /** The administrator's session. */
  admin: APIRequestContext;
  close(): Promise<void>;
}

/** Makes one and starts it. */
export async function openInstallation(): Promise<Installation> {
  const database = await makeCluster();
  const started: (() => Promise<unknown>)[] = [database.remove];
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    await database.start();
    await ensureDatabase(database.url);
    await migrate(database.url);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const env = {
      DATABASE_URL: database.url,
      NEXTAUTH_URL: address,
      NEXTAUTH_SECRET: randomBytes(32).toString("hex"),
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
    };
    const runWorker = (name: string) => {
      const worker = new Program(name, [assay, "worker"], env);
      started.push(() => worker.stop());
      worker.start();
      return worker;
    };
    const web = new Program("web", [builtServer], { ...env, HOSTNAME: "127.0.0.1", PORT: String(port) });
    started.push(() => web.stop());
    const startWeb = async () => {
      web.start();
      await waitForAnswer(address);
    };
    const worker = runWorker("worker");
    await startWeb();
    const admin = await request.newContext({ baseURL: address });
    started.push(() => admin.dispose());
    await setUp(admin, env);
    return { address, database, web, worker, addWorker: () => runWorker("worker-2"), startWeb, admin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The first administrator, with a password of their own. */
async function setUp(admin: APIRequestContext, env: Record<string, string>): Promise<void> {
  const email = "admin@example.org";
  const { stdout } = await promisify(execFile)(process.execPath, [assay, "setup", "--email", email], {
    env: { ...process.env, ...env },
  });
  const current = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/.exec(stdout)?.[0] ?? "";
  await signInBy(admin, email, current);
  const password = randomBytes(12).toString("hex");
  await ask(admin, null, "change-password", { current, password });
  await signInBy(admin, email, password);
}

/** Tests with an installation that all of them share: each makes a project of its own and repairs what it breaks. */
export const test = base.extend<object, { site: Installation }>({
  site: [
    async ({}, provide) => {
      const site = await openInstallation();
      try {
        await provide(site);
      } finally {
        await site.close();
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
