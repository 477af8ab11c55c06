import { beforeAll, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/annotations/draft";
import { owner, run } from "@/lib/db/client";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import {
  closeQueue,
  createExport,
  createStudy,
  listExports,
  openItem,
  showAgreement,
  showOverview,
  submitLabel,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

describe("what labels say while a queue is open", () => {
  let lead: TestPerson, researcher: TestPerson;
  let queue: string;

  beforeAll(async () => {
    lead = await workbench.person("Lea", "lead");
    researcher = await workbench.person("Rae", "researcher");
    queue = await storeQueue(await storeTrajectories([{}, {}]), { k: 2 });
    for (const name of ["Ann", "Ben"]) {
      const { caller } = await workbench.person(name, "annotator");
      for (;;) {
        const { held } = await execute(openItem, caller, { queue });
        if (!held) break;
        const { item, ordinal, fence } = held;
        const answers = { informative: "yes", reason: "action", strategy: "tool_execute" };
        const draft = { ...emptyDraft, answers };
        await execute(submitLabel, caller, { queue, item, ordinal, fence, draft, active_ms: 1 });
      }
    }
  });

  it("is for leads: researchers read it when the queue is closed, and are told so", async () => {
    for (const matrices of [false, true])
      await expect(execute(showAgreement, researcher.caller, { queue, matrices })).rejects.toMatchObject({
        code: "forbidden",
        message: expect.stringContaining("still being labelled"),
      });
    expect((await execute(showAgreement, lead.caller, { queue })).labels).toBe(4);
    expect((await execute(showOverview, lead.caller, {})).agreement).not.toBeNull();
    expect((await execute(showOverview, researcher.caller, {})).agreement).toBeNull();
    await execute(closeQueue, lead.caller, { queue });
    expect((await execute(showAgreement, researcher.caller, { queue })).labels).toBe(4);
    expect((await execute(showOverview, researcher.caller, {})).agreement).not.toBeNull();
  });

  it("stays closed to researchers while the study goes on in another round", async () => {
    await storeTrajectories([{}, {}, {}]);
    const study = await execute(createStudy, lead.caller, {
      name: "In rounds",
      samplers: [{ sampler: "random", size: 2 }],
      seed: "1",
      label_schema: { id: "trajectory-review", version: 1 },
    });
    const round = study.queue_id;
    await run(owner(), `update queue set status = 'closed' where id = $1::uuid`, round);
    const request = { what: ["labels"], formats: ["jsonl"], queue: round };
    const offered = async () =>
      (await execute(listExports, researcher.caller, {})).choices.queues.map(({ id }) => id);
    for (const refused of [
      () => execute(showAgreement, researcher.caller, { queue: round }),
      () => execute(createExport, researcher.caller, request),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "forbidden" });
    expect(await offered()).not.toContain(round);
    await run(owner(), `update study set status = 'closed' where id = $1::uuid`, study.id);
    await execute(showAgreement, researcher.caller, { queue: round });
    await execute(createExport, researcher.caller, request);
    expect(await offered()).toContain(round);
  });
});
