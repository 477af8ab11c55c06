import { z } from "zod";
import { owner, query, run } from "@/lib/db/client";

export interface StoredLabel {
  item: number;
  annotator_id: string;
  answers: Record<string, string>;
  /** ISO 8601; now where it isn't said. */
  submitted_at?: string;
}

/** Stores labels of a queue as if people had given them, each on the next free place of its item; they join the queue. */
export async function storeLabels(queue: string, labels: readonly StoredLabel[]): Promise<void> {
  const [{ project_id } = { project_id: "" }] = await query(
    owner(),
    z.object({ project_id: z.string() }),
    `select project_id::text from queue where id = $1::uuid`,
    queue,
  );
  const used = new Map<number, number>();
  for (const { item, annotator_id, answers, submitted_at = new Date().toISOString() } of labels) {
    const ordinal = (used.get(item) ?? 0) + 1;
    used.set(item, ordinal);
    const place = [project_id, queue, item, ordinal, annotator_id] as const;
    await run(
      owner(),
      `update slot set done = true, annotator_id = $5::uuid, fence = 1
       where project_id = $1::uuid and queue_id = $2::uuid and item = $3 and ordinal = $4`,
      ...place,
    );
    await run(
      owner(),
      `insert into annotation (project_id, queue_id, item, ordinal, annotator_id, fence, answers, evidence, comment, active_ms, submitted_at)
       values ($1::uuid, $2::uuid, $3, $4, $5::uuid, 1, $6::jsonb, '[]', '', 1000, $7::timestamptz)`,
      ...place,
      JSON.stringify(answers),
      submitted_at,
    );
    await run(
      owner(),
      `insert into queue_member (project_id, queue_id, annotator_id, seed) values ($1::uuid, $2::uuid, $3::uuid, 1) on conflict do nothing`,
      project_id,
      queue,
      annotator_id,
    );
  }
}
