import { Worker } from "node:worker_threads";
import { finishHere, type Finished, type Finisher, type Unfinished } from "@/lib/usecases/importing/finish";

/** What came together, on its way to the thread and back. */
export interface FinishTask {
  id: number;
  unfinished: Sent[];
}
/** What goes to the thread of a trajectory. */
type Sent = Pick<Unfinished, "texts" | "config">;
export interface FinishAnswer {
  id: number;
  finished: Finished[];
}

interface Waiting {
  resolve(finished: Finished): void;
  reject(error: Error): void;
}

/** A trajectory of more UTF-16 units is finished where it is: the thread would need it a second time in memory. */
const mostSent = 2 ** 20;

/** MB of the thread's space for new objects, of which little outlives a trajectory. */
const newObjects = 6;

const lengthOf = ({ texts }: Unfinished): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Starts the thread; when it dies, everything that it was asked fails. */
function startThread() {
  const waiting = new Map<number, Waiting[]>();
  let failure: Error | null = null;
  let stopping = false;
  let last = 0;
  let next: { unfinished: Sent[]; asked: Waiting[] } = { unfinished: [], asked: [] };

  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of [...waiting.values(), next.asked].flat()) reject(error);
    waiting.clear();
  };
  const thread = new Worker(new URL("../../bin/finish-thread.mjs", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: newObjects },
  });
  thread.on("message", ({ id, finished }: FinishAnswer) => {
    waiting.get(id)?.forEach(({ resolve }, at) => resolve(finished[at]!));
    waiting.delete(id);
  });
  thread.on("error", fail);
  thread.on("exit", (code) => {
    if (!stopping)
      fail(new Error(`The thread that finishes trajectories ended by itself (exit code ${code}).`));
  });

  const send = (): void => {
    const { unfinished, asked } = next;
    next = { unfinished: [], asked: [] };
    if (failure) return;
    waiting.set(++last, asked);
    thread.postMessage({ id: last, unfinished } satisfies FinishTask);
  };
  return {
    finish: ({ texts, config }: Unfinished) =>
      new Promise<Finished>((resolve, reject) => {
        if (failure) return reject(failure);
        if (next.unfinished.length === 0) setImmediate(send);
        next.unfinished.push({ texts, config });
        next.asked.push({ resolve, reject });
      }),
    async stop() {
      stopping = true;
      await thread.terminate();
    },
  };
}

let running: ReturnType<typeof startThread> | null = null;
let users = 0;

/** Gives a finisher in the one other thread that this process has for it; it is started when it is first asked. */
export async function withFinishThread<Result>(
  work: (finisher: Finisher) => Promise<Result>,
): Promise<Result> {
  users += 1;
  try {
    return await work((unfinished) => {
      if (lengthOf(unfinished) > mostSent) return finishHere(unfinished);
      running ??= startThread();
      return running.finish(unfinished);
    });
  } finally {
    users -= 1;
    const idle = users === 0 ? running : null;
    if (idle) {
      running = null;
      await idle.stop();
    }
  }
}
