import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { annotator, owner, query, run } from "@/lib/db/client";
import { emptyDraft } from "@/lib/annotations/draft";
import type { Draft } from "@/lib/annotations/schema";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  discardChange,
  flagItem,
  keepItem,
  openItem,
  peekItem,
  releaseItem,
  reopenLabel,
  reviseLabel,
  saveDraft,
  skipItem,
  submitLabel,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

const yes: Draft = {
  ...emptyDraft,
  answers: { informative: "yes", reason: "action", strategy: "tool_execute" },
};
const no: Draft = {
  ...emptyDraft,
  answers: { informative: "no", reason: "none", strategy: "direct_answer" },
};

async function opened(person: TestPerson, queue: string) {
  const { held } = await execute(openItem, person.caller, { queue });
  if (!held) throw new Error("nothing to label");
  return { queue, item: held.item, ordinal: held.ordinal, fence: held.fence };
}

const labels = (queue: string) =>
  query(
    owner(),
    z.object({ item: z.number(), n: z.number(), people: z.number() }),
    `select item, count(*)::int as n, count(distinct annotator_id)::int as people from annotation where queue_id = $1::uuid group by item order by item`,
    queue,
  );

/** Labels until the queue has nothing left for this person. */
async function labelAll(person: TestPerson, queue: string): Promise<number> {
  let done = 0;
  let { held } = await execute(openItem, person.caller, { queue });
  while (held) {
    const slot = { queue, item: held.item, ordinal: held.ordinal, fence: held.fence };
    const { outcome, next } = await execute(submitLabel, person.caller, {
      ...slot,
      draft: yes,
      active_ms: 1000,
    });
    if (outcome === "stored") done++;
    held = next && !next.ready ? next : null;
  }
  return done;
}

