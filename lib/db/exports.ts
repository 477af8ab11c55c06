import { z } from "zod";
import { Manifest } from "@/lib/exports/manifest";
import { ExportRequest } from "@/lib/exports/request";
import { query, run, type Scope } from "./client";

const ExportRow = z.object({
  id: z.string(),
  request: ExportRequest,
  /** Null until somebody downloaded the whole. */
  manifest: Manifest.nullable(),
  created_at: z.date(),
  created_by: z.string().nullable(),
});
export type ExportRow = z.infer<typeof ExportRow>;

const columns = `e.id::text, e.request, e.manifest, e.created_at, u.name as created_by`;
const from = `export_record e left join app_user u on u.id = e.created_by`;

/** What was exported, by whom, with which manifest. */
export const exportRecords = ({ tx, project_id }: Scope) => ({
  create: (record: { id: string; request: ExportRequest; created_by: string | null }): Promise<number> =>
    run(
      tx,
      `insert into export_record (project_id, id, request, created_by)
       values ($1::uuid, $2::uuid, $3::jsonb, coalesce($4::uuid, '00000000-0000-0000-0000-000000000000'))`,
      project_id,
      record.id,
      JSON.stringify(record.request),
      record.created_by,
    ),

  async byId(id: string): Promise<ExportRow | null> {
    const rows = await query(
      tx,
      ExportRow,
      `select ${columns} from ${from} where e.project_id = $1::uuid and e.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },

  /** The newest 100. */
  list: (): Promise<ExportRow[]> =>
    query(
      tx,
      ExportRow,
      `select ${columns} from ${from} where e.project_id = $1::uuid order by e.id desc limit 100`,
      project_id,
    ),

  /** The queues to choose from; their progress, which is costly, doesn't matter here. */
  queues: () =>
    query(
      tx,
      z.object({ id: z.string(), name: z.string(), status: z.string(), study_id: z.string().nullable() }),
      `select id::text, name, status, study_id::text from queue where project_id = $1::uuid order by id desc`,
      project_id,
    ),

  /** Notes what was in the first whole download; false when one is noted already. */
  async setManifest(id: string, manifest: Manifest): Promise<boolean> {
    const done = await run(
      tx,
      `update export_record set manifest = $3::jsonb where project_id = $1::uuid and id = $2::uuid and manifest is null`,
      project_id,
      id,
      JSON.stringify(manifest),
    );
    return done === 1;
  },
});
