import { z } from "zod";
import { StoredAnalysis } from "@/lib/db/analyses";
import { TrajectoryRow } from "@/lib/db/trajectory-row";
import { SessionMember, SessionPlace } from "@/lib/db/sessions";
import { AppError } from "@/lib/errors";
import { Report } from "@/lib/signals/report";
import { Step, TrajectoryHead } from "@/lib/trajectories/schema";
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
  output: z.object({
    row: TrajectoryRow,
    /** What is said once for the whole trajectory, without the steps. */
    head: TrajectoryHead.nullable(),
    /** The report of the signal rules; null until it is analysed. */
    report: Report.nullable(),
    /** By what this report was made, and by what the trajectory was ever analysed. */
    analysis: StoredAnalysis.nullable(),
    analyses: z.array(StoredAnalysis),
    /** The first steps; the others come by read-trajectory-steps. */
    steps: z.array(Step),
    /** Every version of the same source record, the oldest first. */
    versions: z.array(z.object({ id: z.string(), external_id: z.string(), version: z.number() })),
    /** Where it stands among those of its session, and the ones around it; null when it is alone. */
    session: SessionPlace.extend({ members: z.array(SessionMember) }).nullable(),
    /** Records under another id that say the same. */
    same_content: z.array(
      z.object({ id: z.string(), external_id: z.string(), version: z.number(), source_name: z.string() }),
    ),
    tags: z.array(z.string()),
    places: z.array(
      z.object({
        queue_id: z.string(),
        queue_name: z.string(),
        item: z.number(),
        k: z.number(),
        labels: z.number(),
        status: z.string(),
      }),
    ),
  }),
  async run({ db }, { id, analyser }) {
    const row = await db.trajectories.byId(id);
    if (!row) throw new AppError("not_found", "There is no such trajectory in this project.");
    const [head, analyses, steps, versions, session, members, same_content, places, tags] = await Promise.all(
      [
        db.trajectories.head(id),
        db.analyses.of(id),
        db.steps.range(id, 0, OPENING),
        db.trajectories.versions(id),
        db.sessions.place(id),
        db.sessions.members(id),
        db.trajectories.sameContent(id),
        db.trajectories.places(id),
        db.trajectoryTags.of(id),
      ],
    );
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
      versions,
      session: session && { ...session, members },
      same_content,
      places,
      tags,
    };
  },
});
