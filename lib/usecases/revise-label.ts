import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { Draft } from "@/lib/annotations/schema";
import { AppError } from "@/lib/errors";
import { requireComplete } from "./complete-draft";
import { openQueue } from "./item-view";
import { LabelInput, labelBody } from "./submit-label";
import { usecase } from "./usecase";

/** Changes a label of mine within the time for undo. `version` is the one I saw; the same change sent twice counts once. */
export const reviseLabel = usecase({
  name: "revise-label",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    queue: z.uuid(),
    item: z.number().int().min(1),
    version: z.number().int().min(1),
    ...LabelInput.shape,
  }),
  async run({ db, me, now }, input) {
    const queue = await openQueue(db, input.queue);
    requireComplete(input.draft, queue.schema);
    const before = await db.labels.byItem(queue.id, me(), input.item);
    if (!before) throw new AppError("not_found", "You have no label on this item.");
    // JSON columns come back with their keys in another order, so the two are compared as values.
    const same = isDeepStrictEqual(Draft.parse(before), input.draft);
    if (before.version === input.version + 1 && same) return { item: input.item, version: before.version };
    if (before.submitted_at < new Date(now.getTime() - queue.undo_minutes * 60_000))
      throw new AppError(
        "conflict",
        "The time to change this label is over. The submitted label stands; flag the item if it is wrong.",
      );
    const body = labelBody(input);
    if (!(await db.labels.revise(queue.id, me(), input.item, input.version, body)))
      throw new AppError(
        "stale",
        "This label was changed in another window. Reopen it to see the newest state.",
      );
    await db.labels.append({
      queue_id: queue.id,
      item: input.item,
      ordinal: before.ordinal,
      version: input.version + 1,
      annotator_id: me(),
      kind: "revise",
      before: Draft.parse(before),
      after: body,
    });
    await db.drafts.drop(queue.id, me(), input.item);
    return { item: input.item, version: input.version + 1 };
  },
  audit: ({ queue, item }, { version }) => ({ object: `queue ${queue} item ${item}`, summary: { version } }),
});
