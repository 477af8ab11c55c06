import { closeDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { startWorker } from "./worker";

/** Runs a worker until the process is asked to end. */
export async function runWorker(concurrency: number): Promise<void> {
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 64)
    throw new AppError("invalid", "--concurrency is a number from 1 to 64.");
  const worker = await startWorker(concurrency);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void worker.stop());
  console.log("Waiting for imports and analyses.");
  try {
    await worker.ended;
  } finally {
    await closeDatabase();
  }
}
