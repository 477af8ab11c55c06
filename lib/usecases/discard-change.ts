import { z } from "zod";
import { usecase } from "./usecase";

/** Leaves a label of mine as it was: what I had begun to change is forgotten. The draft of an item without label stays. */
export const discardChange = usecase({
  name: "discard-change",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({ queue: z.uuid(), item: z.number().int().min(1) }),
  async run({ db, me }, { queue, item }) {
    if (!(await db.labels.byItem(queue, me(), item))) return { discarded: false };
    return { discarded: (await db.drafts.drop(queue, me(), item)) === 1 };
  },
});
