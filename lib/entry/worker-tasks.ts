import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import {
  analyseTrajectories,
  assembleSpans,
  checkAnalyses,
  planReanalysis,
  runImport,
  tidyTables,
} from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { withFinishThread } from "./finish-elsewhere";

const operator = (project: string | null): Caller => ({ kind: "operator", name: "worker", project });

const RunImport = z.object({ project: z.string(), import_id: z.string() });
const Assemble = z.object({ project: z.string() });
const Analyse = z.object({ project: z.string(), trajectory_ids: z.array(z.string()) });
const Plan = z.object({ project: z.string(), after: z.string().nullable() });

/** Seconds after which an import that another process has is tried again. */
const busyPause = 5;
/** Tables are tidied when nothing was imported or analysed for this many seconds. */
const tidyPause = 3;

const inSeconds = (seconds: number): Date => new Date(Date.now() + 1000 * seconds);

/** A thing that isn't there any more (a deleted project) is no failure of the job. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    console.warn(`A job was dropped: ${error.message}`);
  }
}

/** Every task of the worker: a job is a use case called by the operator. */
export const workerTasks = (isStopping: () => boolean): TaskList => ({
  "run-import": (payload, { addJob, job }) =>
    unlessGone(async () => {
      const { project, import_id } = RunImport.parse(payload);
      const { status } = await withFinishThread((finisher) =>
        execute(runImport, operator(project), {
          import_id,
          last_try: job.attempts >= job.max_attempts,
          onProgress: () => !isStopping(),
          finisher,
        }),
      );
      const again = { jobKey: `run-import ${import_id}`, maxAttempts: job.max_attempts };
      if (status === "busy") await addJob("run-import", payload, { ...again, runAt: inSeconds(busyPause) });
      else if (status === "stopped") await addJob("run-import", payload, again);
      else await addJob("tidy-tables", {}, { jobKey: "tidy-tables", runAt: inSeconds(tidyPause) });
    }),
  "analyse-trajectories": (payload, { addJob }) =>
    unlessGone(async () => {
      const { project, trajectory_ids } = Analyse.parse(payload);
      await execute(analyseTrajectories, operator(project), { trajectory_ids });
      await addJob("tidy-tables", {}, { jobKey: "tidy-tables", runAt: inSeconds(tidyPause) });
    }),
  "plan-reanalysis": (payload) =>
    unlessGone(async () => {
      const { project, after } = Plan.parse(payload);
      await execute(planReanalysis, operator(project), { after });
    }),
  "check-analyses": async () => {
    await execute(checkAnalyses, operator(null), {});
  },
  "assemble-spans": (payload, { addJob }) =>
    unlessGone(async () => {
      const { project } = Assemble.parse(payload);
      const { busy, more } = await execute(assembleSpans, operator(project), { goOn: () => !isStopping() });
      if (more) await addJob("assemble-spans", payload, { runAt: inSeconds(busy ? 1 : 0) });
    }),
  "tidy-tables": async () => {
    await execute(tidyTables, operator(null), {});
  },
});
