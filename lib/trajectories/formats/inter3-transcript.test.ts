import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("INTER3 transcripts", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["inter3-transcript"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "go"",
          "1 assistant latent: "plan"",
          "1 assistant tool: f({}) → 4",
          "1 assistant visible: "wait"",
          "1 environment tool: k1 unknown "{\\"v\\":1}"",
          "1 assistant visible: "done"",
        ],
      ]
    `);
  });
});
