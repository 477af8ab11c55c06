import { z } from "zod";
import { EncodingChoice } from "@/lib/trajectories/encoding-choice";
import { cleanText } from "./clean-text";
import { query, run, type Scope } from "./client";

export const ImportStatus = z.enum([
  "uploading",
  "waiting",
  "running",
  "complete",
  "partial",
  "failed",
  "cancelled",
]);
export type ImportStatus = z.infer<typeof ImportStatus>;

/**
 * One import. What was read is stored + existing + rejected; `items` of those stored are reference queries. `records_done`
 * counts everything that the reader gave, remarks included: a resumed run passes over that many.
 */
export const ImportRow = z.object({
  id: z.string(),
  source_file_id: z.string(),
  file_name: z.string(),
  source_name: z.string(),
  format_choice: z.string(),
  /** "auto", or the encoding that was chosen. */
  encoding: EncodingChoice,
  format_found: z.string().nullable(),
  /** Number of records by format. */
  formats: z.record(z.string(), z.number()),
  status: ImportStatus,
  bytes: z.number(),
  bytes_done: z.number(),
  chunks: z.number(),
  records_done: z.number(),
  stored: z.number(),
  existing: z.number(),
  rejected: z.number(),
  warnings: z.number(),
  items: z.number(),
  message: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.date(),
  started_at: z.date().nullable(),
  finished_at: z.date().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const select = `select i.id::text, i.source_file_id::text, i.file_name, i.source_name, i.format_choice, i.encoding, i.format_found,
    i.formats, i.status, f.bytes::float8 as bytes, i.bytes_done::float8 as bytes_done, f.chunks, i.records_done, i.stored,
    i.existing, i.rejected, i.warnings, i.items, i.message, u.name as created_by, i.created_at, i.started_at, i.finished_at
  from import_run i
  join source_file f on f.project_id = i.project_id and f.id = i.source_file_id
  left join app_user u on u.id = i.created_by
  where i.project_id = $1::uuid`;

export const ImportProblem = z.object({
  n: z.number(),
  severity: z.enum(["rejected", "warning"]),
  record: z.number(),
  line: z.number().nullable(),
  col: z.number().nullable(),
  pointer: z.string().nullable(),
  code: z.string(),
  expected: z.string().nullable(),
  excerpt: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What stands for the chosen format of an import that no file made: one day's live spans. */
export const liveFormat = "live";

/** Imports of a project and what became of their records. */
export const imports = ({ tx, project_id }: Scope) => ({
  create: (made: {
    id: string;
    source_file_id: string;
    file_name: string;
    source_name: string;
    format_choice: string;
    encoding: string;
    created_by: string;
  }): Promise<number> =>
    run(
      tx,
      `insert into import_run (project_id, id, source_file_id, file_name, source_name, format_choice, encoding, created_by)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8::uuid)`,
      project_id,
      made.id,
      made.source_file_id,
      made.file_name,
      made.source_name,
      made.format_choice,
      made.encoding,
      made.created_by,
    ),

  async byId(id: string): Promise<ImportRow | null> {
    const rows = await query(tx, ImportRow, `${select} and i.id = $2::uuid`, project_id, id);
    return rows[0] ?? null;
  },

  /** Those of files, the newest first, 50 at a time; `before` is the id of the last one seen (ids grow with time). */
  page: (before: string | null): Promise<ImportRow[]> =>
    query(
      tx,
      ImportRow,
      `${select} and i.format_choice <> '${liveFormat}' and ($2::uuid is null or i.id < $2::uuid) order by i.id desc limit 50`,
      project_id,
      before,
    ),

  /** The state, held until the transaction ends: whoever else wants to change it waits. */
  async lock(id: string): Promise<{ status: ImportStatus; source_file_id: string } | null> {
    const rows = await query(
      tx,
      z.object({ status: ImportStatus, source_file_id: z.string() }),
      `select status, source_file_id::text from import_run where project_id = $1::uuid and id = $2::uuid for update`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  setFile: (id: string, source_file_id: string): Promise<number> =>
    run(
      tx,
      `update import_run set source_file_id = $3::uuid where project_id = $1::uuid and id = $2::uuid`,
      project_id,
      id,
      source_file_id,
    ),

  setStatus: (id: string, status: ImportStatus, message: string | null): Promise<number> =>
    run(
      tx,
      `update import_run set status = $3, message = $4, tries = 0,
         finished_at = case when $3 in ('complete', 'partial', 'failed', 'cancelled') then now() end
       where project_id = $1::uuid and id = $2::uuid`,
      project_id,
      id,
      status,
      message,
    ),

  /** A run broke off: the import waits for the next one, or has failed for good. A finished one stays what it is. */
  interrupted: (id: string, final: boolean, message: string): Promise<number> =>
    run(
      tx,
      `update import_run set status = case when $3 then 'failed' else 'waiting' end, message = $4,
         finished_at = case when $3 then now() end
       where project_id = $1::uuid and id = $2::uuid and status in ('waiting', 'running')`,
      project_id,
      id,
      final,
      cleanText(message),
    ),

  /** The per-record report in the order of the file, 100 at a time, after number `after`. */
  problems: (
    id: string,
    after: number,
    severity: ImportProblem["severity"] | null,
  ): Promise<ImportProblem[]> =>
    query(
      tx,
      ImportProblem,
      `select n, severity, record, line, col, pointer, code, expected, excerpt from import_problem
       where project_id = $1::uuid and import_id = $2::uuid and n > $3 and ($4::text is null or severity = $4)
       order by n limit 100`,
      project_id,
      id,
      after,
      severity,
    ),

  /** How often each code occurs in the report, the most frequent first. */
  problemCounts: (id: string): Promise<{ severity: string; code: string; n: number }[]> =>
    query(
      tx,
      z.object({ severity: z.string(), code: z.string(), n: z.number() }),
      `select severity, code, count(*)::int as n from import_problem where project_id = $1::uuid and import_id = $2::uuid
       group by severity, code order by n desc, code`,
      project_id,
      id,
    ),
});
