import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText, warningsOf } from "./try-out";

describe("tau-bench results", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["tau-bench"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "policy"",
          "1 user visible: "where?"",
          "1 assistant tool: get_order_details({"order_id":"#1"}) → 3",
          "1 environment tool: k1 unknown "sent"",
          "2 user visible: "###STOP###"",
        ],
        [],
      ]
    `);
  });

  it("names runs by task and trial, and reads the reward", async () => {
    const { trajectories } = await readText(examples["tau-bench"]!.fits);
    const [run, crash] = trajectories;
    expect(run).toMatchObject({ external_id: "3#1", task_id: "3", trial: 1, domain: "retail" });
    expect(run!.outcome).toMatchObject({
      reward: 1,
      reward_raw: "1",
      success: true,
      end_reason: "user_stop",
    });
    expect(run!.outcome.parts).toEqual({ r_actions: 1 });
    // A run that crashed is no failure of the agent, whatever its reward says.
    expect(crash!.outcome).toMatchObject({ reward: 0, success: null, error: "timeout", end_reason: "error" });
  });

  it("never takes a missing, odd or partial reward for a verdict", async () => {
    const run = (reward: string) => `{"task_id":1,"trial":0,"info":{},"traj":[]${reward}}`;
    const text = `[${[run(""), run(',"reward":null'), run(',"reward":"1.0"'), run(',"reward":NaN'), run(',"reward":0.74')].join(",")}]`;
    const { trajectories } = await readText(text);
    expect(trajectories.map(({ outcome }) => [outcome.reward, outcome.reward_raw, outcome.success])).toEqual([
      [null, null, null],
      [null, null, null],
      [1, "1.0", true],
      [null, "NaN", null],
      [0.74, "0.74", null],
    ]);
    expect(trajectories.flatMap(warningsOf)).toEqual([
      "reward_missing",
      "reward_missing",
      "reward_string",
      "non_standard_number",
    ]);
  });
});
