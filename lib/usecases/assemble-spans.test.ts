import { beforeEach, describe, expect, it } from "vitest";
import {
  analyseTrajectories,
  assembleSpans,
  createStudy,
  listImports,
  listLive,
  listTrajectories,
  receiveSpans,
  setLive,
  showImport,
  showSource,
  showTrajectory,
} from ".";
import { pool } from "@/lib/db/client";
import { importBytes } from "@/tests/imported";
import { chatSpan, request, traceId } from "@/tests/spans";
import { withWorkbench } from "@/tests/workbench";
import { execute } from "./usecase";

const workbench = withWorkbench();
const { operator } = workbench;

const hello = [["user", "hello"]] as const;
const rain = [...hello, ["assistant", "hi"], ["user", "rain?"]] as const;

let number = 0;
let talk = "";
/** Numbers of traces that no other test uses. */
let t = 0;
beforeEach(() => {
  number += 1;
  talk = `talk ${number}`;
  t = number * 1000;
});

const send = (...spans: unknown[]) =>
  execute(receiveSpans, operator, { body: () => Promise.resolve(request(...spans)) });
const assemble = () => execute(assembleSpans, operator, {});
const pass = (seconds: number) =>
  pool().query(`update live_conversation set last_at = last_at - $1 * interval '1 second'`, [seconds]);
const found = async () =>
  (await execute(listLive, operator, {})).conversations.find(({ external_id }) => external_id === talk)!;
const versions = async (external_id = talk) =>
  (
    await pool().query(
      `select id::text, version, latest, steps, analysed, source_name from trajectory where external_id = $1 order by version`,
      [external_id],
    )
  ).rows as { id: string; version: number; latest: boolean; steps: number; analysed: boolean }[];
const jobs = async (name: string) =>
  (
    await pool().query(
      `select j.key, p.payload from graphile_worker.jobs j
       join graphile_worker._private_jobs p using (id) where task_identifier = $1`,
      [name],
    )
  ).rows as { key: string; payload: { trajectory_ids?: string[] } }[];

const first = () => chatSpan({ trace: t + 1, span: 1, at: 0, conversation: talk, said: hello, answer: "hi" });
const second = () =>
  chatSpan({ trace: t + 2, span: 2, at: 60, conversation: talk, said: rain, answer: "no" });

