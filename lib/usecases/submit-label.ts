import { z } from "zod";
import { Draft } from "@/lib/annotations/schema";
import type { LabelBody } from "@/lib/db/annotating/own-labels";
import { AppError } from "@/lib/errors";
import { requireComplete } from "./complete-draft";
import { HeldSlot, slotOf } from "./held-slot";
import { claimNext, draftOf, heldItem, openQueue } from "./item-view";
import { usecase } from "./usecase";

/** How long one may have looked at an item: a forgotten tab doesn't spoil the median. */
const LONGEST = 2 * 3600 * 1000;

export const LabelInput = z.object({
  draft: Draft,
  active_ms: z
    .number()
    .int()
    .min(0)
    .transform((ms) => Math.min(ms, LONGEST)),
});

export const labelBody = ({ draft, active_ms }: z.infer<typeof LabelInput>): LabelBody => ({
  ...draft,
  active_ms,
});

/**
 * Submits my label and claims the next item in one go. The slot and its fence are the idempotency key: sent twice it
 * counts once ("again"). When the lease ran out and all places are taken it is refused as stale and the draft stays;
 * when another place of the item is still free the label takes it ("late").
 */
export const submitLabel = usecase({
  name: "submit-label",
  permission: "annotate",
  db: "annotator",
  writes: true,
  input: z.object({
    ...HeldSlot.shape,
    ...LabelInput.shape,
    /** The item that is loaded already as the next. */
    wanted: z.number().int().min(1).nullable().default(null),
  }),
  async run({ db, me }, { wanted, ...input }) {
    const queue = await openQueue(db, input.queue);
    requireComplete(input.draft, queue.schema);
    const outcome = await store(input, me());

    const held = await claimNext(db, queue, me(), wanted);
    const ready = held && held.item === wanted;
    const draft = held && ready ? await draftOf(db, queue.id, me(), held.item, 0) : null;
    return {
      outcome,
      item: input.item,
      // The page has the wanted item's steps already: only the lease is new.
      next:
        held &&
        (ready
          ? { ...held, lease_until: undefined, draft, ready: true as const }
          : { ...(await heldItem(db, queue.id, me(), held)), ready: false as const }),
      position: await db.queues.position(queue.id, me()),
    };

    async function store(label: typeof input, person: string): Promise<"stored" | "again" | "late"> {
      const slot = slotOf(label, person);
      const body = labelBody(label);
      let { ordinal } = label;
      let late = false;
      if (!(await db.labels.submit(slot, body))) {
        if (await db.labels.byItem(queue.id, person, label.item)) return "again";
        const other = await db.slots.retake(queue.id, person, label.item);
        if (!other || !(await db.labels.submit({ ...slot, ...other }, body)))
          throw new AppError(
            "stale",
            "The time for this item ran out and all its places were given to others. Your draft is kept; go on with the next item.",
          );
        ordinal = other.ordinal;
        late = true;
      }
      await db.labels.append({
        queue_id: queue.id,
        item: label.item,
        ordinal,
        version: 1,
        annotator_id: person,
        kind: "submit",
        before: null,
        after: body,
      });
      await db.drafts.drop(queue.id, person, label.item);
      await db.slots.letGo(queue.id, person, label.item);
      return late ? "late" : "stored";
    }
  },
  audit: ({ queue, item }, { outcome }) =>
    outcome === "again" ? null : { object: `queue ${queue} item ${item}`, summary: { outcome } },
});
