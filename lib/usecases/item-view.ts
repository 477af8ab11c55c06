import { Draft, type LabelSchema } from "@/lib/annotations/schema";
import { findLabelSchema } from "@/lib/annotations/presets";
import type { AnnotatorDb } from "@/lib/db";
import type { Label } from "@/lib/db/annotating/own-labels";
import type { AnnotatorQueue } from "@/lib/db/annotating/own-queues";
import type { Lease } from "@/lib/db/annotating/slots";
import { AppError } from "@/lib/errors";
import type { Step } from "@/lib/trajectories/schema";
import { OPENING } from "./opening";

/** One item as an annotator may see it: nothing says which sampler drew it, how it ended or what others think. */
export interface ItemView {
  item: number;
  domain: string | null;
  total: number;
  user_turns: number;
  tool_calls: number;
  steps: Step[];
}

/** An item that this person holds. */
export interface HeldItem extends ItemView {
  ordinal: number;
  fence: number;
  draft: { seq: number; body: Draft } | null;
}

/** The queue, if it is there and open; a closed one says so. Throws not_found, conflict. */
export async function openQueue(
  db: AnnotatorDb,
  queue_id: string,
): Promise<AnnotatorQueue & { schema: LabelSchema }> {
  const queue = await db.queues.byId(queue_id);
  if (!queue) throw new AppError("not_found", "There is no such queue in this project.");
  if (queue.status !== "open")
    throw new AppError(
      "conflict",
      "This queue is closed. Labels that were submitted are kept; your draft is kept too.",
    );
  const schema = findLabelSchema(queue.schema_id, queue.schema_version);
  if (!schema)
    throw new AppError(
      "not_found",
      `The label schema ${queue.schema_id} version ${queue.schema_version} is missing.`,
    );
  return { ...queue, schema };
}

export async function itemView(db: AnnotatorDb, queue_id: string, item: number): Promise<ItemView> {
  const facts = await db.items.facts(queue_id, item);
  if (!facts) throw new AppError("not_found", "There is no such item in this queue.");
  return {
    item,
    domain: facts.domain,
    total: facts.steps,
    user_turns: facts.user_turns,
    tool_calls: facts.tool_calls,
    steps: await db.steps.range(facts.trajectory_id, 0, OPENING),
  };
}

export async function heldItem(
  db: AnnotatorDb,
  queue_id: string,
  person: string,
  held: Lease,
): Promise<HeldItem> {
  const draft = await draftOf(db, queue_id, person, held.item, 0);
  return {
    ...(await itemView(db, queue_id, held.item)),
    ordinal: held.ordinal,
    fence: held.fence,
    draft,
  };
}

/** My draft of an item: of its label, or of a change of the label's `version`. */
export async function draftOf(
  db: AnnotatorDb,
  queue_id: string,
  person: string,
  item: number,
  version: number,
): Promise<HeldItem["draft"]> {
  const draft = await db.drafts.byItem(queue_id, person, item, version);
  return draft && { seq: draft.seq, body: Draft.parse(draft.body) };
}

/** A submitted label that is open again. It stays in force until the change is submitted. */
export interface Reopened extends ItemView {
  version: number;
  label: Draft;
  /** The change as far as it has come. */
  draft: HeldItem["draft"];
  submitted_at: string;
}

export const reopened = async (
  db: AnnotatorDb,
  queue_id: string,
  label: Label,
  draft: HeldItem["draft"],
): Promise<Reopened> => ({
  ...(await itemView(db, queue_id, label.item)),
  version: label.version,
  label: Draft.parse(label),
  draft,
  submitted_at: label.submitted_at.toISOString(),
});

/** Claims: what one holds already, else the wanted item, else the next of one's order, else what others gave back. */
export async function claimNext(
  db: AnnotatorDb,
  queue: AnnotatorQueue,
  person: string,
  wanted: number | null,
): Promise<Lease | null> {
  return (
    (await db.slots.claim(queue.id, person, queue.lease_minutes, wanted)) ??
    (await db.slots.sweep(queue.id, person, queue.lease_minutes))
  );
}
