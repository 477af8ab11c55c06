import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenInference spans (Phoenix)", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openinference-spans"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "first"",
          "2 user visible: "last"",
          "2 assistant tool: look({}) → 3",
          "2 environment tool: k1 error "404"",
        ],
      ]
    `);
  });
});
