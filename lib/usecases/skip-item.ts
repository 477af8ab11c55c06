import { z } from "zod";
import { AppError } from "@/lib/errors";
import { HeldSlot, slotOf } from "./held-slot";
import { claimNext, heldItem, openQueue } from "./item-view";
import { usecase } from "./usecase";

/** Gives an item back with a reason; it isn't offered to me again unless a lead says so. Claims the next one. */
export const skipItem = usecase({
  name: "skip-item",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    ...HeldSlot.shape,
    reason: z.string().trim().min(1, "Say why, in a few words.").max(2000),
  }),
  async run({ db, me }, { reason, ...slot }) {
    const queue = await openQueue(db, slot.queue);
    const freed = await db.slots.release(slotOf(slot, me()), "s");
    if (!freed && (await db.labels.byItem(queue.id, me(), slot.item)))
      throw new AppError("conflict", "You have labelled this item already; undo reopens it.");
    if (freed) await db.items.skip(queue.id, me(), slot.item, reason);
    await db.slots.letGo(queue.id, me(), slot.item);
    const held = await claimNext(db, queue, me(), null);
    return {
      item: slot.item,
      next: held && (await heldItem(db, queue.id, me(), held)),
      position: await db.queues.position(queue.id, me()),
    };
  },
  audit: ({ queue, item, reason }) => ({ object: `queue ${queue} item ${item}`, summary: { reason } }),
});
