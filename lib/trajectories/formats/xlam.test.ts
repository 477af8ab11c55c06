import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("xLAM function calling", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["xlam"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "both"",
          "1 assistant tool: f({"a":1})",
          "1 assistant tool: f({"a":2})",
        ],
      ]
    `);
  });
});
