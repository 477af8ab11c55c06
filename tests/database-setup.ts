import type { TestProject } from "vitest/node";
import { openTestServer } from "../scripts/test-server.mjs";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

/**
 * Vitest's global set-up of the tests that need a database: migrates once, so that each test file only copies. `npm
 * test` has done so already and passes the template's address.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prepared = process.env.TEST_DATABASE_TEMPLATE;
  if (prepared) {
    project.provide("databaseTemplate", prepared);
    return undefined;
  }
  const server = await openTestServer();
  project.provide("databaseTemplate", server.template);
  // Vitest runs the tear-down on Ctrl-C but not when it is told to end otherwise.
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void server.release().finally(() => process.exit(1)));
  }
  return server.release;
}
