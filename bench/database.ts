import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureDatabase } from "../scripts/database.mjs";
import { migrate } from "../scripts/migrate.mjs";
import { openCluster } from "../scripts/postgres/cluster.mjs";
import { outside } from "../scripts/postgres/places.mjs";

/** Settings of a small server of its own; unlike in tests, what is committed is on the disk. */
const flags = Object.entries({
  shared_buffers: "1GB",
  max_wal_size: "4GB",
  random_page_cost: "1.1",
  max_connections: "200",
  jit: "off",
}).flatMap(([key, value]) => ["-c", `${key}=${value}`]);

export interface BenchDatabase {
  url: string;
  release(): Promise<void>;
}

/** A migrated, empty database on a PostgreSQL of its own, which goes away with it; or BENCH_DATABASE_URL's. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) {
    await migrate(given);
    return { url: given, release: async () => {} };
  }
  const folders = [os.tmpdir(), ...outside()].map((folder) =>
    path.join(folder, `assay-bench-${process.pid}`),
  );
  const cluster = await openCluster({ places: folders, flags });
  const url = cluster.url("assay");
  await ensureDatabase(url);
  await migrate(url);
  return {
    url,
    async release() {
      await cluster.release();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder for the files of a run, beside the system's other temporary ones. */
export const openFolder = (): string => mkdtempSync(path.join(os.tmpdir(), "assay-bench-files-"));
