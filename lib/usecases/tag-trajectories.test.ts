import { beforeAll, describe, expect, it } from "vitest";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  createQueue,
  listAuditLog,
  listTrajectories,
  openItem,
  showPool,
  showTrajectory,
  tagTrajectories,
  untagTrajectories,
} from ".";
import { execute } from "./usecase";

describe("tags, agents and equal contents", () => {
  const workbench = withWorkbench();
  let lead: TestPerson, reader: TestPerson, ann: TestPerson;
  let ids: string[];

  beforeAll(async () => {
    lead = await workbench.person("lead", "lead");
    reader = await workbench.person("reader", "researcher");
    ann = await workbench.person("ann", "annotator");
    ids = await storeTrajectories(
      Array.from({ length: 6 }, (_, n) => ({
        agent: n < 4 ? "model-a" : "model-b",
        content_hash: n < 2 ? "same" : `other ${n}`,
        domain: n < 3 ? "airline" : "retail",
      })),
    );
  });

  const found = async (filter: object) =>
    (await execute(listTrajectories, reader.caller, { filter, sort: "newest", direction: "asc" })).rows;
  const tag = (input: object) => execute(tagTrajectories, lead.caller, input as never);

  it("are put on chosen trajectories or on all that a filter finds, once, and found again", async () => {
    expect(await tag({ tag: " odd ", trajectories: ids.slice(0, 2) })).toEqual({ tagged: 2 });
    expect(await tag({ tag: "odd", filter: { domain: ["airline"] } })).toEqual({ tagged: 1 });
    expect(await tag({ tag: "look again", trajectories: [ids[5]] })).toEqual({ tagged: 1 });
    expect((await found({ tag: ["odd"] })).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect((await found({ tag: ["odd", "look again"] })).map(({ tags }) => tags)).toEqual([
      ["odd"],
      ["odd"],
      ["odd"],
      ["look again"],
    ]);
    expect((await execute(showPool, reader.caller, {})).tags).toEqual([
      { value: "odd", n: 3 },
      { value: "look again", n: 1 },
    ]);
    expect((await execute(showTrajectory, reader.caller, { id: ids[5]! })).tags).toEqual(["look again"]);

    expect(await execute(untagTrajectories, lead.caller, { tag: "odd", filter: { tag: ["odd"] } })).toEqual({
      untagged: 3,
    });
    expect(await found({ tag: ["odd"] })).toEqual([]);
    const { entries } = await execute(listAuditLog, workbench.operator, {});
    expect(entries.slice(0, 2).map(({ verb, object }) => [verb, object])).toEqual([
      ["untag-trajectories", "tag odd"],
      ["tag-trajectories", "tag look again"],
    ]);
  });

  it.each([" ", "x".repeat(61), "a\nb", "\ud800"])(
    "refuse a tag that is no word or two: %j",
    async (text) => {
      await expect(tag({ tag: text, trajectories: ids })).rejects.toMatchObject({ code: "invalid" });
    },
  );

  it("of another project can't be named", async () => {
    await workbench.addProject("elsewhere");
    const [foreign] = await storeTrajectories([{}], "elsewhere");
    expect(await tag({ tag: "mine", trajectories: [foreign] })).toEqual({ tagged: 0 });
  });

  it("filter by agent, for those who may read", async () => {
    expect((await found({ agent: ["model-b"] })).map(({ agent }) => agent)).toEqual(["model-b", "model-b"]);
    expect((await execute(showPool, reader.caller, {})).agents).toEqual([
      { value: "model-a", n: 4 },
      { value: "model-b", n: 2 },
    ]);
    await expect(
      execute(listTrajectories, ann.caller, { filter: { agent: ["model-b"] } }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  it("stay out of what annotators are given", async () => {
    const queue = await storeQueue(ids, { k: 1 });
    await tag({ tag: "sealed-tag", trajectories: ids });
    const opened = JSON.stringify(await execute(openItem, ann.caller, { queue }));
    expect(opened).not.toMatch(/sealed-tag|model-a|model-b/);
    const made = await execute(createQueue, lead.caller, {
      name: "Of a tag",
      filter: { tag: ["sealed-tag"] },
    });
    expect(made.items).toBe(6);
  });

  it("name other records with the same content, not versions of the same one", async () => {
    const shown = await execute(showTrajectory, reader.caller, { id: ids[0]! });
    expect(shown.same_content).toMatchObject([{ id: ids[1], source_name: "test" }]);
    expect((await execute(showTrajectory, reader.caller, { id: ids[2]! })).same_content).toEqual([]);
  });
});
