import { gunzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openProjectDb } from "@/lib/db";
import { owner, pool } from "@/lib/db/client";
import { ENGINE_VERSION } from "@/lib/signals/analyze";
import { noConfig, SignalConfig } from "@/lib/signals/config";
import { ReportLine } from "@/lib/signals/report";
import { leaves, type SignalType } from "@/lib/signals/schema";
import { readTrajectories } from "@/lib/trajectories/read-trajectories";
import {
  checkAnalyses,
  createStudy,
  downloadSignals,
  listTrajectories,
  pickTrajectories,
  planReanalysis,
  saveSignalConfig,
  showAnalysisState,
  showSignalConfig,
  showTrajectory,
  trySignalConfig,
} from "@/lib/usecases";
import { execute } from "@/lib/usecases/usecase";
import { assayIn } from "@/tests/command-line";
import { analyseAll, importBytes } from "@/tests/imported";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { startWorker } from "./worker";

const workbench = withWorkbench();
const { operator } = workbench;
const N = 1200;
const escalation: SignalType = "interaction.disengagement.escalation";
const gratitude: SignalType = "interaction.satisfaction.gratitude";

const said = [
  "Where is my parcel?",
  "Thank you so much!",
  "I want to talk to a manager.",
  "Call Bob please.",
];
const runs = Array.from({ length: N }, (_, i) =>
  JSON.stringify({
    id: `run-${i}`,
    messages: [
      { role: "user", content: `${said[i % said.length]} Order ${i}.` },
      { role: "assistant", content: "Done." },
    ],
  }),
).join("\n");

/** A phrase more, a phrase less. */
const config = SignalConfig.parse({
  added: [{ leaf: escalation, language: "en", phrase: "call bob" }],
  removed: [{ leaf: gratitude, language: "en", phrase: "thank you so much" }],
});

let lead: TestPerson;
const state = () => execute(showAnalysisState, operator, {});
const db = () => openProjectDb({ tx: owner(), project_id: workbench.project.id });
const leavesById = async (): Promise<Map<string, number[]>> => {
  const { rows } = await pool().query(`select id::text, leaves from trajectory order by id`);
  return new Map(rows.map((row) => [row.id, row.leaves]));
};

async function workUntilCurrent(): Promise<void> {
  const worker = await startWorker(3);
  try {
    for (let tries = 0; ; tries++) {
      const { trajectories, current } = await state();
      if (current === trajectories) break;
      if (tries > 600) throw new Error(`${current} of ${trajectories} after a minute.`);
      await wait(100);
    }
  } finally {
    await worker.stop();
  }
}

beforeAll(async () => {
  lead = await workbench.person("lead", "lead");
  expect(await importBytes(operator, runs)).toMatchObject({ stored: N });
  await analyseAll(operator);
});
afterAll(async () => {
  await pool().query(
    `select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker._private_jobs))`,
  );
});

