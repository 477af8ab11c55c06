import { beforeAll, describe, expect, it } from "vitest";
import { storeLabels } from "@/tests/stored-labels";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { adjudicateItem, decideBlind, showVotes } from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

describe("votes by every method", () => {
  let lead: TestPerson;
  let researcher: TestPerson;
  let queue: string;

  beforeAll(async () => {
    [lead, researcher] = [
      await workbench.person("lena", "lead"),
      await workbench.person("rea", "researcher"),
    ];
    const people = await Promise.all(
      ["ann", "ben", "cleo"].map((name) => workbench.person(name, "annotator")),
    );
    queue = await storeQueue(await storeTrajectories(Array.from({ length: 12 }, () => ({}))), { k: 3 });
    // Cleo says yes to everything. Item 11 is split in three by reason, item 12 has one label.
    const answers = (item: number, person: number) => ({
      informative: person === 2 || item <= 6 ? "yes" : "no",
      reason: item === 11 ? ["action", "conversation", "external"][person]! : "action",
    });
    await storeLabels(
      queue,
      Array.from({ length: 12 }, (_, n) => n + 1).flatMap((item) =>
        people
          .slice(0, item === 12 ? 1 : 3)
          .map(({ id }, person) => ({ item, annotator_id: id, answers: answers(item, person) })),
      ),
    );
  });

  it("stand side by side, with the items on which they differ and a warning that twelve items are few", async () => {
    const votes = await execute(showVotes, workbench.operator, { queue });
    expect(votes).toMatchObject({ question: "informative", rated: 12, fitted: true });
    expect(votes.decided).toMatchObject({ majority: 11, unanimity: 6 });
    // Three people with two free rows each and one share: 7 numbers from 34 labels.
    expect(votes.warnings).toMatchObject([
      { code: "few_labels", labels: 34, wanted: 35, parameters: 7 },
      { code: "few_of_rater" },
    ]);
    expect(votes.raters.map(({ name }) => name).sort()).toEqual(["ann", "ben", "cleo"]);
    const cleo = votes.raters.find(({ name }) => name === "cleo")!;
    for (const { name, agreement } of votes.raters)
      if (name !== "cleo") expect(agreement).toBeGreaterThan(cleo.agreement!);
    // Item 12 has one label: no majority yet, though the weighted vote and the models have an opinion.
    expect(votes.items.find(({ item }) => item === 12)!.values.majority).toBeNull();
    expect(votes.sealed).toBe(0);
  });

  it("leave a tie to adjudication, and tell who had said what was decided", async () => {
    const place = { queue, item: 11, question: "reason", value: "action", reason: "The call failed." };
    await execute(decideBlind, lead.caller, place);
    await execute(adjudicateItem, lead.caller, { ...place, version: 1 });
    const { truth, decided } = await execute(showVotes, workbench.operator, { queue, question: "reason" });
    // Neither the split item nor the one with a single label.
    expect(decided).toMatchObject({ majority: 10, unanimity: 10 });
    expect(truth).toMatchObject({ items: 1, blind: { confirmed: 1, changed: 0, open: 0 } });
    expect(truth.people.map(({ name, agree, n }) => [name, agree, n])).toEqual(
      expect.arrayContaining([
        ["ann", 1, 1],
        ["ben", 0, 1],
        ["cleo", 0, 1],
      ]),
    );
  });

  it("come 100 items at a time, each after the last one seen", async () => {
    const people = await Promise.all(["dora", "emil"].map((name) => workbench.person(name, "annotator")));
    const large = await storeQueue(await storeTrajectories(Array.from({ length: 230 }, () => ({}))), {
      k: 3,
    });
    await storeLabels(
      large,
      Array.from({ length: 230 }, (_, n) => n + 1).flatMap((item) =>
        people.map(({ id }, person) => ({
          item,
          annotator_id: id,
          answers: { informative: person === 0 && item % 23 !== 0 ? "no" : "yes", reason: "action" },
        })),
      ),
    );
    const seen: number[] = [];
    let after: number | null = 0;
    const sizes: number[] = [];
    while (after !== null) {
      const page: { items: { item: number }[]; next: number | null; differing: number } = await execute(
        showVotes,
        workbench.operator,
        { queue: large, after },
      );
      expect(page.differing).toBe(220);
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ item }) => item));
      after = page.next;
    }
    expect(sizes).toEqual([100, 100, 20]);
    expect(seen).toEqual(Array.from({ length: 230 }, (_, n) => n + 1).filter((item) => item % 23 !== 0));
  }, 60_000);

  it("are closed to researchers while people label", async () => {
    await expect(execute(showVotes, researcher.caller, { queue })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
