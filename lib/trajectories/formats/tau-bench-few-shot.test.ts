import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("tau-bench few-shot examples", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["tau-bench-few-shot"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "cancel it\\nplease"",
          "1 assistant visible: "" (empty)",
          "1 environment tool: ? unknown "done"",
          "1 assistant visible: "Cancelled."",
        ],
      ]
    `);
  });
});
