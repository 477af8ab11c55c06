import { beforeAll, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/annotations/draft";
import { owner } from "@/lib/db/client";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { candidateOf, storeReferences } from "@/tests/stored-references";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  claimCandidate,
  disablePerson,
  enablePerson,
  listAuditLog,
  openItem,
  removePerson,
  saveDraft,
  setRole,
  showMe,
  submitLabel,
} from ".";
import { execute } from "./usecase";

const labels = async (queue: string): Promise<number> =>
  (
    await owner().$queryRawUnsafe<{ n: number }[]>(
      `select count(*)::int as n from annotation where queue_id = $1::uuid`,
      queue,
    )
  )[0]!.n;

const draft = {
  ...emptyDraft,
  answers: { informative: "yes", reason: "action", strategy: "tool_execute" },
};

describe("people who leave", () => {
  const workbench = withWorkbench();
  const { operator } = workbench;
  let trajectories: string[];

  beforeAll(async () => {
    trajectories = await storeTrajectories([{}, {}]);
  });

  const open = async (person: TestPerson, queue: string) =>
    (await execute(openItem, person.caller, { queue })).held;
  const submit = async (person: TestPerson, queue: string) => {
    const { item, ordinal, fence } = (await open(person, queue))!;
    return execute(submitLabel, person.caller, { queue, item, ordinal, fence, draft, active_ms: 1 });
  };

  it("keep their labels, and give what they hold to the others at once", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const ann = await workbench.person("Ann", "annotator");
    const ben = await workbench.person("Ben", "annotator");
    await submit(ann, queue);
    const held = (await open(ann, queue))!;
    expect(await open(ben, queue)).toBeNull();

    expect(await execute(removePerson, operator, { user_id: ann.id })).toMatchObject({
      role: "annotator",
      released: { items: 1, candidates: 0 },
    });
    await expect(open(ann, queue)).rejects.toMatchObject({ code: "not_found" });
    expect((await open(ben, queue))!.item).toBe(held.item);
    await submit(ben, queue);
    expect(await labels(queue)).toBe(2);
    const { entries } = await execute(listAuditLog, operator, { verb: "remove-person" });
    expect(entries[0]).toMatchObject({ summary: { role: "annotator", released: { items: 1 } } });
  });

  it("find a queue as it is when they come back, and their draft", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const cleo = await workbench.person("Cleo", "annotator");
    const held = (await open(cleo, queue))!;
    const { item, ordinal, fence } = held;
    const slot = { queue, item, ordinal, fence };
    await execute(saveDraft, cleo.caller, { queue, item, seq: 1, draft });
    await execute(removePerson, operator, { user_id: cleo.id });
    await owner().$executeRawUnsafe(
      `insert into membership (project_id, user_id, role) select id, $1::uuid, 'annotator' from project where slug = 'lab'`,
      cleo.id,
    );
    const again = (await open(cleo, queue))!;
    expect([again.item, again.ordinal, again.fence]).not.toEqual([item, ordinal, fence]);
    // What was typed before the removal is a draft, not a label: the place may have been somebody else's meanwhile.
    await expect(execute(submitLabel, cleo.caller, { ...slot, draft, active_ms: 1 })).rejects.toMatchObject({
      code: "stale",
    });
    await submit(cleo, queue);
    expect(await labels(queue)).toBe(1);
    const drafts = await owner().$queryRawUnsafe<unknown[]>(
      `select 1 from draft where queue_id = $1::uuid and item = $2`,
      queue,
      item,
    );
    expect(drafts).toHaveLength(again.item === item ? 0 : 1);
  });

  it("give audit candidates back as well, also when only their role changes", async () => {
    await storeReferences([{ candidates: [candidateOf("both", "c")] }]);
    const lea = await workbench.person("Lea", "lead");
    const max = await workbench.person("Max", "lead");
    const claim = (person: TestPerson) => execute(claimCandidate, person.caller, {});
    expect(await claim(lea)).not.toBeNull();
    expect(await claim(max)).toBeNull();
    await execute(setRole, operator, { user_id: lea.id, role: "researcher" });
    await expect(claim(lea)).rejects.toMatchObject({ code: "forbidden" });
    expect(await claim(max)).not.toBeNull();
  });

  it("never leave a project without an admin, not even two at the same moment", async () => {
    const one = await workbench.person("One", "admin");
    const two = await workbench.person("Two", "admin");
    const results = await Promise.allSettled([
      execute(removePerson, operator, { user_id: one.id }),
      execute(setRole, operator, { user_id: two.id, role: "annotator" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await owner().$queryRawUnsafe<{ user_id: string }[]>(
      `select user_id::text from membership where role = 'admin'`,
    );
    expect(left).toHaveLength(1);
    for (const change of [
      () => execute(removePerson, operator, { user_id: left[0]!.user_id }),
      () => execute(setRole, operator, { user_id: left[0]!.user_id, role: "lead" }),
    ])
      await expect(change()).rejects.toMatchObject({ code: "conflict" });
  });

  it("are out everywhere when they are disabled, and back with their password", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const dora = await workbench.person("Dora", "annotator");
    const emil = await workbench.person("Emil", "annotator");
    const [first, second] = [await open(dora, queue), await open(emil, queue)];
    expect(first!.item).not.toBe(second!.item);
    await execute(disablePerson, operator, { email: dora.email });
    await expect(execute(showMe, dora.caller, {})).rejects.toMatchObject({ code: "signed_out" });
    await submit(emil, queue);
    expect((await open(emil, queue))!.item).toBe(first!.item);
    await execute(enablePerson, operator, { email: dora.email });
    // Sessions from before stay ended.
    await expect(execute(showMe, dora.caller, {})).rejects.toMatchObject({ code: "signed_out" });
    expect((await execute(showMe, { ...dora.caller, session_version: 2 }, {})).name).toBe("Dora");
  });
});
