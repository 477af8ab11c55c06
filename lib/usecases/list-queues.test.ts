import { beforeAll, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/annotations/draft";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { closeQueue, listQueues, openItem, skipItem, submitLabel, showQueue } from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();
const answers = { informative: "yes", reason: "action", strategy: "tool_execute" };

describe("queues as their lead sees them", () => {
  let ann: TestPerson, ben: TestPerson, queue: string, trajectories: string[];

  beforeAll(async () => {
    ann = await workbench.person("Ann", "annotator");
    ben = await workbench.person("Ben", "annotator");
    trajectories = await storeTrajectories([{}, {}, {}]);
    queue = await storeQueue(trajectories, { k: 2 });
    for (const active_ms of [1000, 3000]) {
      const { held } = await execute(openItem, ann.caller, { queue });
      const { item, ordinal, fence } = held!;
      await execute(submitLabel, ann.caller, {
        queue,
        item,
        ordinal,
        fence,
        draft: { ...emptyDraft, answers },
        active_ms,
      });
    }
    const { held } = await execute(openItem, ben.caller, { queue });
    const { item, ordinal, fence } = held!;
    await execute(skipItem, ben.caller, { queue, item, ordinal, fence, reason: "I know this customer." });
  });

  it("says who is in an open queue and at what pace it goes", async () => {
    const [listed] = await execute(listQueues, workbench.operator, {});
    expect(listed).toMatchObject({
      id: queue,
      labels: 2,
      pace: { names: ["Ann", "Ben"], median_ms: 2000, week_labels: 2 },
    });
  });

  it("leads from a skip to its trajectory", async () => {
    const { skips } = await execute(showQueue, workbench.operator, { queue });
    expect(skips).toMatchObject([{ name: "Ben", reason: "I know this customer." }]);
    expect(trajectories).toContain(skips[0]!.trajectory_id);
  });

  it("has no pace once it is closed", async () => {
    await execute(closeQueue, workbench.operator, { queue });
    const [listed] = await execute(listQueues, workbench.operator, {});
    expect(listed).toMatchObject({ status: "closed", pace: null });
  });
});
