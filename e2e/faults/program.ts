import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/root.mjs";

const followParent = pathToFileURL(inRoot("scripts", "follow-parent.mjs")).href;

/** A Node program of the installation that a test may kill and start again. What it says goes to reports/. */
export class Program {
  private child: ChildProcess | undefined;

  constructor(
    private readonly name: string,
    private readonly args: string[],
    private readonly env: Record<string, string>,
  ) {}

  start(): void {
    mkdirSync(inRoot("reports"), { recursive: true });
    const log = createWriteStream(inRoot("reports", `faults-${this.name}.log`), { flags: "a" });
    const child = spawn(process.execPath, ["--import", followParent, ...this.args], {
      env: { ...process.env, ...this.env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    this.child = child;
  }

  get pid(): number {
    if (!this.alive || this.child?.pid === undefined) throw new Error(`The ${this.name} doesn't run.`);
    return this.child.pid;
  }

  get alive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** As by `kill -9`, or when the machine's memory is full. */
  kill = (): Promise<void> => this.end("SIGKILL");

  async stop(): Promise<void> {
    const insist = setTimeout(() => void this.end("SIGKILL"), 10_000);
    await this.end("SIGTERM");
    clearTimeout(insist);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.alive || !this.child) return;
    const ended = once(this.child, "exit");
    this.child.kill(signal);
    await ended;
  }
}
