import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("ToolMind", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["toolmind"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant latent: "ask"",
          "1 assistant tool: weather({"city":"Oslo"}) → 3",
          "1 environment tool: k1 unknown "wet"",
        ],
      ]
    `);
  });
});
