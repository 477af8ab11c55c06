import { z } from "zod";
import { query, run, type Scope } from "../client";

/** Items as an annotator may see them, and what they say of one beside its label. */
export const seenItems = ({ tx, project_id }: Scope) => ({
  /** What of the item's trajectory may be seen: size and domain, never where it came from or how it ended. */
  async facts(queue_id: string, item: number) {
    const rows = await query(
      tx,
      z.object({
        trajectory_id: z.string(),
        domain: z.string().nullable(),
        steps: z.number(),
        user_turns: z.number(),
        tool_calls: z.number(),
      }),
      `select i.trajectory_id::text, t.domain, t.steps, t.user_turns, t.tool_calls
       from item i join trajectory t on t.project_id = i.project_id and t.id = i.trajectory_id
       where i.project_id = $1::uuid and i.queue_id = $2::uuid and i.item = $3`,
      project_id,
      queue_id,
      item,
    );
    return rows[0] ?? null;
  },

  skip: (queue_id: string, annotator_id: string, item: number, reason: string): Promise<number> =>
    run(
      tx,
      `insert into skip (project_id, queue_id, annotator_id, item, reason) values ($1::uuid, $2::uuid, $3::uuid, $4, $5)
       on conflict do nothing`,
      project_id,
      queue_id,
      annotator_id,
      item,
      reason,
    ),

  flag: (queue_id: string, annotator_id: string, item: number, reason: string): Promise<number> =>
    run(
      tx,
      `insert into flag (project_id, queue_id, annotator_id, item, reason) values ($1::uuid, $2::uuid, $3::uuid, $4, $5)
       on conflict (project_id, queue_id, item, annotator_id) do update set reason = excluded.reason, at = now()`,
      project_id,
      queue_id,
      annotator_id,
      item,
      reason,
    ),
});
