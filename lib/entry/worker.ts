import { EventEmitter } from "node:events";
import { Logger, run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import { z } from "zod";
import { pool } from "@/lib/db/client";
import { enterWorkers } from "@/lib/db/worker-processes";
import { AppError } from "@/lib/errors";
import { analyseTrajectories, runImport, tidyTables } from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";

const operator = (project: string | null): Caller => ({ kind: "operator", name: "worker", project });

const RunImport = z.object({ project: z.string(), import_id: z.string() });
const Analyse = z.object({ project: z.string(), trajectory_ids: z.array(z.string()) });

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
const tasks = (isStopping: () => boolean): TaskList => ({
  "run-import": (payload, { addJob, job }) =>
    unlessGone(async () => {
      const { project, import_id } = RunImport.parse(payload);
      const { status } = await execute(runImport, operator(project), {
        import_id,
        last_try: job.attempts >= job.max_attempts,
        onProgress: () => !isStopping(),
      });
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
  "tidy-tables": async () => {
    await execute(tidyTables, operator(null), {});
  },
});

// Its own log tells every job; what failed is enough, with its reason.
const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") console.error(message);
});

const options = (events: WorkerEvents) => ({ pgPool: pool(), logger, events, noHandleSignals: true });

function eventsFor(onPool: (id: string) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => onPool(workerPool.id));
  return events;
}

export interface RunningWorker {
  /** Finishes what is being done, imports after their present batch, and ends. */
  stop(): Promise<void>;
  /** Ends when the worker does; rejects when the job engine gave up. */
  ended: Promise<void>;
}

/** Works on jobs until it is stopped. Any number of workers, on any number of machines, share one database. */
export async function startWorker(concurrency: number): Promise<RunningWorker> {
  let stopping = false;
  const presence = await enterWorkers((line) => console.error(line));
  const runner = await run({
    ...options(eventsFor(presence.addPool)),
    taskList: tasks(() => stopping),
    concurrency,
    pollInterval: 1000,
  });
  const ended = runner.promise.finally(() => presence.leave());
  return {
    async stop() {
      stopping = true;
      await runner.stop();
      await ended.catch(() => {});
    },
    ended,
  };
}

/** Works in this process on the analyses that wait, until none is left. */
export async function analyseWaiting(): Promise<void> {
  const presence = await enterWorkers((line) => console.error(line));
  const all = tasks(() => false);
  const taskList: TaskList = { "analyse-trajectories": all["analyse-trajectories"]! };
  try {
    await runOnce({ ...options(eventsFor(presence.addPool)), taskList });
  } finally {
    await presence.leave();
  }
}
