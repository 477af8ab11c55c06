import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Hermes transcripts", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["hermes-transcript"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "help\\n<tools>[{\\"name\\":\\"d\\",\\"parameters\\":{}}]</tools>"",
          "1 user visible: "far?"",
          "1 assistant tool: d({"a":1})",
        ],
      ]
    `);
  });
});
