/**
 * The cost of an import: `npm run bench:import`. Imports a file of JSON lines by the command line (sent, source kept,
 * normalised, stored, analysed) and prints its time as a ratio to a COPY of the same bytes into one text column of the
 * same PostgreSQL, and the highest resident size of the importing process. Then what a record costs in projects that
 * hold 0, 100,000 and 1,000,000 others. Options: --records N (of the file, 20,000), --sizes 0,100000,1000000.
 */
import { createReadStream, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { from } from "pg-copy-streams";
import { runAssay } from "./assay-process";
import { openBenchDatabase, openFolder } from "./database";
import { addProject, fillProject } from "./filled-project";
import { writeRuns } from "./generated-runs";
import { record } from "./history";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "20000" },
    sizes: { type: "string", default: "0,100000,1000000" },
  },
});
const records = Number(values.records);
const sizes = values.sizes.split(",").map(Number);

/** Seconds of a COPY of the lines into a table of one text column. */
async function copySeconds(client: pg.Client, file: string): Promise<number> {
  await client.query("drop table if exists bench_copy; create table bench_copy (line text)");
  const started = performance.now();
  // Control characters can't stand in JSON as they are: the lines need no escape.
  const copy = from(`copy bench_copy from stdin with (format csv, delimiter e'\\x01', quote e'\\x02')`);
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), client.query(copy));
  const seconds = (performance.now() - started) / 1000;
  await client.query("drop table bench_copy");
  return seconds;
}

/** Imports a file by the command line. */
async function importSeconds(project: string, file: string) {
  const ran = await runAssay(database.url, "import", file, "--project", project, "--source", "bench");
  if (ran.code !== 0 || !ran.output.includes(`stored ${records} `))
    throw new Error(`The import failed: ${ran.output}`);
  return ran;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const database = await openBenchDatabase();
const folder = openFolder();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
try {
  const file = path.join(folder, "runs.jsonl");
  const bytes = await writeRuns(file, 0, records);
  console.log(`${records} records, ${(bytes / 1e6).toFixed(0)} MB`);

  const copies: number[] = [];
  const imports: { seconds: number; peak: number | null }[] = [];
  for (let round = 0; round < 3; round++) {
    copies.push(await copySeconds(client, file));
    const slug = `bench-${round}`;
    await addProject(client, slug);
    imports.push(await importSeconds(slug, file));
    console.log(
      `round ${round + 1}: COPY ${copies[round]!.toFixed(2)} s, import ${imports[round]!.seconds.toFixed(2)} s, peak ${imports[round]!.peak} MB`,
    );
  }
  const ratio = median(imports.map(({ seconds }) => seconds)) / median(copies);
  const peak = Math.max(...imports.map((one) => one.peak ?? 0));
  console.log(`import ÷ COPY: ${ratio.toFixed(2)}; peak ${peak} MB`);

  const perRecord: Record<string, number> = {};
  for (const size of sizes) {
    const slug = `holds-${size}`;
    await addProject(client, slug);
    await fillProject(client, slug, size);
    const { seconds } = await importSeconds(slug, file);
    const cost = (seconds / records) * 1000;
    perRecord[`ms_per_record_at_${size}`] = cost;
    console.log(`in a project of ${size}: ${cost.toFixed(3)} ms a record`);
  }
  record("import", {
    ratio,
    records,
    bytes,
    copy_seconds: median(copies),
    import_seconds: median(imports.map(({ seconds }) => seconds)),
    peak_mb: peak,
    ...perRecord,
  });
} finally {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
  await database.release();
}
