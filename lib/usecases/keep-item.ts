import { z } from "zod";
import { HeldSlot, slotOf } from "./held-slot";
import { openQueue } from "./item-view";
import { usecase } from "./usecase";

/** Heartbeat: holds the lease while I work. `held` false: it ran out and somebody else has the item. */
export const keepItem = usecase({
  name: "keep-item",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({ ...HeldSlot.shape }),
  async run({ db, me }, slot) {
    const queue = await openQueue(db, slot.queue);
    return { held: (await db.slots.heartbeat(slotOf(slot, me()), queue.lease_minutes)) !== null };
  },
});
