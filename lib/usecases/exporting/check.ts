import type { ProjectDb } from "@/lib/db";
import type { ExportRequest } from "@/lib/exports/request";
import { AppError } from "@/lib/errors";
import type { Actor } from "../usecase";

/** References belong to no study, so nothing ever closes them. */
const ofStudies: readonly string[] = ["labels", "votes", "trajectories", "sources"];

/**
 * Whether this person may export this, now: asked when an export is made and again at each download. Researchers
 * export closed studies only. Throws not_found and forbidden.
 */
export async function checkExport(db: ProjectDb, actor: Actor, request: ExportRequest): Promise<void> {
  const queue = request.queue === null ? null : await db.queues.byId(request.queue);
  if (request.queue !== null && !queue)
    throw new AppError("not_found", "There is no such queue in this project.");
  const study_id = request.study ?? queue?.study_id ?? null;
  const study = study_id === null ? null : await db.studies.byId(study_id);
  if (request.study !== null && !study)
    throw new AppError("not_found", "There is no such study in this project.");
  if (actor.role !== "researcher") return;
  if (study?.status !== "closed")
    throw new AppError("forbidden", "Researchers export closed studies. Choose one, or ask a lead.");
  if (!request.what.every((kind) => ofStudies.includes(kind)))
    throw new AppError("forbidden", "References belong to no study. Ask a lead to export them.");
}
