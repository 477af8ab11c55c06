import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Inspect logs (JSON)", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["inspect-eval-json"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "what is the sum?"",
          "1 assistant tool: add({"a":1}) → 2",
          "1 environment tool: k1 error "too slow"",
        ],
      ]
    `);
  });

  it("names a sample by its epoch and reads Inspect's letters", async () => {
    const { trajectories } = await readText(examples["inspect-eval-json"]!.fits);
    const sample = trajectories[0]!;
    expect(sample).toMatchObject({ external_id: "s1#2", task_id: "s1", trial: 2 });
    expect(sample.outcome).toMatchObject({
      reward: 1,
      reward_raw: "C",
      success: true,
      parts: { match: "C" },
    });
    expect(sample.agents[0]!.model).toBe("lab/model-b");
  });
});
