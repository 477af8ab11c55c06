import { defineConfig } from "vitest/config";

const onDatabase = {
  globalSetup: ["tests/database-setup.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const databaseTests = "lib/{usecases,db,entry,auth}/**/*.test.ts";
const apart = "lib/**/*.apart.test.ts";

// `core` is pure and needs nothing; `usecases` runs on a real PostgreSQL (tests/database.ts), and so do those that
// put something else in a module's place, `usecases-apart`; `start` tries the scripts. Files share what they import
// (`isolate: false`), for loading it anew for each is most of the time they take.
export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          isolate: false,
          include: ["lib/**/*.test.ts", "components/**/*.test.ts"],
          exclude: ["lib/usecases/**", "lib/db/**", "lib/entry/**", "lib/auth/**"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "usecases",
          isolate: false,
          include: [databaseTests],
          exclude: [apart],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "usecases-apart",
          include: [apart],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "start",
          include: ["scripts/**/*.test.ts"],
          maxWorkers: 1,
        },
      },
    ],
  },
});
