import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { importStatus } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { upload } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";

const workbench = withWorkbench();
const { operator } = workbench;

const children = new Set<ChildProcess>();
afterEach(async () => {
  await Promise.all([...children].map((child) => stop(child, "SIGKILL")));
});

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [path.resolve("bin/assay.mjs"), "worker"], {
    env: { ...process.env, DATABASE_URL: workbench.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  return child;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  child.kill(signal);
  return ended;
}

async function until<T>(what: () => Promise<T | null | false>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await what();
    if (found !== null && found !== false) return found;
    await wait(100);
  }
  throw new Error("It didn't happen within a minute.");
}

const status = (import_id: string) => execute(importStatus, operator, { import_id });
const finished = (import_id: string) =>
  until(async () => {
    const found = await status(import_id);
    return found.finished_at !== null && found;
  });
const count = async (sql: string): Promise<number> =>
  (await pool().query(`select count(*)::int as n from ${sql}`)).rows[0].n;
const runs = (name: string, n: number) =>
  Array.from({ length: n }, (_, i) =>
    JSON.stringify({
      id: `${name}-${i}`,
      messages: [
        { role: "user", content: `question ${i} `.repeat(60) },
        { role: "assistant", content: "answer" },
      ],
    }),
  ).join("\n");

describe("a worker", () => {
  it("imports, analyses and tidies what waits, and stops when asked", async () => {
    const child = startWorker();
    const { import_id } = await upload(operator, runs("plain", 700));
    expect(await finished(import_id)).toMatchObject({ status: "complete", stored: 700 });
    await until(async () => (await count("trajectory where not analysed")) === 0);
    await until(async () => (await count("graphile_worker._private_jobs")) === 0);
    expect(await count("analysis")).toBe(700);
    expect(await count("pg_stat_user_tables where relname = 'trajectory' and vacuum_count > 0")).toBe(1);
    expect(await stop(child, "SIGTERM")).toBe(0);
    expect(await count("worker_process")).toBe(0);
  });

  it("that is killed in the middle leaves its import to another one, which loses and doubles nothing", async () => {
    const { import_id } = await upload(operator, runs("killed", 12_000));
    const first = startWorker();
    await until(async () => (await status(import_id)).records_done > 0);
    await stop(first, "SIGKILL");
    const left = await status(import_id);
    expect(left.status).toBe("running");
    const second = startWorker();
    expect(await finished(import_id)).toMatchObject({
      status: "complete",
      stored: 12_000,
      existing: 0,
      rejected: 0,
    });
    expect(await count("trajectory where external_id like 'killed-%'")).toBe(12_000);
    await until(async () => (await count("trajectory where not analysed")) === 0);
    expect(
      await count(
        "analysis where trajectory_id in (select id from trajectory where external_id like 'killed-%')",
      ),
    ).toBe(12_000);
    await stop(second, "SIGTERM");
  });

  it("finishes its batch when it is stopped, and the next one goes on there", async () => {
    const { import_id } = await upload(operator, runs("stopped", 12_000));
    const first = startWorker();
    await until(async () => (await status(import_id)).records_done > 0);
    expect(await stop(first, "SIGTERM")).toBe(0);
    const left = await status(import_id);
    expect(left).toMatchObject({ status: "running", message: null });
    expect(left.records_done).toBeLessThan(12_000);
    const second = startWorker();
    expect(await finished(import_id)).toMatchObject({ status: "complete", stored: 12_000 });
    await stop(second, "SIGTERM");
  });
});
