import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import { pool } from "@/lib/db/client";
import { enterWorkers, type Presence } from "@/lib/db/worker-processes";
import { workerTasks } from "./worker-tasks";

// Its own log tells every job; what failed is enough, with its reason.
const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") console.error(message);
});

const say = (line: string): void => console.error(line);

const options = (onPool: (id: string) => void) => {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => onPool(workerPool.id));
  return {
    pgPool: pool(),
    logger,
    events,
    noHandleSignals: true,
    // Without a batch the engine doesn't wait for the note of a job's end, and the process dies of a note that fails.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
};

export interface RunningWorker {
  /** Finishes what is being done, imports after their present batch, and ends. */
  stop(): Promise<void>;
  /** Ends when the worker does. */
  ended: Promise<void>;
}

interface Engine {
  stop(): Promise<void>;
  /** Ends when the engine was stopped, or gave up because it couldn't note how a job ended. */
  ended: Promise<void>;
  pool_id: string;
}

async function startEngine(presence: Presence, concurrency: number): Promise<Engine> {
  let stopping = false;
  let pool_id = "";
  const shared = options((id) => {
    pool_id = id;
    presence.addPool(id);
  });
  const taskList = workerTasks(() => stopping);
  const runner = await run({ ...shared, taskList, concurrency, pollInterval: 1000 });
  const ended = runner.promise.catch((error: Error) => say(`The job engine gave up: ${error.message}`));
  return {
    ended,
    pool_id,
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {}); // it is stopping already
      await ended;
    },
  };
}

/** Starts the engine in place of one that ended, as soon as the database is there; null when asked to stop meanwhile. */
async function replace(
  ended: Engine,
  presence: Presence,
  concurrency: number,
  isStopping: () => boolean,
): Promise<Engine | null> {
  while (!isStopping()) {
    try {
      // A job that was handed out while the connection broke would stay locked in the name of this process.
      await presence.dropPool(ended.pool_id);
      return await startEngine(presence, concurrency);
    } catch {
      await wait(500);
    }
  }
  return null;
}

/** Works on jobs until it is stopped. Any number of workers, on any number of machines, share one database. */
export async function startWorker(concurrency: number): Promise<RunningWorker> {
  let stopping = false;
  let engine: Engine | null = null;
  const presence = await enterWorkers(say, () => void engine?.stop());
  engine = await startEngine(presence, concurrency).catch(async (error) => {
    await presence.leave();
    throw error;
  });
  const ended = stayAtWork().finally(() => presence.leave());

  async function stayAtWork(): Promise<void> {
    while (engine) {
      if (stopping) await engine.stop();
      await engine.ended;
      engine = await replace(engine, presence, concurrency, () => stopping);
    }
  }

  return {
    async stop() {
      stopping = true;
      await engine?.stop();
      await ended;
    },
    ended,
  };
}

/** Works in this process on the analyses that wait, until none is left. */
export async function analyseWaiting(): Promise<void> {
  const presence = await enterWorkers(say);
  const all = workerTasks(() => false);
  const taskList: TaskList = { "analyse-trajectories": all["analyse-trajectories"]! };
  try {
    await runOnce({ ...options(presence.addPool), taskList });
  } finally {
    await presence.leave();
  }
}
