import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { inRoot } from "../../scripts/root.mjs";

export interface HostWorker {
  readonly alive: boolean;
  /** As when the host loses its power. */
  kill(): void;
  stop(): Promise<void>;
}

/** `assay worker` on a host that sees the database under this address. What it says goes to a file in the folder. */
export function startWorkerOn(
  { space, database }: { space: string; database: string },
  folder: string,
): HostWorker {
  const args = ["netns", "exec", space, process.execPath, inRoot("bin", "assay.mjs"), "worker"];
  const child = spawn("ip", args, {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(path.join(folder, `${space}.log`), { flags: "a" });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    get alive() {
      return alive();
    },
    // `ip netns exec` becomes the program: its process is the worker's.
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      if (alive()) child.kill("SIGTERM");
      const insist = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(insist);
    },
  };
}
