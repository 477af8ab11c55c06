import { z } from "zod";
import { itemView, openQueue } from "./item-view";
import { usecase } from "./usecase";

/** The item that I would get next, to have it ready when I submit. It is not taken: submit asks for it by number. */
export const peekItem = usecase({
  name: "peek-item",
  permission: "annotate",
  db: "annotator",
  writes: false,
  input: z.object({ queue: z.uuid() }),
  async run({ db, me }, { queue }) {
    await openQueue(db, queue);
    const item = await db.slots.peek(queue, me());
    return item === null ? null : itemView(db, queue, item);
  },
});
