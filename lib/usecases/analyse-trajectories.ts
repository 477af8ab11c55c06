import { z } from "zod";
import type { AnalysisToStore } from "@/lib/db/analyses";
import { packJson } from "@/lib/db/trajectories-store";
import { AppError } from "@/lib/errors";
import { analyzeTrajectory, ENGINE_VERSION } from "@/lib/signals/analyze";
import { priorityOf, troubleSeverity } from "@/lib/signals/priority";
import { leafIds } from "@/lib/signals/report";
import { usecase } from "./usecase";

const profile = "default";

/**
 * Runs the signal rules over a batch of trajectories and stores what they found. Those that have a report of this
 * engine are passed over, so a job that runs twice has no second effect.
 */
export const analyseTrajectories = usecase({
  name: "analyse-trajectories",
  permission: "lead",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({ trajectory_ids: z.array(z.uuid()).max(500) }),
  async run({ db, actor }, { trajectory_ids }) {
    if (!actor.operator) throw new AppError("forbidden", "Analysis is run by a worker or the command line.");
    const missing = await db.analyses.missing(trajectory_ids, profile, ENGINE_VERSION);
    const found: AnalysisToStore[] = [];
    // A few at a time, so that memory stays bounded by a few trajectories, however large a batch is. Reports are small.
    for (let at = 0; at < missing.length; at += 50) {
      const whole = await db.bodies.whole(missing.slice(at, at + 50));
      for (const [trajectory_id, trajectory] of whole) {
        const report = analyzeTrajectory(trajectory, { profile });
        found.push({
          trajectory_id,
          report: packJson(JSON.stringify(report)),
          leaves: leafIds(report),
          severity: troubleSeverity(report),
          quality: Math.round(report.quality_score),
          priority: priorityOf(report),
        });
      }
    }
    return { analysed: await db.analyses.save(profile, ENGINE_VERSION, found) };
  },
  // Every import tells its counts; an entry for each of its batches would drown them.
  audit: () => null,
});
