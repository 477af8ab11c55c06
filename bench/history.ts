import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** One run of one benchmark. Figures are ratios to a bound of the same run first of all, then what they come from. */
export interface BenchRun {
  bench: string;
  /** ISO 8601. */
  date: string;
  /** Short hash, with "+" when the tree had changes. */
  commit: string;
  machine: string;
  figures: Record<string, number>;
}

const file = path.join(import.meta.dirname, "results.json");

/** What earlier runs gave, oldest first. */
const history = (): BenchRun[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BenchRun[]) : [];

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Adds a run to bench/results.json and prints it beside the one before. */
export function record(bench: string, figures: Record<string, number>): void {
  const before = history();
  const last = before.findLast((run) => run.bench === bench);
  const dirty = git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "+";
  const run: BenchRun = {
    bench,
    date: new Date().toISOString(),
    commit: `${git("rev-parse", "--short", "HEAD")}${dirty}`,
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
    figures,
  };
  writeFileSync(file, `${JSON.stringify([...before, run], null, 2)}\n`);
  for (const [name, value] of Object.entries(figures)) {
    const was = last?.figures[name];
    console.log(
      `  ${name}: ${value.toPrecision(3)}${was === undefined ? "" : ` (before: ${was.toPrecision(3)})`}`,
    );
  }
}
