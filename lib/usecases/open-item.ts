import { z } from "zod";
import { claimNext, draftOf, heldItem, openQueue, reopened } from "./item-view";
import { usecase } from "./usecase";

/**
 * Opens the annotate screen: joins the queue, claims an item (or takes up the one I hold), with my draft of it. A label
 * that I was changing is open again.
 */
export const openItem = usecase({
  name: "open-item",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({ queue: z.uuid() }),
  async run({ db, me }, { queue: id }) {
    const queue = await openQueue(db, id);
    await db.queues.join(id, me());
    const held = await claimNext(db, queue, me(), null);
    const last = await db.labels.last(id, me(), queue.undo_minutes);
    const change = last && (await draftOf(db, id, me(), last.item, last.version));
    return {
      queue: {
        id,
        name: queue.name,
        schema: queue.schema,
        lease_minutes: queue.lease_minutes,
        undo_minutes: queue.undo_minutes,
      },
      held: held && (await heldItem(db, id, me(), held)),
      position: await db.queues.position(id, me()),
      reopened: last && change && (await reopened(db, id, last, change)),
      undo: last && { item: last.item, version: last.version, submitted_at: last.submitted_at.toISOString() },
    };
  },
  audit: ({ queue }, { held }) => held && { object: `queue ${queue}`, summary: { item: held.item } },
});
