/**
 * Exporting a million labels: `npm run bench:export`. The time is a ratio to COPY … TO STDOUT of the same columns in the
 * same run; memory is the highest resident size above that of the idle process. The whole bundle, with its figures and
 * in every format, is measured beside it.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { closeDatabase } from "@/lib/db/client";
import { labelsSql } from "@/lib/db/export-sql";
import { createExport, downloadExport } from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { copyDatabase, openTestServer } from "../scripts/test-server.mjs";
import { record } from "./history";

const labels = Number(process.argv[2] ?? 1_000_000);
const k = 3;
const items = Math.ceil(labels / k);
const slug = "bench";
type Input = { what: string[]; formats: string[]; queue: string };
const caller: Caller = { kind: "operator", name: "bench", project: slug };

/** A project with a queue of `items` trajectories and three labels on each, as 40 people leave them. @returns the queue */
async function fill(client: pg.Client): Promise<string> {
  const [project, queue] = [randomUUID(), randomUUID()];
  // Keys aren't checked one by one: the rows are made to fit.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into project (id, slug, name, pseudonym_secret) values ($1::uuid, $2, 'Bench', 'bench bench bench bench bench bench')`,
    [project, slug],
  );
  await client.query(
    `insert into trajectory (project_id, id, source_name, external_id, content_hash, format, import_id, source_file_id, record,
       domain, outcome, steps, messages, user_turns, tool_calls, preview)
     select $1::uuid, gen_random_uuid(), 'filler', 'filler-' || n, encode(sha256(n::text::bytea), 'hex'), 'openai-chat', $1, $1, n,
       'parcels', n % 3, 25, 25, n % 9, n % 31, 'A filler ' || n from generate_series(1, $2::int) n`,
    [project, items],
  );
  await client.query(
    `insert into queue (project_id, id, name, schema_id, schema_version, k, buckets, item_count, created_by)
     values ($1::uuid, $2::uuid, 'Bench', 'trajectory-review', 1, $3, 64, $4, $1)`,
    [project, queue, k, items],
  );
  await client.query(
    `insert into item (project_id, queue_id, item, trajectory_id)
     select t.project_id, $1::uuid, row_number() over (order by t.id), t.id from trajectory t`,
    [queue],
  );
  await client.query(
    `insert into annotation (project_id, queue_id, item, ordinal, annotator_id, fence, answers, evidence, comment, active_ms)
     select i.project_id, i.queue_id, i.item, o, md5(((i.item * 7 + o * 13) % 40)::text)::uuid, 1,
       jsonb_build_object('informative', case when (i.item + o) % 3 = 0 then 'no' else 'yes' end, 'reason',
         (array['action','conversation','external','exemplar','none'])[1 + (i.item * o) % 5], 'strategy', 'tool_execute'),
       '[{"step": 3, "range": [0, 12], "quote": "twelve bytes"}]'::jsonb, 'The second call repeats the first with other dates.', 40000 + i.item % 9000
     from item i cross join generate_series(1, $2::int) o where i.queue_id = $1::uuid`,
    [queue, k],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum analyze trajectory, item, annotation`);
  return queue;
}

/** The columns of an export straight from the database. @returns seconds and bytes */
async function copy(client: pg.Client, queue: string) {
  const { rows } = await client.query<{ id: string }>(`select id::text from project where slug = $1`, [slug]);
  const literals = [rows[0]!.id, null, queue, null];
  const sql = labelsSql.replace(/\$(\d)/g, (_, n: string) => {
    const value = literals[Number(n) - 1];
    return value ? `'${value}'` : "null";
  });
  return drained(client.query(copyTo(`copy (${sql}) to stdout`)));
}

async function drained(parts: AsyncIterable<Uint8Array>) {
  const from = process.hrtime.bigint();
  let bytes = 0;
  for await (const part of parts) bytes += part.length;
  return { seconds: Number(process.hrtime.bigint() - from) / 1e9, bytes };
}

/** An export, and how far the process grew while it ran. */
async function exported(request: Input, file: string | null) {
  const { id } = await execute(createExport, caller, request);
  global.gc?.();
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const { content } = await execute(downloadExport, caller, { id, file });
  const measured = await drained(content);
  clearInterval(watch);
  return { ...measured, above_idle_mb: Math.round((peak - idle) / 1e6) };
}

const server = await openTestServer();
const database = await copyDatabase(server.template);
process.env.DATABASE_URL = database.url;
const client = new pg.Client(database.url);
try {
  await client.connect();
  const queue = await fill(client);
  const request = { what: ["labels"], formats: ["jsonl"], queue };
  // Everything is read once before it is measured: the first reader of a page pays for the disk.
  await copy(client, queue);
  const bound = await copy(client, queue);
  const jsonl = await exported(request, "labels.jsonl");
  const bundle = await exported({ what: ["label_set"], formats: ["jsonl", "csv", "parquet"], queue }, null);
  const figures = {
    labels: items * k,
    copy_seconds: bound.seconds,
    jsonl_seconds: jsonl.seconds,
    jsonl_ratio: jsonl.seconds / bound.seconds,
    jsonl_above_idle_mb: jsonl.above_idle_mb,
    bundle_seconds: bundle.seconds,
    bundle_mb: Math.round(bundle.bytes / 1e6),
    bundle_above_idle_mb: bundle.above_idle_mb,
  };
  record("export", figures);
} finally {
  await client.end();
  await closeDatabase();
  await database.drop();
  await server.release();
}
