/**
 * Kills the worker at ten random moments of an import and compares what is stored with an undisturbed import of the same
 * file: `npm run bench:kills`. Options: --records N (200,000), --kills N (10), --seed N.
 */
import { once } from "node:events";
import { createHash } from "node:crypto";
import { createReadStream, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual, parseArgs } from "node:util";
import pg from "pg";
import { finishUpload, putChunk, startImport } from "@/lib/usecases";
import { closeDatabase } from "@/lib/db/client";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { contentsOf } from "@/tests/imported-contents";
import { startAssay } from "./assay-process";
import { openBenchDatabase, openFolder } from "./database";
import { addProject } from "./filled-project";
import { generator, writeRuns } from "./generated-runs";
import { record } from "./history";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "200000" },
    kills: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
  },
});
const records = Number(values.records);
const kills = Number(values.kills);
const pick = generator(Number(values.seed));

const database = await openBenchDatabase();
process.env.DATABASE_URL = database.url;
const folder = openFolder();
const client = new pg.Client({ connectionString: database.url });
await client.connect();

/** Sends the file as a client does; a worker then imports it. */
async function send(project: string, file: string): Promise<string> {
  const caller: Caller = { kind: "operator", name: "bench", project };
  const { import_id, upload_id } = await execute(startImport, caller, { file_name: file });
  const hash = createHash("sha256");
  let [n, bytes] = [0, 0];
  for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const chunk: Uint8Array = part;
    hash.update(chunk);
    bytes += chunk.length;
    await execute(putChunk, caller, { upload: upload_id, n: n++, bytes: chunk });
  }
  await execute(finishUpload, caller, { import_id, bytes, sha256: hash.digest("hex") });
  return import_id;
}

async function stateOf(import_id: string): Promise<{ records_done: number; finished: boolean }> {
  const { rows } = await client.query(
    `select records_done, finished_at is not null as finished from import_run where id = $1`,
    [import_id],
  );
  return rows[0];
}

async function until(import_id: string, done: (state: Awaited<ReturnType<typeof stateOf>>) => boolean) {
  for (;;) {
    const state = await stateOf(import_id);
    if (state.finished || done(state)) return state;
    await wait(20);
  }
}

try {
  const file = path.join(folder, "runs.jsonl");
  const bytes = await writeRuns(file, 0, records);
  console.log(`${records} records, ${(bytes / 1e6).toFixed(0)} MB, seed ${values.seed}`);

  await addProject(client, "calm");
  const calm = await send("calm", file);
  const steady = startAssay(database.url, "worker");
  await until(calm, () => false);
  steady.kill("SIGTERM");
  await once(steady, "exit");

  await addProject(client, "disturbed");
  const import_id = await send("disturbed", file);
  // Moments spread over the whole file, each somewhere between two commits.
  const moments = Array.from({ length: kills }, (_, i) =>
    Math.floor(((i + pick(1000) / 1000) * records) / kills),
  );
  const killedAt: number[] = [];
  for (const moment of moments) {
    const worker = startAssay(database.url, "worker");
    const ended = once(worker, "exit");
    const { records_done } = await until(import_id, (state) => state.records_done >= moment);
    await wait(pick(300));
    worker.kill("SIGKILL");
    await ended;
    killedAt.push(records_done);
    console.log(`killed after ${records_done} records`);
  }
  const last = startAssay(database.url, "worker");
  await until(import_id, () => false);
  last.kill("SIGTERM");
  await once(last, "exit");

  const [whole, pieced] = [await contentsOf(client, "calm"), await contentsOf(client, "disturbed")];
  const equal = isDeepStrictEqual(whole, pieced);
  console.log(equal ? "Counts and hashes are equal." : "They DIFFER:");
  console.log(JSON.stringify({ undisturbed: whole, ...(equal ? {} : { killed: pieced }) }, null, 2));
  record("kills", {
    records,
    bytes,
    seed: Number(values.seed),
    kills: killedAt.length,
    equal: Number(equal),
  });
  if (!equal) process.exitCode = 1;
} finally {
  await closeDatabase();
  await client.end();
  rmSync(folder, { recursive: true, force: true });
  await database.release();
}
