import { z } from "zod";
import type { ProjectDb } from "@/lib/db";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { usecase } from "./usecase";

/** How many reports are of the engine and the settings in force, and what the others are of. */
export async function analysisState(db: ProjectDb) {
  const { version } = await db.signalConfigs.current();
  const counts = await db.analyses.counts({ engine: ENGINE_VERSION, config: version });
  const sum = (of: typeof counts) => of.reduce((all, { n }) => all + n, 0);
  return {
    engine: ENGINE_VERSION,
    config: version,
    trajectories: sum(counts),
    current: sum(counts.filter(({ current }) => current)),
    older: counts.flatMap(({ engine, config, n, current }) =>
      current || engine === null || config === null ? [] : [{ engine, config, n }],
    ),
  };
}

/** How far the analysis is: asked again and again while trajectories are analysed in the background. */
export const showAnalysisState = usecase({
  name: "show-analysis-state",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({}),
  run: ({ db }) => analysisState(db),
});
