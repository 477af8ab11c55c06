import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { queueConflicts } from "./queue-conflicts";
import { usecase } from "./usecase";

/** A queue's conflicts: how many there are, and the first `limit` behind the item `after`. */
export async function conflictsPage(
  db: ProjectDb,
  queue_id: string,
  { state, after, limit }: { state: "open" | "decided" | null; after: number; limit: number },
) {
  const { queue, schema, open, decided } = await queueConflicts(db, queue_id);
  const all = state === "open" ? open : state === "decided" ? decided : [...open, ...decided];
  const rest = state === null ? all : all.filter(({ item }) => item > after);
  const page = rest.slice(0, limit);
  const domains = await db.labelledItems.domains(
    queue_id,
    page.map(({ item }) => item),
  );
  return {
    queue,
    schema,
    counts: { open: open.length, decided: decided.length },
    conflicts: page.map((conflict) => ({ ...conflict, domain: domains.get(conflict.item) ?? null })),
    next: rest.length > page.length ? (page.at(-1)?.item ?? null) : null,
  };
}

/**
 * The items of a queue on which all labels are in and no value of some question has the majority, before those decided;
 * 100 at a time when only one of the two is asked for.
 */
export const listConflicts = usecase({
  name: "list-conflicts",
  permission: "lead",
  db: "project",
  writes: false,
  input: z.object({
    queue: z.uuid(),
    state: z.enum(["open", "decided"]).nullable().default(null),
    /** The last item seen. */
    after: z.number().int().min(0).default(0),
  }),
  run: ({ db }, { queue, state, after }) => conflictsPage(db, queue, { state, after, limit: 100 }),
});
