import { sealedItems } from "@/lib/annotations/sealed-items";
import type { LabelSchema } from "@/lib/annotations/schema";
import { allows } from "@/lib/auth/permissions";
import type { ProjectDb } from "@/lib/db";
import { decisionsByItem } from "./queue-labels";
import type { Actor } from "./usecase";

/**
 * Items of a queue whose votes this person may not see yet, because they may have to decide on them blind. None for those
 * who can't adjudicate, and for those who have downloaded the labels: their decisions are none that is blind.
 */
export async function sealedFor(
  db: ProjectDb,
  { id: me, role }: Actor,
  queue: { id: string; k: number; status: string },
  schema: LabelSchema,
): Promise<ReadonlySet<number>> {
  if (me === null || role === null || !allows(role, "lead")) return new Set();
  const [patterns, decisions, blind, seen] = await Promise.all([
    db.labelledItems.patterns(queue.id),
    decisionsByItem(db, queue.id),
    db.adjudications.blind(queue.id, null),
    db.adjudications.labelsSeen(queue.id, me),
  ]);
  if (seen) return new Set();
  return sealedItems({ schema, k: queue.k, open: queue.status === "open", patterns, decisions, blind, me });
}
