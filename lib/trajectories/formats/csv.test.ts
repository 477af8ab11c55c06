import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("CSV table", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["csv"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "=1+1"",
          "1 assistant visible: "two"",
        ],
        [
          "1 user visible: "=2+2"",
          "1 assistant visible: "four"",
        ],
      ]
    `);
  });
});
