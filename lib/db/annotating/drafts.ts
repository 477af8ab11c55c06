import { z } from "zod";
import { query, run, type Scope } from "../client";

/**
 * Unfinished labels, and unfinished changes of labels: one a person and item. `label_version` is the version of the label
 * that is being changed, 0 for one that was never submitted.
 */
export const drafts = ({ tx, project_id }: Scope) => ({
  /** Keeps the newer of two drafts; an older one that arrives late changes nothing. */
  save: (
    queue_id: string,
    annotator_id: string,
    item: number,
    draft: { label_version: number; seq: number; body: unknown },
  ): Promise<number> =>
    run(
      tx,
      `insert into draft as d (project_id, queue_id, annotator_id, item, label_version, seq, body)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::jsonb)
       on conflict (project_id, queue_id, item, annotator_id) do update
         set label_version = excluded.label_version, seq = excluded.seq, body = excluded.body, saved_at = now()
         where (d.label_version, d.seq) < (excluded.label_version, excluded.seq)`,
      project_id,
      queue_id,
      annotator_id,
      item,
      draft.label_version,
      draft.seq,
      JSON.stringify(draft.body),
    ),

  async byItem(
    queue_id: string,
    annotator_id: string,
    item: number,
    label_version: number,
  ): Promise<{ seq: number; body: unknown } | null> {
    const rows = await query(
      tx,
      z.object({ seq: z.number(), body: z.unknown() }),
      `select seq::float8 as seq, body from draft
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and label_version = $5`,
      project_id,
      queue_id,
      annotator_id,
      item,
      label_version,
    );
    return rows[0] ?? null;
  },

  drop: (queue_id: string, annotator_id: string, item: number): Promise<number> =>
    run(
      tx,
      `delete from draft where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
    ),
});
