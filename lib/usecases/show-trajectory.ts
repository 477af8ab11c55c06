import { z } from "zod";
import { AppError } from "@/lib/errors";
import { Report } from "@/lib/signals/report";
import { TrajectoryHead } from "@/lib/trajectories/schema";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/**
 * A trajectory as leads and researchers see it: the steps' beginning, the report of its signals (the one in force, or an
 * older one by its engine and settings), where it belongs.
 */
export const showTrajectory = usecase({
  name: "show-trajectory",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    id: z.uuid(),
    analyser: z
      .object({ engine: z.string().max(40), config: z.number().int() })
      .nullable()
      .default(null),
  }),
  async run({ db }, { id, analyser }) {
    const row = await db.trajectories.byId(id);
    if (!row) throw new AppError("not_found", "There is no such trajectory in this project.");
    const [head, analyses, steps, related, places] = await Promise.all([
      db.trajectories.head(id),
      db.analyses.of(id),
      db.steps.range(id, 0, OPENING),
      db.trajectories.related(id),
      db.trajectories.places(id),
    ]);
    const chosen =
      analyses.find(({ engine, config }) => engine === analyser?.engine && config === analyser.config) ??
      analyses[0];
    // What blinding took from the steps stays where it is: nothing on the page shows it.
    const { sealed: _, ...facts } = head ?? { sealed: null };
    return {
      row,
      head: head && TrajectoryHead.parse(facts),
      report: chosen ? Report.parse(await db.analyses.report(id, chosen)) : null,
      analysis: chosen ?? null,
      analyses,
      steps,
      related,
      places,
    };
  },
});
