import { defineConfig } from "vitest/config";

// `core` is pure and needs nothing; `usecases` runs on a real PostgreSQL (tests/database.ts); `start` tries the scripts.
export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          include: ["lib/**/*.test.ts", "components/**/*.test.ts"],
          exclude: ["lib/usecases/**", "lib/db/**", "lib/entry/**", "lib/auth/**"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "usecases",
          include: ["lib/{usecases,db,entry,auth}/**/*.test.ts"],
          globalSetup: ["tests/database-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "start",
          include: ["scripts/**/*.test.ts"],
          globalSetup: ["tests/database-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
