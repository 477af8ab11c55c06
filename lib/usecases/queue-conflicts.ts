import { conflictsOf, type Conflict } from "@/lib/annotations/conflicts";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { ProjectDb } from "@/lib/db";
import type { QueueProgress } from "@/lib/db/queues";
import { decisionsByItem, queueWithSchema } from "./queue-labels";

/** A queue with its items that wait for a decision and those that had theirs. Throws not_found. */
export async function queueConflicts(
  db: ProjectDb,
  queue_id: string,
): Promise<{ queue: QueueProgress; schema: LabelSchema; open: Conflict[]; decided: Conflict[] }> {
  const { queue, schema } = await queueWithSchema(db, queue_id);
  const [patterns, decisions] = await Promise.all([
    db.labelledItems.patterns(queue_id),
    decisionsByItem(db, queue_id),
  ]);
  return { queue, schema, ...conflictsOf(schema, queue.k, patterns, decisions) };
}
