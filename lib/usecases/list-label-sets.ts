import { z } from "zod";
import { isOver, waitsForClose } from "./closed-only";
import { usecase } from "./usecase";

/** The snapshots of a queue, or of the whole project, newest first. Researchers see those of closed queues. */
export const listLabelSets = usecase({
  name: "list-label-sets",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ queue: z.uuid().nullable().default(null) }),
  async run({ db, actor }, { queue }) {
    const sets = await db.labelSets.list(queue);
    if (!waitsForClose(actor)) return sets;
    const over = new Map<string, boolean>();
    for (const one of await db.exports.queues())
      if (sets.some(({ queue_id }) => queue_id === one.id)) over.set(one.id, await isOver(db, one));
    return sets.filter(({ queue_id }) => over.get(queue_id));
  },
});
