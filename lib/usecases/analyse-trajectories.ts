import { z } from "zod";
import type { FindingsOf } from "@/lib/db/analyses";
import { AppError } from "@/lib/errors";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { findingsOf } from "./analysing";
import { usecase } from "./usecase";

/** Trajectories in one job of analysis. */
export const ANALYSIS_BATCH = 500;

/**
 * Runs the signal rules, with the project's settings, over a batch of trajectories and stores what they found. Those that
 * have a report of this engine and these settings are passed over, so a job that runs twice has no second effect.
 */
export const analyseTrajectories = usecase({
  name: "analyse-trajectories",
  permission: "lead",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({ trajectory_ids: z.array(z.uuid()).max(ANALYSIS_BATCH) }),
  async run({ db, actor }, { trajectory_ids }) {
    if (!actor.operator) throw new AppError("forbidden", "Analysis is run by a worker or the command line.");
    const { version, config } = await db.signalConfigs.current();
    const analyser = { engine: ENGINE_VERSION, config: version };
    const missing = await db.analyses.missing(trajectory_ids, analyser);
    const found: FindingsOf[] = [];
    // A few at a time, so that memory stays bounded by a few trajectories, however large a batch is. Reports are small.
    for (let at = 0; at < missing.length; at += 50) {
      const whole = await db.bodies.whole(missing.slice(at, at + 50));
      for (const [trajectory_id, trajectory] of whole)
        found.push({ trajectory_id, ...findingsOf(trajectory, config) });
    }
    return { analysed: found.length === 0 ? 0 : await db.analyses.save(analyser, found) };
  },
  // Every import tells its counts; an entry for each of its batches would drown them.
  audit: () => null,
});
