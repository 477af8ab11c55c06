import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("BFCL results", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["bfcl-result"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "list"",
          "1 assistant tool: ls({}) → 3",
          "1 assistant tool: pwd({}) → 4",
          "1 environment tool: k1 unknown "a"",
          "1 environment tool: k2 unknown "/"",
          "1 assistant visible: "Here."",
        ],
        [
          "0 assistant tool: f({"a":1})",
        ],
      ]
    `);
  });
});
