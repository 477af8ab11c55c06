import { z } from "zod";
import { AppError } from "@/lib/errors";
import { draftOf, openQueue, reopened } from "./item-view";
import { usecase } from "./usecase";

/** Undo: my newest label, to look at and change for a set time. It stays in force until the change is submitted. */
export const reopenLabel = usecase({
  name: "reopen-label",
  permission: "annotate",
  db: "annotator",
  writes: false,
  input: z.object({ queue: z.uuid() }),
  async run({ db, me }, { queue: id }) {
    const queue = await openQueue(db, id);
    const label = await db.labels.last(id, me(), queue.undo_minutes);
    if (!label)
      throw new AppError(
        "conflict",
        `There is no label of yours from the last ${queue.undo_minutes} minutes to reopen.`,
      );
    return reopened(db, id, label, await draftOf(db, id, me(), label.item, label.version));
  },
});
