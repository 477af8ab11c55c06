import { parentPort } from "node:worker_threads";
import { conversationInTexts, finish } from "@/lib/usecases/importing/finish";
import type { FinishAnswer, FinishTask } from "./finish-elsewhere";

/** Finishes trajectories until the process ends the thread. */
const port = parentPort;
if (!port) throw new Error("This is the program of a thread.");

port.on("message", ({ id, unfinished }: FinishTask) => {
  const finished = unfinished.map(({ texts, config }) =>
    finish({ texts, config, conversation: () => conversationInTexts(texts) }),
  );
  port.postMessage({ id, finished } satisfies FinishAnswer);
});
