import type { Pool } from "pg";

/** Each part of what an import leaves, as one row of text a thing, in an order that doesn't depend on how it was stored. */
const parts = {
  import: `select concat_ws('|', i.status, i.records_done, i.bytes_done, i.stored, i.existing, i.rejected, i.warnings, i.formats)
    as row from import_run i where i.project_id = $1`,
  report: `select concat_ws('|', n, severity, record, line, col, pointer, code, expected, excerpt) as row
    from import_problem where project_id = $1`,
  trajectories: `select concat_ws('|', external_id, version, latest, content_hash, record, byte_start, byte_end, steps, messages,
    user_turns, tool_calls, errors, preview, leaves, severity, quality, priority, analysed, report_engine, report_config) as row
    from trajectory where project_id = $1`,
  heads: `select concat_ws('|', t.external_id, t.version) as row from trajectory_head h
    join trajectory t on t.project_id = h.project_id and t.id = h.trajectory_id where h.project_id = $1`,
  steps: `select concat_ws('|', t.external_id, t.version, c.first, c.n, md5(c.body)) as row from trajectory_chunk c
    join trajectory t on t.project_id = c.project_id and t.id = c.trajectory_id where c.project_id = $1`,
  analyses: `select concat_ws('|', t.external_id, t.version, a.profile, a.engine, a.config, md5(a.report)) as row from analysis a
    join trajectory t on t.project_id = a.project_id and t.id = a.trajectory_id where a.project_id = $1`,
  attachments: `select concat_ws('|', sha256, media_type, bytes, md5(body)) as row from attachment where project_id = $1`,
  source: `select concat_ws('|', f.sha256, c.n, c.first_byte, c.length, md5(c.body)) as row from source_chunk c
    join source_file f on f.project_id = c.project_id and f.id = c.source_file_id where c.project_id = $1`,
} as const;

export type Contents = Record<keyof typeof parts, { rows: number; hash: string }>;

/** Number and hash of everything that a project's imports have stored; ids and times, which differ by nature, are left out. */
export async function contentsOf(database: Pick<Pool, "query">, slug: string): Promise<Contents> {
  const { rows } = await database.query(`select id from project where slug = $1`, [slug]);
  const found: Record<string, { rows: number; hash: string }> = {};
  for (const [name, text] of Object.entries(parts)) {
    const answer = await database.query(
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(row), '' order by row collate "C")), '') as hash from (${text}) found`,
      [rows[0].id],
    );
    found[name] = answer.rows[0];
  }
  return found as Contents;
}
