import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { receiveSpans, setLive } from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { chatSpan, request } from "@/tests/spans";
import { withWorkbench } from "@/tests/workbench";

const workbench = withWorkbench();
const { operator } = workbench;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [path.resolve("bin/assay.mjs"), "worker"], {
    env: { ...process.env, DATABASE_URL: workbench.url },
    stdio: "ignore",
  });
  children.add(child);
  return child;
}

const rows = async <Row>(sql: string): Promise<Row[]> => (await pool().query(sql)).rows as Row[];
const count = async (what: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${what}`))[0]!.n;

const talks = 120;
/** Turn by turn, as a chat does it; each request holds one turn of every conversation. */
const turn = (n: number): string =>
  request(
    ...Array.from({ length: talks }, (_, talk) =>
      chatSpan({
        trace: 1000 * (talk + 1) + n,
        span: 1000 * (talk + 1) + n,
        at: n * 60,
        conversation: `talk ${talk}`,
        said: Array.from({ length: n + 1 }, (_, i) => [
          ["user", `question ${i}`] as const,
          ...(i < n ? [["assistant", `answer ${i}`] as const] : []),
        ]).flat(),
        answer: `answer ${n}`,
      }),
    ),
  );

it("workers that are killed while they put spans together lose none and double none", async () => {
  await execute(setLive, operator, { quiet_seconds: 600, by: "conversation" });
  for (let n = 0; n < 3; n++) {
    await execute(receiveSpans, operator, { body: () => Promise.resolve(turn(n)) });
    const worker = startWorker();
    // Killed in the middle: some conversations are in, others aren't.
    const before = await count(`live_span`);
    for (let tries = 0; tries < 600 && (await count(`live_span`)) === before; tries++) await wait(20);
    worker.kill("SIGKILL");
    children.delete(worker);
  }
  startWorker();
  await expect.poll(() => count("live_span"), { timeout: 90_000, interval: 200 }).toBe(0);
  const made = await rows<{ versions: number; steps: number }>(
    `select count(*)::int as versions, max(steps)::int as steps from trajectory group by external_id`,
  );
  expect(made).toHaveLength(talks);
  expect(new Set(made.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ versions: 1, steps: 6 })]),
  );
  const [day] = await rows<{ stored: number }>(`select stored from import_run`);
  expect(day).toEqual({ stored: talks });
  expect(
    await count(
      `source_file f where not exists (select from source_chunk c where c.source_file_id = f.id) and f.bytes > 0`,
    ),
  ).toBe(0);
});
