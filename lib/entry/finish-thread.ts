import { parentPort } from "node:worker_threads";
import { finish } from "@/lib/usecases/importing/finish";
import type { FinishAnswer, FinishTask } from "./finish-elsewhere";

/** Finishes trajectories until the process ends the thread. */
const port = parentPort;
if (!port) throw new Error("This is the program of a thread.");

port.on("message", ({ id, unfinished }: FinishTask) => {
  port.postMessage({ id, finished: unfinished.map(finish) } satisfies FinishAnswer);
});
