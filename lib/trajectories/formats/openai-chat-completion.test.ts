import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenAI chat completion responses", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-chat-completion"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 assistant visible: "hi"",
        ],
        [
          "0 assistant tool: f({"a":1})",
        ],
      ]
    `);
  });
});
