import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("tau2-bench results", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["tau2-results"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "slow"",
          "1 assistant tool: find({"n":1}) → 2",
          "1 environment tool: k1 ok "{}"",
          "2 user tool: toggle({}) → 4",
          "2 environment tool: k2 error "off"",
          "2 user visible: "done"",
        ],
      ]
    `);
  });

  it("reads both agents, the verdict and the task that came behind the runs", async () => {
    const { trajectories } = await readText(examples["tau2-results"]!.fits);
    const run = trajectories[0]!;
    expect(run).toMatchObject({
      external_id: "sim-1",
      domain: "shop",
      task_id: "t1",
      trial: 0,
      created_zone: "assumed-utc",
    });
    expect(run.created_at).toBe("2026-01-02T03:04:05.000001Z");
    expect(run.agents.map(({ kind, model }) => [kind, model])).toEqual([
      ["agent", "model-a"],
      ["user_simulator", "model-u"],
    ]);
    expect(run.outcome).toMatchObject({
      reward: 1,
      reward_raw: "1",
      success: true,
      parts: { db: 1 },
      end_reason: "user_stop",
    });
    expect(run.outcome.annotations).toEqual([{ kind: "action_checks", action_match: true }]);
    expect(run.usage).toMatchObject({ cost: 0.75, currency: "USD", duration_ms: 1500 });
    expect(run.extra.task).toEqual({ id: "t1", ticket: "slow data" });
    expect(run.source).toMatchObject({ pointer: "/simulations/0", record: 0 });
  });

  it("reads a run that was stopped before its first simulation", async () => {
    const { summary } = await readText('{"info":{},"tasks":[],"simulations":[]}');
    expect(summary).toMatchObject({
      format: "tau2-results",
      records: 1,
      trajectories: 0,
      asides: 1,
      rejected: 0,
    });
  });
});