describe("a change of the signal settings", () => {
  const predicted = new Map<string, { gained: SignalType[]; lost: SignalType[] }>();
  let before: Map<string, number[]>;
  let study: { id: string };

  it("is tried first, without a trace, on a stated number of trajectories", async () => {
    before = await leavesById();
    const { ids } = await execute(pickTrajectories, lead.caller, { how: "newest", size: 5000 });
    expect(ids).toHaveLength(N);
    let tried = 0;
    for (let at = 0; at < ids.length; at += 100) {
      const step = await execute(trySignalConfig, lead.caller, {
        config,
        trajectory_ids: ids.slice(at, at + 100),
      });
      tried += step.tried;
      expect(step.base).toBe(0);
      for (const { id, changes } of step.changed) {
        const types = (kind: string) =>
          changes.filter(({ change }) => change === kind).map(({ type }) => type);
        predicted.set(id, { gained: types("gained"), lost: types("lost") });
      }
    }
    expect(tried).toBe(N);
    expect(predicted.size).toBe(N / 2);
    expect(await leavesById()).toEqual(before);
    const [first] = (
      await execute(trySignalConfig, lead.caller, { config, trajectory_ids: ids.slice(0, 100) })
    ).changed.filter(({ changes }) => changes[0]!.change === "gained");
    expect(first).toMatchObject({
      external_id: expect.stringMatching(/^run-/),
      changes: [{ type: escalation, rule: "project/en: call bob", matched: "Call Bob", step: 0 }],
    });
  });

  it("picks the same sample from the same seed", async () => {
    const pick = async (seed: string) =>
      (await execute(pickTrajectories, lead.caller, { how: "sample", size: 50, seed })).ids;
    expect(await pick("1")).toEqual(await pick("1"));
    expect(await pick("1")).not.toEqual(await pick("2"));
    expect(new Set(await pick("1")).size).toBe(50);
  });

  it("is saved as a version, and does in the background what the dry run said", async () => {
    const plan = {
      name: "Frozen",
      samplers: [{ sampler: "signal", size: 20 }],
      seed: "7",
      k: 1,
      label_schema: { id: "trajectory-review", version: 1 },
    };
    study = await execute(createStudy, lead.caller, plan);
    expect(await execute(saveSignalConfig, lead.caller, { base: 0, config, note: "Bob" })).toEqual({
      version: 1,
    });
    expect(await state()).toMatchObject({
      config: 1,
      trajectories: N,
      current: 0,
      older: [{ engine: ENGINE_VERSION, config: 0, n: N }],
    });
    await workUntilCurrent();
    const ids = (types: SignalType[]) => types.map((type) => leaves.findIndex((leaf) => leaf.type === type));
    for (const [id, now] of await leavesById()) {
      const { gained, lost } = predicted.get(id) ?? { gained: [], lost: [] };
      const expected = [...before.get(id)!.filter((leaf) => !ids(lost).includes(leaf)), ...ids(gained)];
      expect(now).toEqual(expected.sort((a, b) => a - b));
    }
    expect(await state()).toMatchObject({ current: N, older: [] });
  });

  it("draws for a study what assay sample draws from the reports of the same runs", async () => {
    const { content } = await execute(downloadSignals, lead.caller, {});
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    const sample = await assayIn(".", ["sample", "--seed", "7", "--size", "15", "-"], Buffer.concat(parts));
    expect(sample.code).toBe(0);
    const commanded = sample.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const plan = {
      name: "Again",
      samplers: [
        { sampler: "signal", size: 15 },
        { sampler: "random", size: 15 },
      ],
      seed: "7",
      k: 1,
      label_schema: { id: "trajectory-review", version: 1 },
    };
    const made = await execute(createStudy, lead.caller, plan);
    const { rows } = await pool().query(
      `select d.sampler, t.external_id as id, d.probability from study_draw d
       join trajectory t on t.project_id = d.project_id and t.id = d.trajectory_id where d.study_id = $1`,
      [made.id],
    );
    const sorted = (list: { sampler: string; id: string }[]) =>
      [...list].sort((a, b) => `${a.sampler} ${a.id}`.localeCompare(`${b.sampler} ${b.id}`));
    expect(rows).toHaveLength(30);
    expect(sorted(rows)).toEqual(sorted(commanded));
  });

  it("shows in the table's filters, and leaves frozen studies as they were drawn", async () => {
    const { count } = await execute(listTrajectories, lead.caller, { filter: { any: [escalation] } });
    expect(count.n).toBe(N / 2);
    const draws = await db().studies.draws(study.id);
    expect(draws).toHaveLength(20);
    const drawnThen = draws.map(({ trajectory_id }) => before.get(trajectory_id)!);
    expect(drawnThen.every((list) => list.length > 0)).toBe(true);
  });

  it("keeps the older reports readable", async () => {
    const id = [...predicted].find(([, { lost }]) => lost.length > 0)![0];
    const now = await execute(showTrajectory, lead.caller, { id });
    expect(now.analyses).toMatchObject([
      { engine: ENGINE_VERSION, config: 1 },
      { engine: ENGINE_VERSION, config: 0 },
    ]);
    expect(now.report?.interaction_signals.satisfaction.count).toBe(0);
    const then = await execute(showTrajectory, lead.caller, { id, analyser: now.analyses[1] });
    expect(then.analysis).toMatchObject({ config: 0 });
    expect(then.report?.interaction_signals.satisfaction.count).toBe(1);
    const { rows } = await pool().query(`select report from analysis where trajectory_id = $1`, [id]);
    for (const { report } of rows) expect(JSON.parse(gunzipSync(report).toString())).toHaveProperty("engine");
  });

  it("gives the reports in force as lines, and as OpenTelemetry that our own reader takes", async () => {
    const read = async (input: object): Promise<string> => {
      const { content } = await execute(downloadSignals, lead.caller, input);
      const parts: Uint8Array[] = [];
      for await (const part of content) parts.push(part);
      return Buffer.concat(parts).toString("utf8");
    };
    const lines = (await read({}))
      .trimEnd()
      .split("\n")
      .map((line) => ReportLine.parse(JSON.parse(line)));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(N);
    const otlp = await read({ as: "otlp" });
    const bytes = new TextEncoder().encode(otlp);
    let found = 0;
    for await (const item of readTrajectories(
      (async function* () {
        yield bytes;
      })(),
      { fileName: "signals.otlp.jsonl" },
    ))
      if (item.kind === "trajectory") {
        const [span] = z
          .array(z.object({ attributes: z.looseObject({}) }))
          .parse(item.trajectory.extra.spans);
        expect(span!.attributes).toMatchObject({
          "gen_ai.conversation.id": lines[found]!.id,
          "signals.quality": lines[found]!.quality.overall,
          "signals.turn_count": 1,
          "assay.config": 1,
        });
        found += 1;
      }
    expect(found).toBe(N);
    const [id] = predicted.keys();
    expect((await read({ trajectory_id: id })).trimEnd().split("\n")).toHaveLength(1);
    await expect(read({ trajectory_id: workbench.project.id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("has no second effect when it is planned and worked again", async () => {
    const reports = async () => (await pool().query(`select count(*)::int as n from analysis`)).rows[0].n;
    const had = await reports();
    expect(had).toBe(2 * N);
    expect(await execute(planReanalysis, operator, {})).toEqual({ queued: 0 });
    await analyseAll(operator);
    expect(await reports()).toBe(had);
  });

  it("is refused when another one was saved meanwhile, or when it changes nothing", async () => {
    const save = (base: number, given: unknown) =>
      execute(saveSignalConfig, lead.caller, { base, config: given });
    await expect(save(0, noConfig)).rejects.toMatchObject({ code: "stale" });
    await expect(save(1, config)).rejects.toMatchObject({ code: "conflict" });
    const shown = await execute(showSignalConfig, lead.caller, {});
    expect(shown).toMatchObject({
      current: { version: 1, config },
      versions: [{ version: 1, note: "Bob", created_by_name: "lead" }],
    });
    await expect(pool().query(`update signal_config set note = 'x'`)).rejects.toThrow(/never changed/);
    await expect(pool().query(`delete from signal_config`)).rejects.toThrow(/never changed/);
  });
});

describe("another version of the engine", () => {
  it("analyses again when it is newer, and undoes nothing when it is older", async () => {
    const [id] = (await leavesById()).keys();
    const { analyses } = db();
    const found = {
      trajectory_id: id!,
      report: Buffer.from(""),
      leaves: [24],
      severity: 1,
      quality: 1,
      priority: 0,
    };
    const shows = async () =>
      (await pool().query(`select report_engine, leaves from trajectory where id = $1`, [id])).rows[0];
    expect(await analyses.save({ engine: "0.9.0", config: 1 }, [found])).toBe(0);
    expect(await shows()).toMatchObject({ report_engine: ENGINE_VERSION });
    expect(await analyses.missing([id!], { engine: "0.9.0", config: 1 })).toEqual([]);
    expect(await analyses.missing([id!], { engine: "10.0.0", config: 1 })).toEqual([id]);
    expect(await analyses.save({ engine: "10.0.0", config: 1 }, [found])).toBe(1);
    expect(await shows()).toEqual({ report_engine: "10.0.0", leaves: [24] });
    expect(await execute(checkAnalyses, operator, {})).toMatchObject({ projects: [] });
  });

  it("finds what waits when a worker starts", async () => {
    await pool().query(`update trajectory set report_engine = '0.9.0'`);
    expect(await execute(checkAnalyses, operator, {})).toMatchObject({ projects: ["lab"] });
    await workUntilCurrent();
    expect(await state()).toMatchObject({ current: N, older: [] });
  });
});
