import { gzip } from "node:zlib";
import { promisify } from "node:util";
import type { PoolClient } from "pg";
import { INSTANCE } from "./audit-log";
import { cleanText } from "./clean-text";
import { newId } from "./ids";
import { liveFormat } from "./imports";

const chunkBytes = 4 * 2 ** 20;

/** What comes in live on one day (UTC) is one import; this gives its id, and makes it with the day's first spans. */
export async function importOfToday(client: PoolClient, project_id: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id::text from import_run where project_id = $1::uuid and format_choice = $2
       and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' limit 1`,
    [project_id, liveFormat],
  );
  if (rows[0]) return rows[0].id;
  const [id, source_file_id] = [newId(), newId()];
  const name = `live ${new Date().toISOString().slice(0, 10)}`;
  // The spans lie in the files of their trajectories; this one only stands for the day.
  await client.query(
    `insert into source_file (project_id, id, file_name, complete, created_by) values ($1::uuid, $2::uuid, $3, true, $4::uuid)`,
    [project_id, source_file_id, name, INSTANCE],
  );
  await client.query(
    `insert into import_run (project_id, id, source_file_id, file_name, source_name, format_choice, format_found, status,
       created_by, started_at, finished_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, 'live', $5, 'otlp-json', 'complete', $6::uuid, now(), now())`,
    [project_id, id, source_file_id, name, liveFormat, INSTANCE],
  );
  return id;
}

/** Stores a source in chunks: in the place of an earlier one, or as a new one. Gives its id. */
export async function putSource(
  client: PoolClient,
  project_id: string,
  earlier: string | null,
  file_name: string,
  bytes: Uint8Array,
): Promise<string> {
  const id = earlier ?? newId();
  const chunks = Math.ceil(bytes.length / chunkBytes);
  // No hash: an import of the same bytes mustn't share a file that may still grow.
  await client.query(
    `insert into source_file (project_id, id, file_name, bytes, chunks, complete, created_by)
     values ($1::uuid, $2::uuid, $3, $4, $5, true, $6::uuid)
     on conflict (project_id, id) do update set bytes = excluded.bytes, chunks = excluded.chunks`,
    [project_id, id, cleanText(file_name), bytes.length, chunks, INSTANCE],
  );
  if (earlier)
    await client.query(`delete from source_chunk where project_id = $1::uuid and source_file_id = $2::uuid`, [
      project_id,
      id,
    ]);
  for (let n = 0; n < chunks; n++) {
    const part = bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes);
    await client.query(
      `insert into source_chunk (project_id, source_file_id, n, first_byte, length, body)
       values ($1::uuid, $2::uuid, $3, $4, $5, $6)`,
      [project_id, id, n, n * chunkBytes, part.length, await promisify(gzip)(part, { level: 1 })],
    );
  }
  return id;
}
