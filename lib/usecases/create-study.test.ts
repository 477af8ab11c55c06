import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { emptyDraft } from "@/lib/annotations/draft";
import { owner, query, run } from "@/lib/db/client";
import { multiRaterAgreement, MultiRaterInput } from "@/lib/statistics/multi-rater-agreement";
import { storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  adjudicateItem,
  closeQueue,
  createStudy,
  decideBlind,
  listConflicts,
  listMyQueues,
  openItem,
  peekItem,
  previewStudy,
  readItemSteps,
  showAgreement,
  showConflict,
  showStudyReport,
  submitLabel,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

const plan = {
  name: "Round 1",
  samplers: [
    { sampler: "signal", size: 3 },
    { sampler: "heuristic", size: 3 },
    { sampler: "random", size: 4 },
  ],
  seed: "2026",
  k: 3,
  label_schema: { id: "trajectory-review", version: 1 },
};

interface Study {
  id: string;
  queue_id: string;
  items: number;
}

/** Labels everything there is for this person; `answer` says what of an item. */
async function labelAll(
  person: TestPerson,
  queue: string,
  answer: (item: number) => Record<string, string>,
): Promise<void> {
  for (;;) {
    const { held } = await execute(openItem, person.caller, { queue });
    if (!held) return;
    const { item, ordinal, fence } = held;
    const draft = { ...emptyDraft, answers: answer(item) };
    await execute(submitLabel, person.caller, { queue, item, ordinal, fence, draft, active_ms: 1000 });
  }
}

const informative = { informative: "yes", reason: "action", strategy: "tool_execute" };
const dull = { informative: "no", reason: "none", strategy: "direct_answer" };

describe("a study", () => {
  let lead: TestPerson, researcher: TestPerson;
  let annotators: TestPerson[];
  let study: Study;

  beforeAll(async () => {
    lead = await workbench.person("lead", "lead");
    researcher = await workbench.person("researcher", "researcher");
    annotators = await Promise.all(["ann", "ben", "cleo"].map((name) => workbench.person(name, "annotator")));
    await storeTrajectories(
      Array.from({ length: 30 }, (_, n) => ({
        leaves: n % 3 === 0 ? [16] : n % 7 === 0 ? [20] : [],
        user_turns: n % 2 === 0 ? 12 : 3,
        outcome: n % 2 === 0 ? (0 as const) : (1 as const),
        domain: n < 15 ? "airline" : "retail",
        text: `case ${n}`,
      })),
    );
    study = await execute(createStudy, lead.caller, plan);
  });

  it("draws what its preview showed, each sampler from its own pool", async () => {
    const preview = await execute(previewStudy, lead.caller, plan);
    expect(preview.samplers.map(({ sampler, eligible, drawn }) => ({ sampler, eligible, drawn }))).toEqual([
      { sampler: "signal", eligible: 10, drawn: 3 },
      { sampler: "heuristic", eligible: 15, drawn: 3 },
      { sampler: "random", eligible: 30, drawn: 4 },
    ]);
    expect(preview.items).toBe(study.items);
    const draws = await query(
      owner(),
      z.object({ sampler: z.string(), n: z.number(), probability: z.number() }),
      `select sampler, count(*)::int as n, max(probability) as probability from study_draw where study_id = $1::uuid group by 1 order by 1`,
      study.id,
    );
    expect(draws).toEqual([
      { sampler: "heuristic", n: 3, probability: 3 / 15 },
      { sampler: "random", n: 4, probability: 4 / 30 },
      { sampler: "signal", n: 3, probability: 3 / 10 },
    ]);
  });

  it("gives annotators the same answers when the arms are swapped", async () => {
    const ann = annotators[0]!;
    const everything = async () => {
      const opened = await execute(openItem, ann.caller, { queue: study.queue_id });
      const answers = [
        await execute(listMyQueues, ann.caller, {}),
        opened,
        await execute(peekItem, ann.caller, { queue: study.queue_id }),
        await execute(readItemSteps, ann.caller, {
          queue: study.queue_id,
          item: opened.held!.item,
          first: 0,
        }),
      ];
      return JSON.stringify(answers);
    };
    // Arms of different length and initial, so that neither can hide in the comparison.
    const rename = (from: string, to: string) =>
      run(
        owner(),
        `update study_draw set sampler = $3 where study_id = $1::uuid and sampler = $2`,
        study.id,
        from,
        to,
      );
    const before = await everything();
    await rename("signal", "kept");
    await rename("heuristic", "signal");
    await rename("kept", "heuristic");
    const after = await everything();
    await rename("signal", "kept");
    await rename("heuristic", "signal");
    await rename("kept", "heuristic");
    expect(after).toBe(before);
    for (const word of ["signal", "heuristic", "random", "sampler", "leaves", "outcome", "reward"])
      expect(before).not.toContain(word);
  });

  it("is closed to researchers while it is labelled", async () => {
    await expect(execute(showStudyReport, researcher.caller, { study: study.id })).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("still being labelled"),
    });
  });

  it("reports what three people said, after a conflict is decided", async () => {
    const [ann, ben, cleo] = annotators as [TestPerson, TestPerson, TestPerson];
    await labelAll(ann, study.queue_id, () => informative);
    await labelAll(ben, study.queue_id, (item) =>
      item === 1 ? { ...informative, reason: "conversation" } : informative,
    );
    await labelAll(cleo, study.queue_id, (item) =>
      item === 1 ? { ...informative, reason: "external" } : item === 2 ? dull : informative,
    );

    const { conflicts } = await execute(listConflicts, lead.caller, { queue: study.queue_id });
    expect(conflicts).toMatchObject([{ item: 1, open: [{ question: "reason" }] }]);
    const place = { queue: study.queue_id, item: 1 };
    const hidden = await execute(showConflict, lead.caller, place);
    expect(hidden).toMatchObject({ sealed: true, labels: [] });
    expect(hidden.questions.map(({ consensus }) => consensus)).toEqual([null, null, null]);

    const decision = {
      queue: study.queue_id,
      item: 1,
      question: "reason",
      value: "external",
      reason: "The API was down.",
      version: 1,
    };
    await expect(execute(adjudicateItem, lead.caller, decision)).rejects.toMatchObject({ code: "conflict" });
    const { version: _, ...blind } = { ...decision, value: "action", reason: "The call was wrong." };
    expect(await execute(decideBlind, lead.caller, blind)).toEqual({ version: 1 });
    expect(await execute(decideBlind, lead.caller, blind)).toEqual({ version: 1 });
    await expect(execute(decideBlind, lead.caller, { ...blind, value: "other" })).rejects.toMatchObject({
      code: "conflict",
    });
    const seen = await execute(showConflict, lead.caller, { ...place, names: false });
    expect(seen.labels).toHaveLength(3);
    expect(JSON.stringify(seen.labels)).not.toMatch(/ann|ben|cleo/);
    const named = await execute(showConflict, lead.caller, { ...place, names: true });
    expect(named.labels.map(({ name }) => name).sort()).toEqual(["ann", "ben", "cleo"]);
    await execute(adjudicateItem, lead.caller, decision);
    await execute(adjudicateItem, lead.caller, decision);
    const decided = await execute(showConflict, lead.caller, place);
    expect(decided.questions.find(({ question }) => question === "reason")).toMatchObject({
      stage: "decided",
      blind: [{ version: 1, value: "action" }],
      consensus: { value: "external", history: [{ version: 1, blind_version: 1 }] },
    });
    await expect(
      execute(adjudicateItem, lead.caller, { ...decision, value: "action" }),
    ).rejects.toMatchObject({ code: "stale" });

    const agreement = await execute(showAgreement, lead.caller, { queue: study.queue_id, matrices: true });
    expect(agreement.questions[0]).toMatchObject({
      question: "informative",
      n_items: study.items,
      n_raters: 3,
    });
    expect(agreement.details[0]!.pairs).toHaveLength(3);
    // What is downloaded gives the same figure again.
    const { ratings, items } = agreement.matrices[0]!;
    expect(items).toHaveLength(study.items);
    const { n_ratings, fleiss_kappa } = multiRaterAgreement(
      MultiRaterInput.parse({ ratings, categories: agreement.questions[0]!.categories }),
    );
    expect({ n_ratings, fleiss_kappa }).toMatchObject({
      n_ratings: agreement.questions[0]!.n_ratings,
      fleiss_kappa: agreement.questions[0]!.fleiss_kappa,
    });

    await execute(closeQueue, lead.caller, { queue: study.queue_id });
    const { report: told } = await execute(showStudyReport, researcher.caller, { study: study.id });
    const report = told!;
    expect(report.items).toBe(study.items);
    expect(report.labels).toBe(study.items * 3);
    expect(report.left_out).toEqual({ flagged: 0, pending: 0, no_majority: 0 });
    for (const rate of report.samplers) expect(rate).toMatchObject({ rate: 1, informative: rate.n });
    expect(
      report.reasons
        .flatMap(({ counts }) => counts)
        .filter(({ value, items }) => value === "external" && items > 0).length,
    ).toBeGreaterThan(0);
  });

  it("takes no label once it is closed", async () => {
    await expect(execute(openItem, annotators[0]!.caller, { queue: study.queue_id })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("can't be opened on an empty pool", async () => {
    await workbench.addProject("empty");
    const other = await workbench.person("otherlead", "lead", "empty");
    await expect(execute(createStudy, other.caller, plan)).rejects.toMatchObject({ code: "conflict" });
  });
});
