import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import { pool } from "@/lib/db/client";
import { enterWorkers, type Presence } from "@/lib/db/worker-processes";
import { resumeLostImports } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { operator } from "./operator";
import { workerTasks } from "./worker-tasks";

// Its own log tells every job; what failed is enough, with its reason.
const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") console.error(message);
});

/** Milliseconds that the jobs of an engine get to end when the next one is to start. What runs twice has no second effect. */
const patience = 3000;

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
  pool_id: string;
  /** Resolves when another one has to take its place: it ended, it gave up, or it was told to by `retire`. */
  over: Promise<void>;
  retire(): void;
  /** Takes no more jobs; resolves when those at hand are done. */
  stop(): Promise<void>;
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
  // This program may bring a newer engine than that which made the reports.
  try {
    await runner.addJob("check-analyses", {}, { jobKey: "check-analyses" });
  } catch (error) {
    await runner.stop().catch(() => {}); // the database is away again: the next engine asks
    throw error;
  }
  let retire = (): void => {};
  const over = new Promise<void>((resolve) => (retire = resolve));
  const ended = runner.promise.catch((error: Error) => say(`The job engine ended: ${error.message}`));
  void ended.then(retire);
  // It couldn't note how a job ended, and takes no more. Its end is not to be waited for: it may never come.
  shared.events.on("pool:fatalError", retire);
  return {
    pool_id,
    over,
    retire,
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {}); // it is stopping already
      await ended;
    },
  };
}

/** Starts an engine in place of one that is over, once the database is there; null when asked to stop meanwhile. */
async function replace(
  old: Engine,
  presence: Presence,
  concurrency: number,
  isStopping: () => boolean,
): Promise<Engine | null> {
  if (!isStopping()) await Promise.race([old.stop(), wait(patience)]);
  while (!isStopping()) {
    try {
      // A job that was handed out while the connection broke would stay locked in the name of this process.
      await presence.dropPool(old.pool_id);
      return await startEngine(presence, concurrency);
    } catch {
      await wait(500);
    }
  }
  return null;
}

/** Imports that nobody would take up any more are queued again. */
function resumeLost(): void {
  execute(resumeLostImports, operator(), {}).catch((error: Error) =>
    say(`Looking for imports that were left behind failed: ${error.message}`),
  );
}

/** Works on jobs until it is stopped. Any number of workers, on any number of machines, share one database. */
export async function startWorker(concurrency: number): Promise<RunningWorker> {
  let stopping = false;
  let engine: Engine | null = null;
  const presence = await enterWorkers(say, () => engine?.retire(), resumeLost);
  engine = await startEngine(presence, concurrency).catch(async (error) => {
    await presence.leave();
    throw error;
  });
  resumeLost();
  const ended = stayAtWork().finally(() => presence.leave());

  async function stayAtWork(): Promise<void> {
    while (engine) {
      if (stopping) await engine.stop();
      await engine.over;
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
