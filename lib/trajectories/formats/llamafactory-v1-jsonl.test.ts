import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("LLaMA-Factory v1 messages", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["llamafactory-v1-jsonl"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "film?"",
          "1 assistant latent: "look"",
          "1 assistant tool: film({"t":"X"}) → 3",
          "1 environment tool: k1 unknown "1999"",
        ],
      ]
    `);
  });
});
