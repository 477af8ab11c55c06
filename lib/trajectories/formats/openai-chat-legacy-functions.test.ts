import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenAI chat messages with function_call", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-chat-legacy-functions"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "book"",
          "1 assistant tool: book({"s":"1A"}) → 2",
          "1 environment tool: k1 unknown "ok"",
        ],
      ]
    `);
  });
});
