import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("plano traces", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["plano-traces"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain in Os…"",
          "1 trace control: "agent: content not recorded" (span)",
        ],
      ]
    `);
  });
});
