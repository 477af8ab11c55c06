import { z } from "zod";
import { Draft } from "@/lib/annotations/schema";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/**
 * Keeps my unfinished label of an item I hold or held, or my unfinished change of a label. `seq` grows with each change,
 * so a late older draft loses.
 */
export const saveDraft = usecase({
  name: "save-draft",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    /** The version of the label that I am changing; 0 while there is none. */
    label_version: z.number().int().min(0).default(0),
    seq: z.number().int().min(0),
    draft: Draft,
  }),
  async run({ db, me }, { queue, item, label_version, seq, draft }) {
    if (!(await db.slots.knows(queue, me(), item)))
      throw new AppError("not_found", "You don't hold this item.");
    // A draft of a state that is gone was on its way when a submit overtook it.
    const label = await db.labels.byItem(queue, me(), item);
    if ((label?.version ?? 0) !== label_version) return { kept: false };
    return { kept: (await db.drafts.save(queue, me(), item, { label_version, seq, body: draft })) === 1 };
  },
});
