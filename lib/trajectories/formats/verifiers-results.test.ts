import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("verifiers results", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["verifiers-results"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "2+2"",
          "1 assistant tool: python({"code":"2+2"}) → 2",
          "1 environment tool: k1 unknown "4"",
        ],
        [
          "1 user visible: "2+2"",
          "1 assistant visible: "5"",
        ],
      ]
    `);
  });

  it("numbers the rollouts of an example", async () => {
    const { trajectories } = await readText(examples["verifiers-results"]!.fits);
    expect(trajectories.map(({ external_id }) => external_id)).toEqual(["0#0", "0#1"]);
    expect(trajectories[0]!.outcome).toMatchObject({
      reward: 1,
      reward_raw: "1",
      parts: { correct_reward_func: 1 },
    });
    expect(trajectories[0]!.tools[0]!.name).toBe("weather");
  });
});
