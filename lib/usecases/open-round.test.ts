import { beforeAll, describe, expect, it, vi } from "vitest";
import { storeLabels } from "@/tests/stored-labels";
import { storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { closeQueue, createStudy, logDeviation, openRound, planSize, showStudyReport } from ".";
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
    await expect(execute(openRound, lead.caller, change)).rejects.toMatchObject({ code: "conflict" });
    await label(queue_id, "yes");

    const newest = await execute(showStudyReport, lead.caller, { study: study.id });
    expect(newest.queue.id).toBe(queue_id);
    expect(newest.report.samplers[0]).toMatchObject({ n: 4, informative: 4, rate: 1 });
    const first = await execute(showStudyReport, lead.caller, { study: study.id, queue: study.queue_id });
    expect(first.report.samplers[0]).toMatchObject({ n: 4, informative: 0, rate: 0 });
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
});
