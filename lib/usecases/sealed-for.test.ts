import { beforeAll, describe, expect, it } from "vitest";
import { storeLabels } from "@/tests/stored-labels";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  adjudicateItem,
  createExport,
  decideBlind,
  downloadExport,
  listAuditLog,
  showAgreement,
  showConflict,
  showVotes,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

describe("votes of items that a lead may have to decide on blind", () => {
  let lena: TestPerson, max: TestPerson, researcher: TestPerson;
  let queue: string;
  const split = 3;
  const pending = 4;
  /** Split as well, so that figures over the sealed items don't tell of single ones. */
  const more = [7, 8, 9, 10, 11];
  const listed = async (person: TestPerson, question = "reason") => {
    const { items, sealed, differing } = await execute(showVotes, person.caller, { queue, question });
    return { items: items.map(({ item }) => item), sealed, differing };
  };
  const decision = { item: split, question: "reason", value: "action", reason: "The call failed." };

  beforeAll(async () => {
    lena = await workbench.person("lena", "lead");
    max = await workbench.person("max", "lead");
    researcher = await workbench.person("rea", "researcher");
    const people = await Promise.all(
      ["ann", "ben", "cleo"].map((name) => workbench.person(name, "annotator")),
    );
    queue = await storeQueue(await storeTrajectories(Array.from({ length: 12 }, () => ({}))), { k: 3 });
    const reasons = (item: number) =>
      item === split || more.includes(item)
        ? ["action", "conversation", "external"]
        : ["action", "conversation", "conversation"];
    await storeLabels(
      queue,
      [1, 2, split, pending, 5, ...more].flatMap((item) =>
        people.slice(0, item === pending ? 2 : 3).map(({ id }, person) => ({
          item,
          annotator_id: id,
          answers: { informative: "yes", reason: reasons(item)[person]!, strategy: "tool_execute" },
        })),
      ),
    );
  });

  it("aren't listed before the lead's first decision, and the page says how many they are", async () => {
    const before = await listed(lena);
    expect(before.items).not.toContain(split);
    expect(before.items).not.toContain(pending);
    expect(before).toMatchObject({ sealed: 7, differing: before.items.length + 7 });
    const { matrices } = await execute(showAgreement, lena.caller, { queue, matrices: true });
    expect(matrices.length).toBeGreaterThan(0);
    for (const matrix of matrices) {
      expect([matrix!.items, matrix!.ratings]).toEqual([undefined, undefined]);
      expect(matrix!.patterns!.length).toBeGreaterThan(0);
    }
    for (const item of [split, pending]) {
      const shown = await execute(showConflict, lena.caller, { queue, item, names: true });
      expect(shown).toMatchObject({ sealed: true, labels: [] });
      expect(shown.questions.map(({ consensus }) => consensus)).toEqual([null, null, null]);
    }
  });

  it("are listed after it for that lead alone; the log doesn't tell the other what was decided", async () => {
    await execute(decideBlind, lena.caller, { queue, ...decision });
    expect((await listed(lena)).items).toContain(split);
    expect((await listed(lena)).sealed).toBe(6);
    expect((await listed(max)).items).not.toContain(split);
    const { entries } = await execute(listAuditLog, workbench.operator, { verb: "decide-blind" });
    expect(entries[0]!.summary).toEqual({ question: "reason", version: 1 });
  });

  it("are open to whoever downloads them, whose decisions are none that is blind from then on", async () => {
    const take = async (request: object, file: string | null) => {
      const { id } = await execute(createExport, max.caller, { formats: ["jsonl"], ...request });
      const { content } = await execute(downloadExport, max.caller, { id, file });
      for await (const part of content) expect(part.length).toBeGreaterThan(0);
    };
    await take({ what: ["trajectories"], queue }, null);
    await take({ what: ["labels", "trajectories"], queue }, "trajectories.jsonl");
    expect((await listed(max)).sealed).toBe(7);
    await take({ what: ["labels"] }, "labels.jsonl");
    expect(await listed(max)).toMatchObject({ sealed: 0 });
    await expect(execute(decideBlind, max.caller, { queue, ...decision })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/isn't blind/),
    });
    const shown = await execute(showConflict, max.caller, { queue, item: split });
    expect(shown).toMatchObject({ sealed: false, seen: true });
    expect(shown.labels).toHaveLength(3);
    await execute(adjudicateItem, max.caller, { queue, ...decision, version: 1 });
    const after = await execute(showConflict, lena.caller, { queue, item: split });
    expect(after.questions.find(({ question }) => question === "reason")!.consensus!.history).toMatchObject([
      { value: "action", actor: "max", blind_version: null },
    ]);
  });

  it("are sealed still when somebody else downloads, and never from those who can't adjudicate", async () => {
    expect((await listed(lena)).sealed).toBe(6);
    expect(await execute(showVotes, workbench.operator, { queue })).toMatchObject({ sealed: 0 });
    await expect(listed(researcher)).rejects.toMatchObject({ code: "forbidden" });
  });
});
