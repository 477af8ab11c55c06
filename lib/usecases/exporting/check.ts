import type { ProjectDb } from "@/lib/db";
import type { ExportRequest } from "@/lib/exports/request";
import { AppError } from "@/lib/errors";
import { isOver, waitsForClose } from "../closed-only";
import type { Actor } from "../usecase";

/** References belong to no study, so nothing ever closes them. */
const ofStudies: readonly string[] = ["label_set", "labels", "votes", "trajectories", "sources"];

/**
 * Whether this person may export this, now: asked when an export is made and again at each download. Researchers
 * export what is closed only. Throws not_found and forbidden.
 */
export async function checkExport(db: ProjectDb, actor: Actor, request: ExportRequest): Promise<void> {
  const set = request.label_set === null ? null : await db.labelSets.byId(request.label_set);
  if (request.label_set !== null && !set)
    throw new AppError("not_found", "There is no such snapshot in this project.");
  const queue_id = set?.queue_id ?? request.queue;
  const queue = queue_id === null ? null : await db.queues.byId(queue_id);
  if (queue_id !== null && !queue) throw new AppError("not_found", "There is no such queue in this project.");
  const study = request.study === null ? null : await db.studies.byId(request.study);
  if (request.study !== null && !study)
    throw new AppError("not_found", "There is no such study in this project.");
  if (!request.what.every((kind) => set === null || ofStudies.includes(kind)))
    throw new AppError("invalid", "References belong to no snapshot. Export them by themselves.");
  if (!waitsForClose(actor)) return;
  const over = study ? study.status === "closed" : queue !== null && (await isOver(db, queue));
  if (!over) throw new AppError("forbidden", "Researchers export closed studies. Choose one, or ask a lead.");
  if (!request.what.every((kind) => ofStudies.includes(kind)))
    throw new AppError("forbidden", "References belong to no study. Ask a lead to export them.");
}
