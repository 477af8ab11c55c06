import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Bare message lists, one a line", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-bare-array-jsonl"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "hi"",
        ],
        [
          "1 user visible: "x"",
          "1 assistant visible: "y"",
        ],
      ]
    `);
  });
});
