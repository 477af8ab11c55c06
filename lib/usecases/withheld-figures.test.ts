import { beforeAll, describe, expect, it } from "vitest";
import { computeStatistic } from "@/lib/statistics/registry";
import { storeLabels } from "@/tests/stored-labels";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  closeQueue,
  createStudy,
  decideBlind,
  makeLabelSet,
  planSize,
  showAgreement,
  showLabelSet,
  showOverview,
  showStudyReport,
  showVotes,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();
let lead: TestPerson;
let people: TestPerson[];

/** Three labels of each item; on the split ones everybody gives another reason, so that a lead has to decide blind. */
const label = (queue: string, items: number, split: (item: number) => boolean) =>
  storeLabels(
    queue,
    Array.from({ length: items }, (_, n) => n + 1).flatMap((item) =>
      people.map(({ id }, person) => ({
        item,
        annotator_id: id,
        answers: {
          informative: (item + person) % 4 === 0 ? "no" : "yes",
          reason: split(item) ? ["action", "conversation", "external"][person]! : "action",
          strategy: "tool_execute",
        },
      })),
    ),
  );
const decide = (queue: string, item: number) =>
  execute(decideBlind, lead.caller, {
    queue,
    item,
    question: "reason",
    value: "action",
    reason: "The call failed.",
  });

beforeAll(async () => {
  lead = await workbench.person("lena", "lead");
  people = await Promise.all(["ann", "ben", "cleo"].map((name) => workbench.person(name, "annotator")));
});

describe("figures over few items whose votes are sealed", () => {
  let few: string;

  beforeAll(async () => {
    few = await storeQueue(await storeTrajectories(Array.from({ length: 20 }, () => ({}))), { k: 3 });
    await label(few, 20, (item) => item <= 4);
  });

  it("are withheld from whoever may have to decide on them, on every page and in every answer", async () => {
    const agreement = await execute(showAgreement, lead.caller, { queue: few, matrices: true });
    expect(agreement.questions).toEqual([]);
    expect(agreement.matrices).toEqual([]);
    expect(agreement.withheld.map(({ question, subset }) => [question, subset === null])).toEqual([
      ["informative", true],
      ["reason", true],
      ["reason", false],
      ["strategy", true],
    ]);
    for (const question of ["informative", "reason", "strategy"])
      await expect(execute(showVotes, lead.caller, { queue: few, question })).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringMatching(/fewer than 5/),
      });
    expect((await execute(showOverview, lead.caller, {})).agreement).toMatchObject({
      queue_id: few,
      figures: null,
    });
    const { id } = await execute(makeLabelSet, lead.caller, { queue: few, name: "Early" });
    expect(await execute(showLabelSet, lead.caller, { label_set: id })).toMatchObject({
      agreement: [],
      told: false,
    });
    // The command line doesn't adjudicate.
    expect((await execute(showAgreement, workbench.operator, { queue: few })).questions).toHaveLength(4);
    const { told, agreement: all } = await execute(showLabelSet, workbench.operator, { label_set: id });
    expect([told, all.length]).toEqual([true, 4]);
  });

  it("are shown once that person has made a first decision on each", async () => {
    for (const item of [1, 2, 3]) await decide(few, item);
    expect((await execute(showAgreement, lead.caller, { queue: few })).questions).toEqual([]);
    await decide(few, 4);
    const shown = await execute(showAgreement, lead.caller, { queue: few });
    expect(shown.withheld).toEqual([]);
    expect(shown.questions).toHaveLength(4);
    expect((await execute(showVotes, lead.caller, { queue: few })).rated).toBe(20);
    expect((await execute(showOverview, lead.caller, {})).agreement!.figures!.n_items).toBe(20);
  });
});