describe("a label", () => {
  let ann: TestPerson, ben: TestPerson, cleo: TestPerson, dora: TestPerson;
  let trajectories: string[];
  beforeAll(async () => {
    [ann, ben, cleo, dora] = await Promise.all([
      workbench.person("ann", "annotator"),
      workbench.person("ben", "annotator"),
      workbench.person("cleo", "annotator"),
      workbench.person("dora", "annotator"),
    ]);
    trajectories = await storeTrajectories(Array.from({ length: 6 }, (_, n) => ({ text: `question ${n}` })));
  });

  it("counts once, however often it is sent", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const slot = await opened(ann, queue);
    const send = () => execute(submitLabel, ann.caller, { ...slot, draft: yes, active_ms: 1000 });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.map((answer) => answer.outcome).sort()).toEqual(["again", "again", "stored"]);
    expect((await send()).outcome).toBe("again");
    expect(await labels(queue)).toEqual([{ item: slot.item, n: 1, people: 1 }]);
  });

  it("is refused with words while a question is open", async () => {
    const queue = await storeQueue(trajectories);
    const slot = await opened(ann, queue);
    await expect(
      execute(submitLabel, ann.caller, { ...slot, draft: emptyDraft, active_ms: 1 }),
    ).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("Developer-informative"),
    });
  });

  it("never goes over k, and nobody labels an item twice", async () => {
    const queue = await storeQueue(trajectories, { k: 3 });
    await Promise.all([ann, ben, cleo, dora].map((person) => labelAll(person, queue)));
    const counts = await labels(queue);
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(count).toMatchObject({ n: 3, people: 3 });
  });

  it("has its draft back after a reload, the newest one", async () => {
    const queue = await storeQueue(trajectories);
    const { item } = await opened(ann, queue);
    await execute(saveDraft, ann.caller, { queue, item, seq: 20, draft: { ...emptyDraft, comment: "new" } });
    await execute(saveDraft, ann.caller, {
      queue,
      item,
      seq: 10,
      draft: { ...emptyDraft, comment: "old, late" },
    });
    const { held } = await execute(openItem, ann.caller, { queue });
    expect(held).toMatchObject({ item, draft: { seq: 20, body: { comment: "new" } } });
  });

  it("takes text that PostgreSQL can't hold", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const slot = await opened(ann, queue);
    const draft = {
      ...yes,
      comment: "a\u0000b \ud83d c 😀",
      evidence: [{ step: 0, range: null, quote: "\u0000\udc00" }],
    };
    expect((await execute(submitLabel, ann.caller, { ...slot, draft, active_ms: 1 })).outcome).toBe("stored");
  });

  it("that is being changed has a draft: a reload opens it again, and the label stays in force", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const slot = await opened(dora, queue);
    await execute(submitLabel, dora.caller, { ...slot, draft: yes, active_ms: 5 });
    const open = () => execute(openItem, dora.caller, { queue });
    const change = { queue, item: slot.item, label_version: 1 };
    const save = (seq: number, draft: Draft, more: object = {}) =>
      execute(saveDraft, dora.caller, { ...change, seq, draft, ...more });
    expect(await open()).toMatchObject({ undo: { item: slot.item, version: 1 }, reopened: null });

    // What was on its way when the label was submitted, and what changes a state that isn't there.
    expect(await save(9, yes, { label_version: 0 })).toEqual({ kept: false });
    expect(await save(9, yes, { label_version: 2 })).toEqual({ kept: false });
    expect(await save(2, no)).toEqual({ kept: true });
    expect(await save(1, yes)).toEqual({ kept: false });
    const { reopened, held } = await open();
    expect(reopened).toMatchObject({ item: slot.item, version: 1, draft: { seq: 2, body: no } });
    expect(reopened!.label.answers).toEqual(yes.answers);
    expect(held!.item).not.toBe(slot.item);
    expect(await execute(reopenLabel, dora.caller, { queue })).toEqual(reopened);

    expect(await execute(discardChange, dora.caller, { queue, item: slot.item })).toEqual({
      discarded: true,
    });
    expect((await open()).reopened).toBeNull();

    await save(3, no);
    await execute(reviseLabel, dora.caller, { queue, item: slot.item, version: 1, draft: no, active_ms: 1 });
    expect(await open()).toMatchObject({ undo: { version: 2 }, reopened: null });
    expect(await save(4, yes)).toEqual({ kept: false });

    // The draft of an item that has no label yet is no change: nothing discards it.
    const next = { queue, item: held!.item };
    await execute(saveDraft, dora.caller, { ...next, seq: 1, draft: no });
    expect(await execute(discardChange, dora.caller, next)).toEqual({ discarded: false });
    expect((await open()).held!.draft).toMatchObject({ seq: 1, body: no });
  });

  it("can be changed while it may be undone, once per version", async () => {
    const queue = await storeQueue(trajectories, { k: 1 });
    const slot = await opened(ann, queue);
    await execute(submitLabel, ann.caller, { ...slot, draft: yes, active_ms: 1000 });
    const seen = await execute(reopenLabel, ann.caller, { queue });
    expect(seen).toMatchObject({ item: slot.item, version: 1, label: { answers: yes.answers } });
    const change = { queue, item: slot.item, version: 1, draft: no, active_ms: 500 };
    expect(await execute(reviseLabel, ann.caller, change)).toEqual({ item: slot.item, version: 2 });
    expect(await execute(reviseLabel, ann.caller, change)).toEqual({ item: slot.item, version: 2 });
    await expect(execute(reviseLabel, ann.caller, { ...change, draft: yes })).rejects.toMatchObject({
      code: "stale",
    });
    const history = await query(
      owner(),
      z.object({ version: z.number(), kind: z.string() }),
      `select version, kind from annotation_version where queue_id = $1::uuid order by version`,
      queue,
    );
    expect(history).toEqual([
      { version: 1, kind: "submit" },
      { version: 2, kind: "revise" },
    ]);
    await expect(
      run(owner(), `delete from annotation_version where queue_id = $1::uuid`, queue),
    ).rejects.toThrow(/never changed/);
  });

  it("of a lease that ran out still counts when nobody took the place, and when another place is free", async () => {
    const queue = await storeQueue(trajectories.slice(0, 1), { k: 2 });
    const expire = () =>
      run(
        owner(),
        `update slot set lease_until = now() - interval '1 minute' where queue_id = $1::uuid and not done`,
        queue,
      );
    const expireMember = () =>
      run(
        owner(),
        `update queue_member set lease_until = now() - interval '1 minute' where queue_id = $1::uuid`,
        queue,
      );
    const late = await opened(ann, queue);
    await expire();
    await expireMember();
    const taken = await opened(ben, queue);
    expect(taken.ordinal).toBe(late.ordinal);
    expect((await execute(submitLabel, ann.caller, { ...late, draft: yes, active_ms: 1 })).outcome).toBe(
      "late",
    );
    expect((await execute(submitLabel, ben.caller, { ...taken, draft: yes, active_ms: 1 })).outcome).toBe(
      "stored",
    );
    expect(await labels(queue)).toEqual([{ item: 1, n: 2, people: 2 }]);
  });

  it("of a lost lease is refused as stale when all places are taken, and the draft stays", async () => {
    const queue = await storeQueue(trajectories.slice(0, 1), { k: 1 });
    const late = await opened(ann, queue);
    await execute(saveDraft, ann.caller, { queue, item: 1, seq: 1, draft: yes });
    await run(
      owner(),
      `update slot set lease_until = now() - interval '1 minute' where queue_id = $1::uuid`,
      queue,
    );
    await run(
      owner(),
      `update queue_member set lease_until = now() - interval '1 minute' where queue_id = $1::uuid`,
      queue,
    );
    const taken = await opened(ben, queue);
    expect(await execute(keepItem, ann.caller, late)).toEqual({ held: false });
    await execute(submitLabel, ben.caller, { ...taken, draft: no, active_ms: 1 });
    await expect(
      execute(submitLabel, ann.caller, { ...late, draft: yes, active_ms: 1 }),
    ).rejects.toMatchObject({ code: "stale" });
    const drafts = await query(
      owner(),
      z.object({ n: z.number() }),
      `select count(*)::int as n from draft where queue_id = $1::uuid`,
      queue,
    );
    expect(drafts[0]!.n).toBe(1);
  });
});

