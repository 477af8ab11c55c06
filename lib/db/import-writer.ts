import type { PoolClient } from "pg";
import { z } from "zod";
import { EncodingChoice } from "@/lib/trajectories/encoding-choice";
import { copyRows } from "./copy-binary";
import { takeExclusively } from "./exclusive-connection";
import { ImportStatus, type ImportProblem } from "./imports";
import { addJobOn } from "./jobs";

/** How far an import is, as its last committed batch left it. */
export const Checkpoint = z.object({
  status: ImportStatus,
  source_file_id: z.string(),
  file_name: z.string(),
  source_name: z.string(),
  format_choice: z.string(),
  encoding: EncodingChoice,
  bytes: z.number(),
  sha256: z.string().nullable(),
  records_done: z.number(),
  bytes_done: z.number(),
  stored: z.number(),
  existing: z.number(),
  rejected: z.number(),
  warnings: z.number(),
  items: z.number(),
  formats: z.record(z.string(), z.number()),
  /** Runs begun since something was stored, this one among them. */
  tries: z.number(),
  /** Rows of the report so far. */
  problems: z.number(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** What a batch leaves for the next one; `finished` ends the import. */
export interface Progress extends Pick<
  Checkpoint,
  "records_done" | "bytes_done" | "stored" | "existing" | "rejected" | "warnings" | "items" | "formats"
> {
  format_found: string | null;
  finished: { status: ImportStatus; message: string | null } | null;
}

export type ProblemToStore = Omit<ImportProblem, "n"> & { n: number };

const problemColumns = {
  project_id: "uuid",
  import_id: "uuid",
  n: "int4",
  severity: "text",
  record: "int4",
  line: "int4",
  col: "int4",
  pointer: "text",
  code: "text",
  expected: "text",
  excerpt: "text",
} as const;

/** The steps of one batch's transaction. */
export interface BatchTransaction {
  client: PoolClient;
  storeProblems(problems: readonly ProblemToStore[]): Promise<void>;
  advance(progress: Progress): Promise<void>;
  queueAnalysis(project: string, trajectory_ids: string[]): Promise<void>;
}

export interface ImportWriter {
  /** Marks the import as running; null when it is not one to run (finished, cancelled, still uploading). */
  begin(): Promise<Checkpoint | null>;
  /**
   * Runs a batch in one transaction; false when the import was cancelled meanwhile, and nothing was written then.
   * Batches of one project follow each other, so that what one finds missing no other is just storing.
   *
   * @param records_done how many records the caller knows to be committed
   */
  batch(records_done: number, work: (transaction: BatchTransaction) => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Takes an import for this process: while it is open no other process can. Gives null when another one has it. The hold
 * ends with the connection, so a killed process holds nothing.
 */
export async function openImportWriter(project_id: string, import_id: string): Promise<ImportWriter | null> {
  const taken = await takeExclusively(`import ${import_id}`);
  if (!taken) return null;
  const { client } = taken;
  const key = [project_id, import_id];

  return {
    async begin() {
      const { rows } = await client.query(
        `update import_run i set status = 'running', tries = i.tries + 1, started_at = coalesce(i.started_at, now()), message = null
         from source_file f
         where i.project_id = $1::uuid and i.id = $2::uuid and i.status in ('waiting', 'running')
           and f.project_id = i.project_id and f.id = i.source_file_id
         returning i.status, i.source_file_id::text, i.file_name, i.source_name, i.format_choice, i.encoding, f.bytes::float8 as bytes,
           f.sha256, i.records_done, i.bytes_done::float8 as bytes_done, i.stored, i.existing, i.rejected, i.warnings,
           i.items, i.formats, i.tries, (select count(*)::int from import_problem p
             where p.project_id = i.project_id and p.import_id = i.id) as problems`,
        key,
      );
      return rows[0] ? Checkpoint.parse(rows[0]) : null;
    },

    batch: (records_done, work) =>
      taken.store(project_id, async () => {
        const { rows } = await client.query(
          `select status, records_done from import_run where project_id = $1::uuid and id = $2::uuid for update`,
          key,
        );
        if (rows[0]?.status !== "running") return false;
        if (rows[0].records_done !== records_done)
          throw new Error(`Import ${import_id} went on elsewhere: ${rows[0].records_done} records are done.`);
        await work(transactionOn(client, project_id, import_id));
        return true;
      }),

    close: () => taken.close(),
  };
}

const transactionOn = (client: PoolClient, project_id: string, import_id: string): BatchTransaction => ({
  client,
  storeProblems: (problems) =>
    copyRows(
      client,
      "import_problem",
      problemColumns,
      problems.map((problem) => ({ ...problem, project_id, import_id })),
    ),
  async advance(progress) {
    await client.query(
      `update import_run set records_done = $3, bytes_done = $4, stored = $5, existing = $6, rejected = $7, warnings = $8,
         items = $9, formats = $10::jsonb, format_found = $11, status = coalesce($12, status), message = $13, tries = 0,
         finished_at = case when $12::text is not null then now() end
       where project_id = $1::uuid and id = $2::uuid`,
      [
        project_id,
        import_id,
        progress.records_done,
        progress.bytes_done,
        progress.stored,
        progress.existing,
        progress.rejected,
        progress.warnings,
        progress.items,
        JSON.stringify(progress.formats),
        progress.format_found,
        progress.finished?.status ?? null,
        progress.finished?.message ?? null,
      ],
    );
  },
  queueAnalysis: (project, trajectory_ids) =>
    addJobOn(client, "analyse-trajectories", { project, trajectory_ids }),
});
