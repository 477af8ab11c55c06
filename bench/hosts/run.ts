/** What happens on the three hosts; runs on the database host. Started by bench/hosts.ts with its plan as JSON. */
import { createHash } from "node:crypto";
import os from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { closeDatabase, pool } from "@/lib/db/client";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { SignalConfig } from "@/lib/signals/config";
import {
  createProject,
  finishUpload,
  putChunk,
  runImport,
  saveSignalConfig,
  showAnalysisState,
  startImport,
} from "@/lib/usecases";
import { execute, type Caller } from "@/lib/usecases/usecase";
import { ensureDatabase } from "../../scripts/database.mjs";
import { migrate } from "../../scripts/migrate.mjs";
import { measureCeiling } from "./ceiling";
import { runsOf } from "./runs";
import { startWorkerOn, type HostWorker } from "./worker-host";

const Plan = z.object({
  trajectories: z.number().int().min(1),
  ceiling: z.boolean(),
  data: z.string(),
  folder: z.string(),
  hosts: z.tuple([
    z.object({ space: z.string(), database: z.string() }),
    z.object({ space: z.string(), database: z.string() }),
  ]),
});
const plan = Plan.parse(JSON.parse(process.argv[2] ?? ""));
const { trajectories: N, hosts } = plan;
process.env.DATABASE_URL = hosts[0].database;
const operator: Caller = { kind: "operator", name: "bench", project: "scale" };
const say = (line: string) => console.error(line);
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await pool().query(`select count(*)::int as n from ${sql}`, values)).rows[0].n;
const state = () => execute(showAnalysisState, operator, {});

const workers = new Set<HostWorker>();
const on = (host: 0 | 1): HostWorker => {
  const worker = startWorkerOn(hosts[host], plan.folder);
  workers.add(worker);
  return worker;
};
async function stopAll(): Promise<void> {
  await Promise.all([...workers].map((worker) => worker.stop()));
  workers.clear();
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void stopAll().finally(() => process.exit(130)));

async function importAll(): Promise<void> {
  const part = 5000;
  for (let from = 0; from < N; from += part) {
    const bytes = Buffer.from(runsOf(from, Math.min(part, N - from)));
    const made = await execute(startImport, operator, {
      file_name: `runs-${from}.jsonl`,
      source_name: "runs",
    });
    await execute(putChunk, operator, { upload: made.upload_id, n: 0, bytes });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await execute(finishUpload, operator, { import_id: made.import_id, bytes: bytes.length, sha256 });
    await execute(runImport, operator, { import_id: made.import_id });
    if (from % 20_000 === 0) say(`  ${from + part} stored`);
  }
}

/** A change of the settings that touches reports, so that everything is analysed anew. */
async function changeSettings(version: number): Promise<void> {
  const phrase = `order ${version}`;
  const added = [{ leaf: "interaction.disengagement.escalation", language: "en", phrase }];
  await execute(saveSignalConfig, operator, { base: version - 1, config: SignalConfig.parse({ added }) });
}

/** Waits until all are analysed with the settings in force; the rate counts from the first one that was seen done. */
async function analyseAll(kill?: { worker: HostWorker; at: number }) {
  let first: { at: number; n: number } | null = null;
  const seen = new Set<string>();
  for (let look = 0; ; look++) {
    const { current } = await state();
    if (current > 0) first ??= { at: performance.now(), n: current };
    if (look % 5 === 0) for (const host of await connectedHosts()) seen.add(host);
    if (kill?.worker.alive && current >= kill.at * N) {
      kill.worker.kill();
      say(`  killed a worker at ${current} of ${N}`);
    }
    if (current === N) {
      const seconds = first ? (performance.now() - first.at) / 1000 : 0;
      return { seconds, rate: seconds > 0 ? (N - (first?.n ?? 0)) / seconds : null, hosts: seen.size };
    }
    await wait(200);
  }
}

const connectedHosts = async (): Promise<string[]> =>
  (
    await pool().query(
      `select distinct host(client_addr) as host from pg_stat_activity
       where application_name = 'assay worker' and client_addr is not null`,
    )
  ).rows.map(({ host }) => host);

/** What is in the database when everything has come to rest. */
async function outcome(config: number) {
  const made = `analysis where config = $1 and engine = '${ENGINE_VERSION}'`;
  for (let tries = 0; (await count("graphile_worker._private_jobs")) > 0 && tries < 300; tries++)
    await wait(100);
  return {
    reports: await count(made, config),
    trajectories: await count(`(select distinct trajectory_id from ${made}) d`, config),
    shown: await count(
      `trajectory t join analysis a on a.project_id = t.project_id and a.trajectory_id = t.id
         and a.engine = t.report_engine and a.config = t.report_config where t.report_config = $1 and t.analysed`,
      config,
    ),
    jobs_left: await count("graphile_worker._private_jobs"),
    failed_jobs: await count("graphile_worker._private_jobs where attempts >= max_attempts"),
  };
}

async function main(): Promise<void> {
  await ensureDatabase(hosts[0].database);
  await migrate(hosts[0].database);
  await execute(createProject, operator, { slug: "scale", name: "Scale" });
  say(`Storing ${N} trajectories.`);
  const before = performance.now();
  await importAll();
  const stored = { seconds: (performance.now() - before) / 1000 };

  say("Two workers on two hosts analyse what was imported.");
  on(0);
  on(1);
  const first = await analyseAll();
  await stopAll();

  say("One worker on one host, after a change of the settings.");
  await changeSettings(1);
  on(0);
  const one = await analyseAll();
  await stopAll();

  say("Two workers on two hosts, after another change.");
  await changeSettings(2);
  on(0);
  on(1);
  const two = await analyseAll();
  await stopAll();

  say("Two workers on two hosts, one of them killed at 30 %.");
  await changeSettings(3);
  on(1);
  const victim = on(0);
  const killed = await analyseAll({ worker: victim, at: 0.3 });
  const after = await outcome(3);
  await stopAll();
  const ceiling = plan.ceiling ? await measureCeiling(plan.data, operator) : null;
  const result = {
    trajectories: N,
    cores: os.availableParallelism(),
    stored,
    first,
    one,
    two,
    killed: { ...killed, was_killed: !victim.alive, ...after },
    speed_up: one.rate && two.rate ? two.rate / one.rate : null,
    ceiling,
  };
  console.log(JSON.stringify(result));
}

try {
  await main();
} finally {
  await stopAll();
  await closeDatabase();
}
