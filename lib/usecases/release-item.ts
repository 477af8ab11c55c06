import { HeldSlot, slotOf } from "./held-slot";
import { z } from "zod";
import { usecase } from "./usecase";

/** Gives an item back without a label: somebody else, or I, may get it later. My draft stays. */
export const releaseItem = usecase({
  name: "release-item",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({ ...HeldSlot.shape }),
  async run({ db, me }, slot) {
    const released = await db.slots.release(slotOf(slot, me()), "x");
    await db.slots.letGo(slot.queue, me(), slot.item);
    return { released };
  },
  audit: ({ queue, item }, { released }) => (released ? { object: `queue ${queue} item ${item}` } : null),
});
