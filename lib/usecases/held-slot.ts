import { z } from "zod";

/** What names a lease: the slot and the fence it was handed out with. Together the idempotency key of a label. */
export const HeldSlot = z.object({
  queue: z.uuid(),
  item: z.number().int().min(1),
  ordinal: z.number().int().min(1),
  fence: z.number().int().min(0),
});
export type HeldSlot = z.infer<typeof HeldSlot>;

/** The same as the database names it. */
export const slotOf = ({ queue, item, ordinal, fence }: HeldSlot, annotator_id: string) => ({
  queue_id: queue,
  item,
  ordinal,
  fence,
  annotator_id,
});
