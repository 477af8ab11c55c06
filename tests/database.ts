import { afterAll, beforeAll, inject } from "vitest";
import { copyDatabase } from "../scripts/test-server.mjs";

export interface TestDatabase {
  /** Connection address; the user owns the database. */
  url: string;
  /** Removes it, ending whatever connections are left. */
  drop: () => Promise<void>;
}

/** A migrated, empty database of its own. The caller drops it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject("databaseTemplate"));
}

/**
 * Gives the test file (or the `describe` around it) a database of its own for as long as its tests run.
 *
 * @returns an object whose `url` may be read from the first hook or test on
 */
export function withDatabase(): { readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());
  return {
    get url() {
      if (!database) throw new Error("The test database exists only while hooks and tests run.");
      return database.url;
    },
  };
}
