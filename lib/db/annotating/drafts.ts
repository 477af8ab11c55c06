import { z } from "zod";
import { query, run, type Scope } from "../client";

/** Unfinished labels: one a person and item. */
export const drafts = ({ tx, project_id }: Scope) => ({
  /** Keeps the newer of two drafts; an older one that arrives late changes nothing. */
  save: (queue_id: string, annotator_id: string, item: number, seq: number, body: unknown): Promise<number> =>
    run(
      tx,
      `insert into draft as d (project_id, queue_id, annotator_id, item, seq, body)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::jsonb)
       on conflict (project_id, queue_id, item, annotator_id) do update
         set seq = excluded.seq, body = excluded.body, saved_at = now() where d.seq < excluded.seq`,
      project_id,
      queue_id,
      annotator_id,
      item,
      seq,
      JSON.stringify(body),
    ),

  async byItem(
    queue_id: string,
    annotator_id: string,
    item: number,
  ): Promise<{ seq: number; body: unknown } | null> {
    const rows = await query(
      tx,
      z.object({ seq: z.number(), body: z.unknown() }),
      `select seq::float8 as seq, body from draft
       where project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4`,
      project_id,
      queue_id,
      annotator_id,
      item,
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