describe("live spans", () => {
  it("become one trajectory that grows in its place until it was quiet, and is analysed then", async () => {
    expect(await send(first())).toEqual({ kept: 1, rejected: 0, reasons: [] });
    expect((await jobs("assemble-spans")).map(({ key }) => key)).toEqual([
      `assemble-spans ${workbench.project.id}`,
    ]);
    await assemble();
    const [grown] = await versions();
    expect(grown).toMatchObject({ version: 1, latest: true, steps: 2 });
    await send(second());
    await assemble();
    expect(await versions()).toEqual([{ ...grown, steps: 4 }]);
    expect(await found()).toMatchObject({ state: "growing", pending: false, spans: 2, traces: 2 });

    expect((await assemble()).closed).toBe(0);
    await pass(500);
    expect((await assemble()).closed).toBe(0);
    await pass(101);
    expect((await assemble()).closed).toBe(1);
    expect(await found()).toMatchObject({ state: "closed", preview: "hello" });
    const waiting = await jobs("analyse-trajectories");
    expect(waiting.flatMap(({ payload }) => payload.trajectory_ids)).toContain(grown!.id);
    expect(await execute(analyseTrajectories, operator, { trajectory_ids: [grown!.id] })).toEqual({
      analysed: 1,
    });
  });

  it("that come late give a new version; the one before stays as it was", async () => {
    await send(first());
    await assemble();
    await pass(601);
    await assemble();
    const [closed] = await versions();
    await send(second());
    await assemble();
    expect((await versions()).map(({ version, latest, steps }) => ({ version, latest, steps }))).toEqual([
      { version: 1, latest: false, steps: 2 },
      { version: 2, latest: true, steps: 4 },
    ]);
    const before = await execute(showTrajectory, operator, { id: closed!.id });
    expect(JSON.stringify(before)).not.toContain("rain?");
  });

  it("that come again change nothing, also after the end", async () => {
    await send(first(), second());
    await send(second(), first());
    await assemble();
    await send(first());
    await assemble();
    expect(await versions()).toHaveLength(1);
    await pass(601);
    await assemble();
    const before = await found();
    await send(first(), second());
    await assemble();
    expect(await found()).toEqual(before);
    expect(await versions()).toMatchObject([{ version: 1, steps: 4 }]);
    const left = await pool().query(`select from live_span`);
    expect(left.rowCount).toBe(0);
  });

  it("don't change what a study has drawn: the study keeps its version, the conversation goes on in another", async () => {
    const { caller } = await workbench.person(`Lena${number}`, "lead");
    await send(first());
    await assemble();
    // Only what is analysed is drawn, which a growing one isn't unless somebody sees to it.
    await execute(analyseTrajectories, operator, { trajectory_ids: (await versions()).map(({ id }) => id) });
    await execute(createStudy, caller, {
      name: "Round 1",
      samplers: [{ sampler: "random", size: 100 }],
      seed: "live",
      label_schema: { id: "trajectory-review", version: 1 },
    });
    await send(second());
    await assemble();
    expect(await versions()).toMatchObject([
      { version: 1, latest: false, steps: 2 },
      { version: 2, latest: true, steps: 4 },
    ]);
    const drawn = await pool().query(`select from study_draw where trajectory_id = $1`, [
      (await versions())[0]!.id,
    ]);
    expect(drawn.rowCount).toBeGreaterThan(0);
  });

  it("of a trace move to the conversation that a later one names", async () => {
    const tool = {
      traceId: traceId(t + 1),
      spanId: "00000000000000aa",
      name: "execute_tool weather",
      startTimeUnixNano: "1760000000000000000",
      endTimeUnixNano: "1760000000100000000",
      attributes: [{ key: "gen_ai.tool.name", value: { stringValue: "weather" } }],
    };
    await send(tool);
    await assemble();
    expect(await versions(traceId(t + 1))).toHaveLength(1);
    await send(first());
    await assemble();
    expect(await versions(traceId(t + 1))).toEqual([]);
    expect(await versions()).toHaveLength(1);
    expect(await found()).toMatchObject({ spans: 2, traces: 1 });
  });

  it("stay apart by trace when the project wants that", async () => {
    await execute(setLive, operator, { quiet_seconds: 30, by: "trace" });
    await send(first(), second());
    await assemble();
    expect(await versions()).toEqual([]);
    expect(await versions(traceId(t + 1))).toHaveLength(1);
    expect(await versions(traceId(t + 2))).toHaveLength(1);
    await pass(31);
    expect((await assemble()).closed).toBeGreaterThanOrEqual(2);
    await execute(setLive, operator, { quiet_seconds: 600, by: "conversation" });
  });

  it("that tell of no agent are set aside when nothing else came", async () => {
    const health = { traceId: traceId(t + 1), spanId: "00000000000000ab", name: "GET /health" };
    await send(health);
    await assemble();
    await pass(601);
    await assemble();
    const { conversations } = await execute(listLive, operator, { state: "aside" });
    expect(conversations.map(({ external_id }) => external_id)).toContain(traceId(t + 1));
    await send({ ...first(), traceId: traceId(t + 1) });
    await assemble();
    expect(await found()).toMatchObject({ state: "growing", spans: 2 });
  });

  it("can be had back as they came, for a trajectory and for the day", async () => {
    const odd = {
      ...first(),
      attributes: [...first().attributes, { key: "n", value: { intValue: "9007199254740993" } }],
    };
    await send(odd);
    await assemble();
    const [{ id } = { id: "" }] = await versions();
    const read = async (input: Parameters<typeof execute<typeof showSource.input, never, "project">>[2]) => {
      const { content } = await execute(showSource, operator, input);
      const parts: Uint8Array[] = [];
      for await (const part of content) parts.push(part);
      return Buffer.concat(parts).toString();
    };
    const line = request(odd);
    expect(await read({ trajectory_id: id })).toBe(`${line}\n`);
    const { rows } = await execute(listTrajectories, operator, {});
    const { import_id } = rows.find((row) => row.id === id)!;
    expect(await read({ import_id })).toContain(line);
    const { import: day } = await execute(showImport, operator, { import_id });
    expect(day).toMatchObject({ source_name: "live", status: "complete", format_found: "otlp-json" });
    const trajectories = await pool().query(`select from trajectory where import_id = $1`, [import_id]);
    expect(trajectories.rowCount).toBeGreaterThan(0);
    expect((await execute(listImports, operator, {})).imports).toEqual([]);
  });

  it("that are no request are refused in words, however deep they nest", async () => {
    await expect(execute(receiveSpans, operator, { body: () => Promise.resolve("{") })).rejects.toMatchObject(
      { code: "invalid" },
    );
    await expect(
      execute(receiveSpans, operator, {
        body: () => Promise.resolve(`{"resourceSpans":${"[".repeat(200_000)}`),
      }),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  it("that a file brought before are the same trajectory, and grow into a version of their own", async () => {
    const alone = (span: number, at: number, said: typeof hello | typeof rain, answer: string) =>
      chatSpan({ trace: t + 1, span, at, said, answer });
    const file_name = `file ${number}.jsonl`;
    await importBytes(operator, `${request(alone(1, 0, hello, "hi"))}\n`, { file_name });
    await send(alone(1, 0, hello, "hi"));
    await assemble();
    expect(await versions(traceId(t + 1))).toMatchObject([{ version: 1, source_name: `file ${number}` }]);
    await send(alone(2, 60, rain, "no"));
    await assemble();
    expect(await versions(traceId(t + 1))).toMatchObject([
      { steps: 2, source_name: `file ${number}` },
      { steps: 4, source_name: "live" },
    ]);
  });

  it("that can't be put together stay, say why, and are tried again with the next ones", async () => {
    await send(first());
    await pool().query(`update live_span set line = 'no JSON'`);
    await assemble();
    expect(await found()).toMatchObject({ state: "growing", problem: expect.stringMatching(/./) });
    await pass(601);
    await assemble();
    expect(await found()).toMatchObject({ state: "growing" });
    await pool().query(`update live_span set line = $1`, [request(first())]);
    await send(second());
    await assemble();
    expect(await found()).toMatchObject({ problem: null, spans: 2, steps: 4 });
  });

  it("survive a process that is killed between: what is put in is put in whole, and once", async () => {
    await send(first());
    // As if it died after reading: the hold is gone with its connection, nothing was written.
    const other = await pool().connect();
    await other.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [
      `assemble ${workbench.project.id}`,
    ]);
    expect(await assemble()).toMatchObject({ busy: true, more: true });
    expect(await versions()).toEqual([]);
    other.release(true);
    await expect.poll(async () => (await assemble()).busy).toBe(false);
    await assemble();
    expect(await versions()).toHaveLength(1);
  });
});
