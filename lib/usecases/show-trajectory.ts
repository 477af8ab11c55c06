import { z } from "zod";
import { AppError } from "@/lib/errors";
import { Report } from "@/lib/signals/report";
import { TrajectoryHead } from "@/lib/trajectories/schema";
import { OPENING } from "./opening";
import { usecase } from "./usecase";

/** A trajectory as leads and researchers see it: the steps' beginning, the report of its signals, where it belongs. */
export const showTrajectory = usecase({
  name: "show-trajectory",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ id: z.uuid() }),
  async run({ db }, { id }) {
    const row = await db.trajectories.byId(id);
    if (!row) throw new AppError("not_found", "There is no such trajectory in this project.");
    const [head, analysis, steps, related, places] = await Promise.all([
      db.trajectories.head(id),
      db.trajectories.report(id, "default"),
      db.steps.range(id, 0, OPENING),
      db.trajectories.related(id),
      db.trajectories.places(id),
    ]);
    // What blinding took from the steps stays where it is: nothing on the page shows it.
    const { sealed: _, ...facts } = head ?? { sealed: null };
    return {
      row,
      head: head && TrajectoryHead.parse(facts),
      report: analysis && Report.parse(analysis.report),
      steps,
      related,
      places,
    };
  },
});
