/**
 * The table of trajectories in a project of a million: `npm run bench:table`. Asks for pages by the use case that the
 * page calls, with every sort, many filters, the first page and the one after it, and prints how long the server took
 * beside the same number of rows read by their key. Options: --rows N (1,000,000), --rounds N (5).
 */
import { parseArgs } from "node:util";
import pg from "pg";
import type { z } from "zod";
import { closeDatabase } from "@/lib/db/client";
import { PoolFilter, PoolSort } from "@/lib/queues/pool-filter";
import { listTrajectories } from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { openBenchDatabase } from "./database";
import { addProject, fillProject } from "./filled-project";
import { record } from "./history";
import { quantile } from "./quantile";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, rounds: { type: "string", default: "5" } },
});
const rows = Number(values.rows);
const rounds = Number(values.rounds);

/** What people ask for: broad, narrow, several at once, and what nothing fits. */
const filters = {
  none: {},
  failed: { outcome: ["failed"] },
  "one domain": { domain: ["travel"] },
  "one leaf": { any: ["execution.failure.state_error"] },
  "leaf and failed": { all: ["interaction.disengagement.quit"], outcome: ["failed"] },
  "without leaves": {
    none: ["execution.loops.retry", "interaction.disengagement.quit"],
    domain: ["bank", "shop"],
  },
  "long ones": { user_turns_min: 8, tool_calls_min: 25 },
  severe: { severity_min: 3, priority_min: 0.9 },
  "not labelled": { label: "unlabelled" },
  labelled: { label: "labelled" },
  "words found once": { text: `filler ${Math.floor(rows * 0.7)}` },
  "words found often": { text: "filler" },
  "words not found": { text: "nowhere to be found" },
  "nothing fits": { domain: ["mining"] },
} as const satisfies Record<string, z.input<typeof PoolFilter>>;

const database = await openBenchDatabase();
process.env.DATABASE_URL = database.url;
const client = new pg.Client({ connectionString: database.url });
await client.connect();
try {
  const slug = "table";
  const caller: Caller = { kind: "operator", name: "bench", project: slug };
  await addProject(client, slug);
  await fillProject(client, slug, rows);
  await client.query(
    `update trajectory set domain = (array['travel','shop','bank','parcels'])[1 + record % 4], outcome = record % 3,
       priority = (record::bigint * 7919 % 1000) / 1000.0`,
  );
  await client.query("vacuum (full, analyze) trajectory");

  const { rows: keys } = await client.query<{ id: string; project_id: string }>(
    "select project_id::text, id::text from trajectory order by md5(record::text) limit 51",
  );
  const byKey: number[] = [];
  for (let n = 0; n < 50; n++) {
    const started = performance.now();
    await client.query("select * from trajectory where project_id = $1 and id = any($2::uuid[])", [
      keys[0]!.project_id,
      keys.map(({ id }) => id),
    ]);
    byKey.push(performance.now() - started);
  }

  const all: number[] = [];
  const slowest: [number, string][] = [];
  for (const [name, filter] of Object.entries(filters))
    for (const sort of PoolSort.options) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const direction = round % 2 ? "asc" : "desc";
        const input = { filter, sort, direction } as const;
        const first = await execute(listTrajectories, caller, input);
        times.push(first.ms);
        if (first.next)
          times.push((await execute(listTrajectories, caller, { ...input, after: first.next })).ms);
      }
      all.push(...times);
      slowest.push([quantile(times, 0.95), `${name}, by ${sort}`]);
    }
  slowest.sort(([a], [b]) => b - a);
  for (const [ms, what] of slowest.slice(0, 12)) console.log(`${ms.toFixed(1).padStart(9)} ms  ${what}`);
  const [p50, p95, most] = [quantile(all, 0.5), quantile(all, 0.95), quantile(all, 1)];
  const key = quantile(byKey, 0.5);
  console.log(
    `${rows} rows, ${all.length} pages: median ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal 200), most ${most.toFixed(1)} ms; 51 rows by key ${key.toFixed(1)} ms`,
  );
  record("table", {
    rows,
    pages: all.length,
    p50_ms: p50,
    p95_ms: p95,
    max_ms: most,
    rows_by_key_ms: key,
    ratio: p95 / key,
  });
} finally {
  await client.end();
  await closeDatabase();
  await database.release();
}
