import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Strategy-conditioned rollouts", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["arc-rollouts"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "q"",
          "1 assistant latent: "hm"",
          "1 assistant visible: "a"",
        ],
      ]
    `);
  });

  it("names a rollout by prompt, strategy and number", async () => {
    const { trajectories } = await readText(examples["arc-rollouts"]!.fits);
    expect(trajectories[0]).toMatchObject({
      external_id: "p1|Tool Execute|2",
      task_id: "p1",
      trial: 2,
      extra: { group_id: "g" },
    });
    expect(trajectories[0]!.labels.strategy).toMatchObject({
      family: "Progress Update",
      sub: "Tool Execute",
    });
    expect(trajectories[0]!.outcome).toMatchObject({ reward: 0.5, parts: { format: 1 } });
  });
});