describe("figures over enough of them", () => {
  it("are shown, but for breakdowns in which some group holds few", async () => {
    const many = await storeQueue(
      // Split are items 1 to 7: all of them ended badly, five lie in one domain and two in another.
      await storeTrajectories(
        Array.from({ length: 20 }, (_, n) => ({
          outcome: n < 10 ? (0 as const) : (1 as const),
          domain: n < 5 ? "airline" : "retail",
        })),
      ),
      { k: 3 },
    );
    await label(many, 20, (item) => item <= 7);
    const { questions, details, withheld, matrices } = await execute(showAgreement, lead.caller, {
      queue: many,
      matrices: true,
    });
    expect(questions[0]).toMatchObject({ question: "informative", n_items: 20 });
    expect(details[0]!.withheld).toEqual(["by_domain"]);
    expect(details[0]!.by_domain).toEqual([]);
    expect(details[0]!.by_outcome.map(({ items }) => items)).toEqual([10, 10]);
    expect(details[0]!.pairs).toHaveLength(3);
    // On two of the seven everybody said yes (item + person is never a multiple of 4): the subset would tell of them.
    expect(withheld.map(({ question, subset }) => [question, subset === null])).toEqual([["reason", false]]);
    // What is handed out doesn't say which item is which, and gives the same figures.
    const { items, patterns } = matrices[0]!;
    expect(items).toBeUndefined();
    const { categories, weights, fleiss_kappa } = questions[0]!;
    const computed = computeStatistic("agreement.multi", { patterns, categories, weights });
    expect(computed.ok && computed.result).toMatchObject({
      fleiss_kappa: { value: expect.closeTo(fleiss_kappa.value!, 12) },
    });
  });

  it("leave out what is said of people where somebody rated few of them", async () => {
    const dora = await workbench.person("dora", "annotator");
    const queue = await storeQueue(await storeTrajectories(Array.from({ length: 12 }, () => ({}))), { k: 3 });
    const reasons = ["action", "conversation", "external"];
    await storeLabels(
      queue,
      Array.from({ length: 12 }, (_, n) => n + 1).flatMap((item) =>
        [people[0]!, people[1]!, item <= 2 ? dora : people[2]!].map(({ id }, person) => ({
          item,
          annotator_id: id,
          answers: { informative: "yes", reason: reasons[person]!, strategy: "tool_execute" },
        })),
      ),
    );
    const { questions, details, matrices } = await execute(showAgreement, lead.caller, {
      queue,
      matrices: true,
    });
    expect(questions).toHaveLength(4);
    expect(details[0]).toMatchObject({ withheld: ["people"], pairs: [], left_out_one: [] });
    expect(matrices).toEqual([null, null, null, null]);
    expect(await execute(showVotes, lead.caller, { queue })).toMatchObject({
      people_withheld: true,
      raters: [],
    });
  });
});

describe("the report of a study", () => {
  it("is withheld as a whole or in part by the same rule, and so are the rates of a pilot", async () => {
    await storeTrajectories(
      Array.from({ length: 30 }, (_, n) => ({ outcome: 0 as const, domain: `domain ${n % 15}` })),
    );
    const study = await execute(createStudy, lead.caller, {
      name: "Pilot",
      samplers: [{ sampler: "random", size: 12 }],
      seed: "withheld",
      label_schema: { id: "trajectory-review", version: 1 },
    });
    await label(study.queue_id, 12, (item) => item <= 6);
    const read = () => execute(showStudyReport, lead.caller, { study: study.id });
    const many = await read();
    expect(many.report!.samplers[0]).toMatchObject({ drawn: 12 });
    expect(many.withheld).toContain("by_domain");
    expect(many.report!.by_domain).toEqual([]);
    await decide(study.queue_id, 1);
    await decide(study.queue_id, 2);
    const few = await read();
    expect([few.report, few.withheld[0]]).toEqual([null, "all"]);
    const { pilot } = await execute(planSize, lead.caller, { assumptions: {}, pilot: study.id });
    expect(pilot).toMatchObject({ withheld: true, samplers: [] });
    const { report } = await execute(showStudyReport, workbench.operator, { study: study.id });
    expect(report!.by_domain.length).toBeGreaterThan(0);
    await execute(closeQueue, lead.caller, { queue: study.queue_id });
    expect((await read()).report).toBeNull();
    for (const item of [3, 4, 5, 6]) await decide(study.queue_id, item);
    expect((await read()).withheld).toEqual([]);
  });
});
