import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { contentsOf } from "@/tests/imported-contents";
import { importBytes, upload } from "@/tests/imported";
import { withWorkbench } from "@/tests/workbench";
import { importStatus, resumeImport, resumeLostImports, runImport } from ".";
import { execute, type Caller } from "./usecase";

const workbench = withWorkbench();
const lab = async (slug: string): Promise<Extract<Caller, { kind: "operator" }> & { project: string }> => {
  await workbench.addProject(slug);
  return { kind: "operator", name: "test", project: slug };
};

const records = 5000;
const line = (n: number) =>
  JSON.stringify({
    id: `run-${n}`,
    messages: [
      { role: "user", content: `Where is parcel ${n}? ${"Please. ".repeat(n % 5)}` },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: `c${n}`, type: "function", function: { name: "track", arguments: `{"parcel":${n}}` } },
        ],
      },
      {
        role: "tool",
        tool_call_id: `c${n}`,
        content: n % 7 === 0 ? "Error: unknown parcel" : `{"status":"lost"}`,
      },
      { role: "assistant", content: `It was last seen in York, at depot ${n % 13}.` },
    ],
  });

/** Good lines, lines that come twice, lines that can't be read and ids with two contents. */
const file = Array.from({ length: records }, (_, n) => {
  if (n % 211 === 210) return `{"id": "broken-${n}", "messages": [`;
  if (n % 97 === 96) return line(n - 1);
  if (n % 301 === 300) return line(n).replace(`"run-${n}"`, `"run-${n - 2}"`);
  return line(n);
}).join("\n");

/** Runs the import in a process and kills it a while after it has stored so many records. @returns whether it was killed */
async function runAndKill(
  project: string,
  import_id: string,
  after: number,
  pause: number,
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.resolve("tests/import-process.ts"), project, import_id],
    {
      env: { ...process.env, DATABASE_URL: workbench.url },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit");
  const reached = (async () => {
    for await (const part of child.stdout) {
      const done = Number(String(part).trim().split("\n").at(-1));
      if (done >= after) return;
    }
  })();
  await Promise.race([ended, reached.then(() => wait(pause))]);
  child.kill("SIGKILL");
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return signal === "SIGKILL";
}

describe("an import whose process is killed", () => {
  it(
    "ends with what an undisturbed one stores: the same counts and hashes",
    { timeout: 900_000 },
    async () => {
      const calm = await lab("calm");
      const undisturbed = await importBytes(calm, file, { file_name: "runs.jsonl" });
      expect(undisturbed.stored + undisturbed.existing + undisturbed.rejected).toBe(records);

      const disturbed = await lab("disturbed");
      const { project } = disturbed;
      const { import_id } = await upload(disturbed, file, { file_name: "runs.jsonl" });
      let kills = 0;
      for (const [after, pause] of [
        [500, 0],
        [1500, 40],
        [2000, 90],
        [3500, 10],
        [4000, 150],
      ] as const)
        if (await runAndKill(project, import_id, after, pause)) kills += 1;
      expect(kills).toBeGreaterThanOrEqual(3);
      expect((await execute(importStatus, disturbed, { import_id })).status).toMatch(/running|partial/);

      await execute(runImport, disturbed, { import_id });
      expect(await contentsOf(pool(), project)).toEqual(await contentsOf(pool(), "calm"));
    },
  );
});

const job = async (import_id: string) =>
  (
    await pool().query<{ attempts: number }>(`select attempts from graphile_worker.jobs where key = $1`, [
      `run-import ${import_id}`,
    ])
  ).rows[0];

describe("an import that lost its job", () => {
  it("is queued again when a worker is back, whether the job is used up or gone", async () => {
    const caller = await lab("lost");
    const used = await upload(caller, line(1));
    const gone = await upload(caller, line(2), { source_name: "other" });
    const fine = await upload(caller, line(3), { source_name: "third" });
    await pool().query(`update graphile_worker._private_jobs set attempts = max_attempts where key = $1`, [
      `run-import ${used.import_id}`,
    ]);
    await pool().query(`delete from graphile_worker._private_jobs where key = $1`, [
      `run-import ${gone.import_id}`,
    ]);
    const installation: Caller = { kind: "operator", name: "test", project: null };
    expect(await execute(resumeLostImports, installation, {})).toEqual({ resumed: 2 });
    for (const { import_id } of [used, gone, fine]) expect(await job(import_id)).toEqual({ attempts: 0 });
    expect(await execute(resumeLostImports, installation, {})).toEqual({ resumed: 0 });
  });

  it("is given up with a sentence when its process ends again and again at the same place", async () => {
    const caller = await lab("deadly");
    const { import_id } = await upload(caller, line(1));
    await pool().query(`update import_run set status = 'running', tries = 8 where id = $1`, [import_id]);
    expect((await execute(runImport, caller, { import_id })).status).toBe("failed");
    const left = await execute(importStatus, caller, { import_id });
    expect(left.message).toMatch(/ended 8 times after record 0.*What was stored before is safe.*Go on/);
    await execute(resumeImport, caller, { import_id });
    expect((await execute(runImport, caller, { import_id })).status).toBe("complete");
  });
});
