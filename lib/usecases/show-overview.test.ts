import { beforeAll, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/annotations/draft";
import { leafOf } from "@/lib/signals/schema";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench } from "@/tests/workbench";
import {
  adjudicateItem,
  createStudy,
  decideBlind,
  flagItem,
  listConflicts,
  openItem,
  showOverview,
  submitLabel,
} from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();

describe("the overview", () => {
  let queue: string;

  beforeAll(async () => {
    const trajectories = await storeTrajectories([
      { leaves: [leafOf("execution.loops.retry").id] },
      { leaves: [leafOf("environment.exhaustion.timeout").id] },
      {},
    ]);
    queue = await storeQueue(trajectories.slice(0, 1), { k: 2 });
    for (const [name, informative] of [
      ["Ann", "yes"],
      ["Ben", "no"],
    ] as const) {
      const person = await workbench.person(name, "annotator");
      const { held } = await execute(openItem, person.caller, { queue });
      const { item, ordinal, fence } = held!;
      const answers = { informative, reason: "none", strategy: "tool_execute" };
      if (name === "Ben")
        await execute(flagItem, person.caller, { queue, item, reason: "Holds a phone number." });
      await execute(submitLabel, person.caller, {
        queue,
        item,
        ordinal,
        fence,
        draft: { ...emptyDraft, answers },
        active_ms: 1000,
      });
    }
    await execute(createStudy, workbench.operator, {
      name: "Round 1",
      samplers: [
        { sampler: "signal", size: 1 },
        { sampler: "random", size: 3 },
      ],
      seed: "1",
      k: 3,
      label_schema: { id: "trajectory-review", version: 1 },
    });
  });

  it("says what needs a decision, how far the pool is, and the agreement so far", async () => {
    const overview = await execute(showOverview, workbench.operator, {});
    expect(overview).toMatchObject({
      conflicts: [{ id: queue, n: 1 }],
      flags: { open: 1, newest: { reason: "Holds a phone number.", queue_id: queue } },
      stale: [],
      failed: [],
      audit: { left: 0, of: 0 },
      pool: { trajectories: 3, analysed: 3, telling: 1 },
      // The one telling trajectory was drawn by both samplers.
      study: { draws: 4, distinct: 3, complete: 0 },
      agreement: { queue_id: queue, figures: { question: "informative", n_items: 1 } },
    });
    const { counts } = await execute(listConflicts, workbench.operator, { queue });
    expect(counts).toEqual({ open: 1, decided: 0 });
    expect(overview.queues).toHaveLength(2);
    expect(overview.changed?.by).toBe("test");
  });

  it("doesn't count an item that was decided on", async () => {
    const lead = await workbench.person("Lea", "lead");
    const decision = { queue, item: 1, question: "informative", value: "yes", reason: "The call failed." };
    await execute(decideBlind, lead.caller, decision);
    expect((await execute(showOverview, lead.caller, {})).conflicts).toMatchObject([{ id: queue, n: 1 }]);
    await execute(adjudicateItem, lead.caller, { ...decision, version: 1 });
    expect((await execute(showOverview, lead.caller, {})).conflicts).toEqual([]);
  });
});
