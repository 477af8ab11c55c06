import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("BFCL scores", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["bfcl-score"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "area?"",
          "1 assistant tool: geo_area({"r":5})",
        ],
      ]
    `);
  });
});
