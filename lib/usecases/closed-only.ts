import { AppError } from "@/lib/errors";
import type { Actor } from "./usecase";

/** Whether this person waits until labelling is over: rates and agreement seen before would steer it. */
export const waitsForClose = (actor: Actor): boolean => actor.role === "researcher";

/** Refuses researchers what labels of a queue say while the queue is still being labelled. Throws forbidden. */
export function checkClosed(actor: Actor, queue: { status: string }): void {
  if (waitsForClose(actor) && queue.status !== "closed")
    throw new AppError(
      "forbidden",
      "This queue is still being labelled. What its labels say opens to researchers when a lead closes it.",
    );
}