describe("an item", () => {
  let eve: TestPerson, finn: TestPerson;
  let trajectories: string[];
  beforeAll(async () => {
    [eve, finn] = await Promise.all([
      workbench.person("eve", "annotator"),
      workbench.person("finn", "annotator"),
    ]);
    trajectories = await storeTrajectories(Array.from({ length: 4 }, () => ({})));
  });

  it("that was peeked is the one that submit claims", async () => {
    const queue = await storeQueue(trajectories);
    const slot = await opened(eve, queue);
    const peeked = await execute(peekItem, eve.caller, { queue });
    expect(peeked!.item).not.toBe(slot.item);
    const { next } = await execute(submitLabel, eve.caller, {
      ...slot,
      draft: yes,
      active_ms: 1,
      wanted: peeked!.item,
    });
    expect(next).toMatchObject({ item: peeked!.item, ready: true });
  });

  it("that I skip goes to others and not back to me", async () => {
    const queue = await storeQueue(trajectories.slice(0, 1), { k: 1 });
    const slot = await opened(eve, queue);
    expect((await execute(openItem, finn.caller, { queue })).held).toBeNull();
    const { next } = await execute(skipItem, eve.caller, { ...slot, reason: "not my language" });
    expect(next).toBeNull();
    expect((await execute(openItem, eve.caller, { queue })).held).toBeNull();
    expect((await execute(openItem, finn.caller, { queue })).held).toMatchObject({ item: 1 });
  });

  it("that I release can come back to me", async () => {
    const queue = await storeQueue(trajectories.slice(0, 1), { k: 1 });
    const slot = await opened(eve, queue);
    expect(await execute(releaseItem, eve.caller, slot)).toEqual({ released: true });
    expect((await execute(openItem, eve.caller, { queue })).held).toMatchObject({ item: 1 });
  });

  it("can be flagged by who holds it and nobody else", async () => {
    const queue = await storeQueue(trajectories.slice(0, 1), { k: 1 });
    await opened(eve, queue);
    await execute(flagItem, eve.caller, { queue, item: 1, reason: "shows a passport number" });
    await expect(execute(flagItem, finn.caller, { queue, item: 1, reason: "me too" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("fifty claimers on 200 items, three labels each", () => {
  it("give exactly 600 labels, none over three, nobody twice", async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, (_, n) => workbench.person(`crowd-${n}`, "annotator")),
    );
    const queue = await storeQueue(await storeTrajectories(Array.from({ length: 200 }, () => ({}))), {
      k: 3,
    });
    const done = await Promise.all(people.map((person) => labelAll(person, queue)));
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(600);
    const counts = await labels(queue);
    expect(counts).toHaveLength(200);
    for (const count of counts) expect(count).toMatchObject({ n: 3, people: 3 });
  });
});

describe("the annotator's database role", () => {
  it.each([
    "select * from study_draw",
    "select leaves from trajectory",
    "select outcome from trajectory",
    "select external_id from trajectory",
    "select study_id from queue",
    "select * from trajectory_head",
    "select * from analysis",
    "select * from adjudication",
    "select * from annotation_version",
    "select summary from audit_log",
    "select password_hash from app_user",
    "update annotation set annotator_id = annotator_id",
    "delete from annotation",
  ])("may not: %s", async (sql) => {
    await expect(annotator().$queryRawUnsafe(sql)).rejects.toThrow(/permission denied/);
  });
});
