import type { Command } from "commander";

export function defineWorker(program: Command): void {
  program
    .command("worker")
    .description("Work on imports and analyses until stopped. Run as many as you like, on as many machines.")
    .option("--concurrency <n>", "jobs at once", "4")
    .action(async (options: { concurrency: string }) => {
      const { runWorker } = await import("../run-worker");
      await runWorker(Number(options.concurrency));
    });
}
