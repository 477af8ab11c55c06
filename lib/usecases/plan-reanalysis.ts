import { z } from "zod";
import { LATER } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { ANALYSIS_BATCH } from "./analyse-trajectories";
import { usecase } from "./usecase";

/** Batches that are queued in one transaction. */
const batches = 20;

/**
 * Queues the analysis of the trajectories whose report is of an older engine or of older settings, some batches at a
 * time, and itself for the rest. It may be killed and run again: what is queued twice finds nothing to do.
 */
export const planReanalysis = usecase({
  name: "plan-reanalysis",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ after: z.uuid().nullable().default(null) }),
  async run({ db, actor, project, addJob }, { after }) {
    if (!actor.operator) throw new AppError("forbidden", "Analysis is planned by a worker.");
    const { version } = await db.signalConfigs.current();
    const analyser = { engine: ENGINE_VERSION, config: version };
    const ids = await db.analyses.waiting(after, batches * ANALYSIS_BATCH, analyser);
    for (let at = 0; at < ids.length; at += ANALYSIS_BATCH)
      await addJob(
        "analyse-trajectories",
        { project: project.slug, trajectory_ids: ids.slice(at, at + ANALYSIS_BATCH) },
        LATER,
      );
    if (ids.length === batches * ANALYSIS_BATCH)
      await addJob("plan-reanalysis", { project: project.slug, after: ids.at(-1)! });
    return { queued: ids.length };
  },
  // What made it necessary is told: the settings that were saved, or the new engine.
  audit: () => null,
});
