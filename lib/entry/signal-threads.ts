import { Worker } from "node:worker_threads";
import type { RawRecord } from "@/lib/trajectories/raw-record";
import type { Reading } from "./reading";
import type { LineOptions, Lines } from "./signal-lines";

/** What a thread is started with. */
export interface ThreadOptions {
  reading: Reading;
  fileName: string;
  lines: LineOptions;
}

/** A batch on its way to a thread: the records' bytes stand one after the other in one buffer. */
export interface ThreadTask {
  id: number;
  bytes: Uint8Array;
  records: Omit<RawRecord, "bytes">[];
  lengths: number[];
  readAs: Record<string, string>;
}

export interface ThreadAnswer {
  id: number;
  made: (Lines | null)[];
}

export interface Threads {
  take(records: readonly RawRecord[], readAs: Record<string, string>): Promise<(Lines | null)[]>;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(made: (Lines | null)[]): void;
  reject(error: Error): void;
}

/** Threads that read, analyse and print single records. A thread that dies fails all batches that are under way. */
export function startThreads(count: number, options: ThreadOptions): Threads {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let stopping = false;
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(new URL("../../bin/signal-thread.mjs", import.meta.url), {
      workerData: options,
    });
    worker.on("message", ({ id, made }: ThreadAnswer) => {
      waiting.get(id)?.resolve(made);
      waiting.delete(id);
    });
    worker.on("error", fail);
    worker.on("exit", (code) => {
      if (!stopping) fail(new Error(`A thread ended by itself (exit code ${code}).`));
    });
    return worker;
  });
  return {
    take(records, readAs) {
      if (failure) return Promise.reject(failure);
      const id = ++last;
      const { task, buffer } = pack(id, records, readAs);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        threads[id % count]!.postMessage(task, [buffer]);
      });
    },
    async stop() {
      stopping = true;
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}

function pack(
  id: number,
  records: readonly RawRecord[],
  readAs: Record<string, string>,
): { task: ThreadTask; buffer: ArrayBuffer } {
  const lengths = records.map(({ bytes }) => bytes.length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  const bare = records.map(({ bytes: own, ...record }) => {
    bytes.set(own, at);
    at += own.length;
    return record;
  });
  return { task: { id, bytes, records: bare, lengths, readAs }, buffer: bytes.buffer };
}
