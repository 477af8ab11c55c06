import { randomUUID } from "node:crypto";
import type pg from "pg";

/** Makes an empty project. */
export async function addProject(client: pg.Client, slug: string): Promise<void> {
  await client.query(
    `insert into project (id, slug, name, pseudonym_secret) values ($1::uuid, $2, $2, 'bench bench bench bench bench bench')`,
    [randomUUID(), slug],
  );
}

/** Fills a project with rows as imports leave them; only their bodies are a byte long. */
export async function fillProject(client: pg.Client, slug: string, size: number): Promise<void> {
  if (size === 0) return;
  const [file, run] = [randomUUID(), randomUUID()];
  // Keys aren't checked one by one: the rows are made to fit.
  await client.query(`set session_replication_role = replica`);
  const { rows } = await client.query<{ id: string }>(`select id::text from project where slug = $1`, [slug]);
  const project = rows[0]!.id;
  await client.query(
    `insert into source_file (project_id, id, file_name, created_by, complete) values ($1, $2, 'filler', $1, true)`,
    [project, file],
  );
  await client.query(
    `insert into import_run (project_id, id, source_file_id, file_name, source_name, status, created_by, stored, records_done)
     values ($1, $2, $3, 'filler', 'filler', 'complete', $1, $4, $4)`,
    [project, run, file, size],
  );
  await client.query(
    `insert into trajectory (project_id, id, source_name, external_id, content_hash, format, import_id, source_file_id, record,
       domain, outcome, steps, messages, user_turns, tool_calls, preview, leaves, severity, quality, priority, analysed)
     select $1, gen_random_uuid(), 'filler', 'filler-' || n, encode(sha256(n::text::bytea), 'hex'), 'openai-chat', $2, $3, n,
       'parcels', 2, 25, 25, n % 9, n % 31, 'A filler ' || n, array[n % 23]::smallint[], n % 4, n % 100, (n % 997)::real, true
     from generate_series(1, $4::int) n`,
    [project, run, file, size],
  );
  await client.query(
    `insert into trajectory_head (project_id, trajectory_id, body)
     select project_id, id, '\\x00' from trajectory where project_id = $1`,
    [project],
  );
  await client.query(
    `insert into trajectory_chunk (project_id, trajectory_id, first, n, body)
     select project_id, id, 0, 25, '\\x00' from trajectory where project_id = $1`,
    [project],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum analyze trajectory`);
}
