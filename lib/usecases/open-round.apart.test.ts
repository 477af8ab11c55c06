import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Manifest } from "@/lib/exports/manifest";
import { storeLabels } from "@/tests/stored-labels";
import { storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  closeQueue,
  createExport,
  createStudy,
  downloadExport,
  listStudies,
  logDeviation,
  openRound,
  planSize,
  showStudyReport,
} from ".";
import { execute } from "./usecase";

// The product ships one version of its questions; this file has a second one to change to.
vi.mock("@/lib/annotations/presets", async (original) => {
  const { labelSchemas } = await original<typeof import("@/lib/annotations/presets")>();
  const second = { ...labelSchemas[0]!, version: 2 };
  return {
    labelSchemas: [...labelSchemas, second],
    findLabelSchema: (id: string, version: number) =>
      [...labelSchemas, second].find((schema) => schema.id === id && schema.version === version),
  };
});

const workbench = withWorkbench();

describe("a study whose questions change", () => {
  let lead: TestPerson;
  let people: TestPerson[];
  let study: { id: string; queue_id: string; items: number };
  const plan = {
    name: "Round",
    seed: "s",
    samplers: [{ sampler: "random", size: 4 }],
    label_schema: { id: "trajectory-review", version: 1 },
    k: 2,
    protocol: { question: "Is the random sample informative?", stopping: "when all labels are in" },
  };
  const second = { id: "trajectory-review", version: 2 };

  beforeAll(async () => {
    lead = await workbench.person("lena", "lead");
    people = [await workbench.person("ann", "annotator"), await workbench.person("ben", "annotator")];
    await storeTrajectories(Array.from({ length: 6 }, () => ({})));
  });

  it("is not opened over its budget", async () => {
    await expect(execute(createStudy, lead.caller, { ...plan, budget: 7 })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/8 labels, 1 more than its budget of 7/),
    });
    study = await execute(createStudy, lead.caller, { ...plan, budget: 8 });
    expect(study.items).toBe(4);
  });

  it("keeps its protocol, and a log of what was done otherwise that only grows", async () => {
    const what = { study: study.id, what: "Ben joined late.", why: "He was ill." };
    expect(await execute(logDeviation, lead.caller, what)).toEqual({ n: 1 });
    await expect(execute(logDeviation, lead.caller, { ...what, why: "  " })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(execute(logDeviation, people[0]!.caller, what)).rejects.toMatchObject({ code: "forbidden" });
    const { plan: kept, deviations } = await execute(showStudyReport, lead.caller, { study: study.id });
    expect(kept.protocol).toEqual({
      question: "Is the random sample informative?",
      primary: null,
      alpha: 0.05,
      adjust: "holm",
      stopping: "when all labels are in",
    });
    expect(deviations).toMatchObject([{ n: 1, what: "Ben joined late.", why: "He was ill.", actor: "lena" }]);
  });

  it("has a round of its own for each version, and figures of each", async () => {
    const label = (queue: string, answer: string) =>
      storeLabels(
        queue,
        Array.from({ length: 8 }, (_, n) => ({
          item: 1 + (n >> 1),
          annotator_id: people[n % 2]!.id,
          answers: { informative: answer, reason: "action", strategy: "tool_execute" },
        })),
      );
    await label(study.queue_id, "no");
    const change = { study: study.id, label_schema: second, why: "Two readings of the reason." };
    await expect(
      execute(openRound, lead.caller, { ...change, label_schema: { ...second, version: 9 } }),
    ).rejects.toMatchObject({ code: "invalid" });
    const { queue_id, round, items } = await execute(openRound, lead.caller, change);
    expect({ round, items }).toEqual({ round: 2, items: 4 });
    await expect(execute(openRound, lead.caller, { ...change, round: 2 })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/Round 2 was opened meanwhile/),
    });
    await label(queue_id, "yes");

    const newest = await execute(showStudyReport, lead.caller, { study: study.id });
    expect(newest.queue.id).toBe(queue_id);
    expect(newest.report!.samplers[0]).toMatchObject({ n: 4, informative: 4, rate: 1 });
    const first = await execute(showStudyReport, lead.caller, { study: study.id, queue: study.queue_id });
    expect(first.report!.samplers[0]).toMatchObject({ n: 4, informative: 0, rate: 0 });
    expect(
      newest.rounds.map(({ schema_version, status, labels }) => [schema_version, status, labels]),
    ).toEqual([
      [1, "closed", 8],
      [2, "open", 8],
    ]);
    expect(newest.deviations.at(-1)).toMatchObject({
      n: 2,
      what: expect.stringMatching(/version 1 to trajectory-review version 2/),
      why: "Two readings of the reason.",
    });
  });

  it("is listed and exported with all its rounds, and its totals add up over them", async () => {
    const [listed] = await execute(listStudies, lead.caller, {});
    expect(listed).toMatchObject({ rounds: 2, items: 8, complete_items: 8, labels: 16, wanted: 16 });
    const request = { what: ["label_set"], formats: ["jsonl"], study: study.id };
    const { id } = await execute(createExport, lead.caller, request);
    const parts: Uint8Array[] = [];
    for await (const part of (await execute(downloadExport, lead.caller, { id })).content) parts.push(part);
    const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
    const lines = (name: string) =>
      strFromU8(files[name]!)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const { rounds } = await execute(showStudyReport, lead.caller, { study: study.id });
    const both = rounds.map(({ queue_id }) => queue_id);
    expect(
      lines("queues.jsonl").map(({ queue_id, label_schema_version }) => [queue_id, label_schema_version]),
    ).toEqual([
      [both[0], 1],
      [both[1], 2],
    ]);
    for (const [table, each] of [
      ["items", 4],
      ["labels", 8],
      ["votes", 12],
      ["posteriors", 12],
    ] as const)
      expect(lines(`${table}.jsonl`).map(({ queue_id }) => queue_id)).toEqual(
        both.flatMap((queue) => Array<string>(each).fill(queue)),
      );
    const manifest = Manifest.parse(JSON.parse(strFromU8(files["manifest.json"]!)));
    expect(manifest.files.find(({ name }) => name === "labels.jsonl")!.records).toBe(16);
    expect(manifest.label_schemas.map(({ version }) => version)).toEqual([1, 2]);
    const { balances } = JSON.parse(strFromU8(files["reconciliation.json"]!));
    expect(balances[1]).toEqual({
      of: "rows of labels, by queue",
      total: 16,
      parts: Object.fromEntries(both.map((queue) => [queue, 8])),
      adds_up: true,
    });
    for (const balance of balances) expect(balance.adds_up, balance.of).toBe(true);
    const figures = JSON.parse(strFromU8(files["agreement.json"]!)).figures as { queue_id: string }[];
    expect(new Set(figures.map(({ queue_id }) => queue_id))).toEqual(new Set(both));
  });

  it("gives a planner its rates, with how far they are to be trusted", async () => {
    const { pilot, studies } = await execute(planSize, lead.caller, {
      assumptions: { p1: 0.8, p2: 0.5, k: 2 },
      pilot: study.id,
    });
    expect(studies).toEqual([{ id: study.id, name: "Round" }]);
    // storeLabels gives every label one second.
    expect(pilot).toMatchObject({ k: 2, minutes: 1 / 60 });
    expect(pilot!.samplers[0]).toMatchObject({ n: 4, informative: 4, cost: { labels: 2 } });
    // Exact limits of 4 of 4: from (0.025)^(1/4) = 0.3976 to 1.
    expect(pilot!.samplers[0]!.cost_range[0]!.labels).toBeCloseTo(2 / 0.025 ** 0.25, 9);
  });

  it("closes with its last open round", async () => {
    const { rounds } = await execute(showStudyReport, lead.caller, { study: study.id });
    await execute(closeQueue, lead.caller, { queue: rounds[1]!.queue_id });
    expect((await execute(showStudyReport, lead.caller, { study: study.id })).study.status).toBe("closed");
    await expect(
      execute(openRound, lead.caller, { study: study.id, label_schema: second, why: "again" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("may ask the same again: how steady answers are is read by comparing the rounds", async () => {
    const again = { ...plan, name: "Twice", seed: "t" };
    const { id } = await execute(createStudy, lead.caller, again);
    const change = {
      study: id,
      label_schema: plan.label_schema,
      why: "The guideline was discussed.",
      round: 2,
    };
    await expect(execute(openRound, people[0]!.caller, change)).rejects.toMatchObject({ code: "forbidden" });
    const opened = await Promise.allSettled([
      execute(openRound, lead.caller, change),
      execute(openRound, lead.caller, change),
    ]);
    expect(opened.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { rounds, deviations } = await execute(showStudyReport, lead.caller, { study: id });
    expect(rounds.map(({ schema_version, status }) => [schema_version, status])).toEqual([
      [1, "closed"],
      [1, "open"],
    ]);
    expect(deviations).toMatchObject([
      { what: "Round 2: the same questions are asked anew of all items.", why: change.why },
    ]);
    await execute(closeQueue, lead.caller, { queue: rounds[1]!.queue_id });
  });
});
