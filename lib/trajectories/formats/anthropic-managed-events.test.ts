import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Anthropic managed agent events", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["anthropic-managed-events"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "Be kind."",
          "1 user visible: "time?"",
          "1 assistant tool: clock({}) → 3",
          "1 environment tool: k1 ok "noon"",
        ],
      ]
    `);
  });
});
