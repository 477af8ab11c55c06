import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Multi-reference dialogues", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["multiref-dialogues"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "how far?"",
          "1 assistant visible: "5 km"",
        ],
      ]
    `);
  });
});
