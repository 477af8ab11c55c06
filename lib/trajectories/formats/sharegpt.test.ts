import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("ShareGPT conversations", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["sharegpt"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "Be kind."",
          "1 user visible: "both"",
          "1 assistant tool: f({}) → 4",
          "1 assistant tool: g({}) → 5",
          "1 environment tool: k1 unknown "1"",
          "1 environment tool: k2 unknown "2"",
          "1 assistant visible: "done"",
          "1 event control: "curtain"",
        ],
      ]
    `);
  });

  it("keeps unknown speakers at their place and shows the source's role", async () => {
    const { trajectories } = await readText(examples.sharegpt!.fits);
    const steps = trajectories[0]!.steps;
    expect(steps.map(({ role_source }) => role_source)).toEqual([
      undefined,
      "human",
      "function_call",
      "function_call",
      "observation",
      "observation",
      "bing",
      "narrator",
    ]);
    expect(trajectories[0]!.warnings.map(({ code }) => code)).toEqual(["unknown_role"]);
    expect(trajectories[0]!.tools[0]!.name).toBe("weather");
  });
});
