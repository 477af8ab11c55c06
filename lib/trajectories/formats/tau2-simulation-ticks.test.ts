import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("tau2-bench voice simulation", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["tau2-simulation-ticks"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 assistant visible: "Good day."",
          "1 user visible: "wait"",
        ],
      ]
    `);
  });
});
