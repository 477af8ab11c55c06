import type { ProjectDb } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Actor } from "./usecase";

/** Whether this person waits until labelling is over: rates and agreement seen before would steer it. */
export const waitsForClose = (actor: Actor): boolean => actor.role === "researcher";

/** A queue is over when it is closed and so is its study: a study that goes on in another round isn't. */
export async function isOver(
  db: ProjectDb,
  queue: { status: string; study_id: string | null },
): Promise<boolean> {
  if (queue.status !== "closed" || queue.study_id === null) return queue.status === "closed";
  return (await db.studies.byId(queue.study_id))?.status === "closed";
}

/** Refuses researchers what labels of a queue say while it is still being labelled, or its study is. Throws forbidden. */
export async function checkClosed(
  db: ProjectDb,
  actor: Actor,
  queue: { status: string; study_id: string | null },
): Promise<void> {
  if (waitsForClose(actor) && !(await isOver(db, queue)))
    throw new AppError(
      "forbidden",
      "This queue is still being labelled. What its labels say opens to researchers when a lead closes it.",
    );
}
