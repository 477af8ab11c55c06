import { spawn } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { whyNoHosts } from "@/bench/hosts/namespaces";

const Analysed = z.object({ seconds: z.number(), rate: z.number().nullable(), hosts: z.number() });
const Result = z.object({
  trajectories: z.number(),
  first: Analysed,
  one: Analysed,
  two: Analysed,
  killed: Analysed.extend({
    was_killed: z.boolean(),
    reports: z.number(),
    trajectories: z.number(),
    shown: z.number(),
    jobs_left: z.number(),
    failed_jobs: z.number(),
  }),
});

/** Runs bench/hosts.ts and gives what it printed. */
function runHosts(
  trajectories: number,
  stop: AbortSignal,
): Promise<{ code: number | null; out: string; said: string }> {
  const args = ["--import", "tsx", path.resolve("bench/hosts.ts"), "--no-ceiling"];
  const child = spawn(process.execPath, [...args, "--trajectories", String(trajectories)]);
  // It puts its hosts and its database away before it ends.
  stop.addEventListener("abort", () => child.kill("SIGTERM"));
  let [out, said] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, said })));
}

const why = whyNoHosts();

describe(why === null ? "workers on two hosts" : `workers on two hosts (no namespaces here: ${why})`, () => {
  it.skipIf(why !== null)(
    "share the analysis, and lose and double nothing when one is killed in the middle",
    { timeout: 600_000 },
    async ({ signal }) => {
      const n = 3000;
      const { code, out, said } = await runHosts(n, signal);
      expect(code, said).toBe(0);
      const result = Result.parse(JSON.parse(out));
      expect(result).toMatchObject({ trajectories: n, two: { hosts: 2 } });
      expect(result.killed).toMatchObject({
        was_killed: true,
        reports: n,
        trajectories: n,
        shown: n,
        jobs_left: 0,
        failed_jobs: 0,
      });
    },
  );
});
