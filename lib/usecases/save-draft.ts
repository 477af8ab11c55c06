import { z } from "zod";
import { Draft } from "@/lib/annotations/schema";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Keeps my unfinished label of an item I hold or held. `seq` grows with each change, so a late older draft loses. */
export const saveDraft = usecase({
  name: "save-draft",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    seq: z.number().int().min(0),
    draft: Draft,
  }),
  async run({ db, me }, { queue, item, seq, draft }) {
    if (!(await db.slots.knows(queue, me(), item)))
      throw new AppError("not_found", "You don't hold this item.");
    // A label that is in already needs no draft: this one was on its way when submit overtook it.
    if (await db.labels.byItem(queue, me(), item)) return { kept: false };
    return { kept: (await db.drafts.save(queue, me(), item, seq, draft)) === 1 };
  },
});
