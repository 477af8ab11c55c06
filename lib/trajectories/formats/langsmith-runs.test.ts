import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("LangSmith runs", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["langsmith-runs"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant tool: weather("Oslo") → 2",
          "1 environment tool: k1 ok "wet"",
          "1 assistant visible: "Yes."",
        ],
      ]
    `);
  });
});
