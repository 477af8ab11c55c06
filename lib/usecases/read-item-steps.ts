import { z } from "zod";
import { AppError } from "@/lib/errors";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/** More steps of an item that I hold, held or labelled. */
export const readItemSteps = usecase({
  name: "read-item-steps",
  permission: "annotate",
  db: "annotator",
  writes: false,
  input: z.object({ queue: z.uuid(), item: z.number().int().min(1), first: z.number().int().min(0) }),
  async run({ db, me }, { queue, item, first }) {
    const facts = (await db.slots.knows(queue, me(), item)) && (await db.items.facts(queue, item));
    if (!facts) throw new AppError("not_found", "You don't hold this item.");
    return db.steps.range(facts.trajectory_id, first, OPENING);
  },
});
