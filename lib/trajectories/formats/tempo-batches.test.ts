import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Tempo trace export", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["tempo-batches"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant tool: weather({"city":"Oslo"}) → 2",
          "1 environment tool: k1 ok "wet"",
        ],
      ]
    `);
  });
});
