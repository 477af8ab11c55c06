import { findLabelSchema } from "@/lib/annotations/presets";
import type { Adjudication } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { ProjectDb } from "@/lib/db";
import type { QueueProgress } from "@/lib/db/queues";
import { AppError } from "@/lib/errors";

/** A queue with its schema, for those who may see what annotators can't. Throws not_found. */
export async function queueWithSchema(
  db: ProjectDb,
  queue_id: string,
): Promise<{ queue: QueueProgress; schema: LabelSchema }> {
  const queue = await db.queues.byId(queue_id);
  if (!queue) throw new AppError("not_found", "There is no such queue in this project.");
  const schema = findLabelSchema(queue.schema_id, queue.schema_version);
  if (!schema)
    throw new AppError(
      "not_found",
      `The label schema ${queue.schema_id} version ${queue.schema_version} is missing.`,
    );
  return { queue, schema };
}

/** Decisions on a queue's items by item, oldest first. */
export async function decisionsByItem(
  db: ProjectDb,
  queue_id: string,
  item: number | null = null,
): Promise<Map<number, Adjudication[]>> {
  const byItem = new Map<number, Adjudication[]>();
  for (const { item: n, ...decision } of await db.adjudications.history(queue_id, item))
    byItem.set(n, [...(byItem.get(n) ?? []), decision]);
  return byItem;
}
