import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Claude Code web sessions", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["claude-code-loglines"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "hi"",
          "1 assistant visible: "hello"",
        ],
      ]
    `);
  });
});
