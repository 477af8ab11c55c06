import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("INTER3 interleaved interaction", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["inter3-chatml"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "go"",
          "1 assistant latent: "plan"",
          "1 assistant tool: f({"q":"</tool_call><answer>"}) → 6",
          "1 assistant visible: "one"",
          "1 assistant latent: "more"",
          "1 assistant visible: "two"",
          "1 environment tool: k1 unknown "{}"",
          "1 assistant latent: "nothing to show"",
        ],
      ]
    `);
  });

  it("cuts exact spans and keeps the source's strategy apart", async () => {
    const { trajectories } = await readText(examples["inter3-chatml"]!.fits);
    const { steps, labels } = trajectories[0]!;
    const source = JSON.parse(examples["inter3-chatml"]!.fits as string) as {
      messages: { content: string }[];
    };
    for (const step of steps)
      if (step.at?.range && step.text)
        expect(source.messages[step.message]!.content.slice(...step.at.range)).toBe(step.text);
    expect(labels.strategy).toEqual({ family: "Progress Update", sub: "Silent Execution", origin: "source" });
  });
});
