import type { HeldItem, Reopened } from "@/lib/usecases/item-view";

/** Calls a use case on the queue, in the name of the person whose page this is. */
export type Say = <Result>(verb: string, input: object) => Promise<Result>;

export interface Position {
  done: number;
  open: number;
}

/** My newest label, as long as it may be changed. */
interface Undo {
  item: number;
  version: number;
  submitted_at: string;
}

/** What the page begins with, and what a reload of the queue gives anew. */
export interface OpenedQueue {
  held: HeldItem | null;
  /** A label that was being changed when the page was left. */
  reopened: Reopened | null;
  position: Position;
  undo: Undo | null;
}

export interface LabellingStart extends OpenedQueue {
  project: string;
  person: string;
  queue: { id: string; lease_minutes: number; undo_minutes: number };
}

/** A lease on the item that the page has loaded already. */
interface Ready {
  item: number;
  ordinal: number;
  fence: number;
  ready: true;
  draft: HeldItem["draft"];
}

export interface SubmitAnswer {
  outcome: "stored" | "again" | "late";
  item: number;
  next: (HeldItem & { ready: false }) | Ready | null;
  position: Position;
}

export interface SkipAnswer {
  next: HeldItem | null;
  position: Position;
}
