import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Tells the leads that something is wrong with an item; I go on labelling it. */
export const flagItem = usecase({
  name: "flag-item",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    reason: z.string().trim().min(1, "Say what is wrong, in a few words.").max(2000),
  }),
  async run({ db, me }, { queue, item, reason }) {
    if (!(await db.slots.knows(queue, me(), item)))
      throw new AppError("not_found", "You don't hold this item.");
    await db.items.flag(queue, me(), item, reason);
    return { item };
  },
  audit: ({ queue, item, reason }) => ({ object: `queue ${queue} item ${item}`, summary: { reason } }),
});
