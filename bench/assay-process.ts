import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { smallHeap, thriftyMemory } from "../scripts/memory.mjs";

const program = path.resolve(import.meta.dirname, "../bin/assay.mjs");

export interface Ran {
  /** Seconds from start to end. */
  seconds: number;
  /** The highest resident size in MB; null where the system doesn't tell it. */
  peak: number | null;
  code: number | null;
  output: string;
}

/** Starts the command line on a database, as `npx assay` and `npm start` do. */
export const startAssay = (url: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...smallHeap, program, ...args], {
    env: { ...process.env, ...thriftyMemory, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Runs the command line to its end and watches how large its process grows. */
export async function runAssay(url: string, ...args: string[]): Promise<Ran> {
  const started = performance.now();
  const child = startAssay(url, ...args);
  let output = "";
  child.stdout?.on("data", (part: Buffer) => (output += part.toString()));
  let peak: number | null = null;
  const watch = setInterval(() => (peak = peakOf(child.pid) ?? peak), 50);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(watch);
  return { seconds: (performance.now() - started) / 1000, peak, code, output };
}

/** The highest resident size of a living process so far, in MB; Linux tells it. */
export function peakOf(pid: number | undefined): number | null {
  try {
    const high = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return high ? Math.round(Number(high[1]) / 1000) : null;
  } catch {
    return null;
  }
}
