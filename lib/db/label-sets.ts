import { z } from "zod";
import { query, run, type Scope } from "./client";

const count = z.number();

/** Rows of each table of a set. */
export const LabelSetCounts = z.object({ queues: count, items: count, labels: count, decisions: count });
export type LabelSetCounts = z.infer<typeof LabelSetCounts>;

const LabelSetRow = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    study_id: z.string().nullable(),
    queue_id: z.string(),
    queue: z.string(),
    hash: z.string(),
    counts: LabelSetCounts,
    newest: z.date().nullable(),
    created_at: z.date(),
    created_by: z.string().nullable(),
  })
  .transform((row) => ({
    ...row,
    /** What an export has to be narrowed to for the rows that are frozen by nature, as trajectories are. */
    scope: { study: null, queue: row.queue_id },
  }));
export type LabelSetRow = z.output<typeof LabelSetRow>;

const select = `select l.id::text, l.name, l.note, l.study_id::text, l.queue_id::text, q.name as queue, l.hash, l.counts,
    l.newest, l.created_at, u.name as created_by
  from label_set l join queue q on q.project_id = l.project_id and q.id = l.queue_id
  left join app_user u on u.id = l.created_by`;

/** Named, frozen states of labels. Nothing here can be changed or deleted: the database refuses it. */
export const labelSets = ({ tx, project_id }: Scope) => ({
  insert: (set: {
    id: string;
    name: string;
    note: string;
    study_id: string | null;
    queue_id: string;
    hash: string;
    counts: LabelSetCounts;
    newest: string | null;
    created_by: string | null;
  }): Promise<number> =>
    run(
      tx,
      `insert into label_set (project_id, id, name, note, study_id, queue_id, hash, counts, newest, created_by)
       values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::uuid, $7, $8::jsonb, $9::timestamptz,
         coalesce($10::uuid, '00000000-0000-0000-0000-000000000000'))
       on conflict (project_id, name) do nothing`,
      project_id,
      set.id,
      set.name,
      set.note,
      set.study_id,
      set.queue_id,
      set.hash,
      JSON.stringify(set.counts),
      set.newest,
      set.created_by,
    ),

  insertPart: (part: { label_set_id: string; kind: string; n: number; body: Uint8Array }): Promise<number> =>
    run(
      tx,
      `insert into label_set_part (project_id, label_set_id, kind, n, body) values ($1::uuid, $2::uuid, $3, $4, $5)`,
      project_id,
      part.label_set_id,
      part.kind,
      part.n,
      part.body,
    ),

  /** The newest first; of one queue or of all. */
  list: (queue_id: string | null = null): Promise<LabelSetRow[]> =>
    query(
      tx,
      LabelSetRow,
      `${select} where l.project_id = $1::uuid and ($2::uuid is null or l.queue_id = $2) order by l.id desc limit 500`,
      project_id,
      queue_id,
    ),

  async byId(id: string): Promise<LabelSetRow | null> {
    const rows = await query(
      tx,
      LabelSetRow,
      `${select} where l.project_id = $1::uuid and l.id = $2::uuid`,
      project_id,
      id,
    );
    return rows[0] ?? null;
  },
});
