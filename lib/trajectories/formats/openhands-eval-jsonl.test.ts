import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenHands evaluation output", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openhands-eval-jsonl"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "fix"",
          "1 assistant latent: "first"",
          "1 assistant tool: run({"command":"ls"}) → 3",
          "1 environment tool: k1 ok "a"",
        ],
      ]
    `);
  });
});
