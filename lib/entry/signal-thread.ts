import { parentPort, workerData } from "node:worker_threads";
import { recordTaker } from "@/lib/trajectories/read-handed-out";
import { readOptions } from "./reading";
import { linesFor } from "./signal-lines";
import type { ThreadAnswer, ThreadOptions, ThreadTask } from "./signal-threads";

/** Works on batches of records until the process ends the thread. */
const { reading, fileName, lines } = workerData as ThreadOptions;
const take = recordTaker(readOptions(fileName, reading));
const port = parentPort;
if (!port) throw new Error("This is the program of a thread.");

port.on("message", ({ id, bytes, records, lengths, readAs }: ThreadTask) => {
  let at = 0;
  const made = records.map((record, i) => {
    const own = bytes.subarray(at, (at += lengths[i]!));
    const items = take({ ...record, bytes: own }, readAs);
    return items && linesFor(items, lines);
  });
  port.postMessage({ id, made } satisfies ThreadAnswer);
});
