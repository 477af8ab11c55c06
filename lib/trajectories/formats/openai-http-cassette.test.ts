import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Recorded OpenAI requests", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-http-cassette"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "hi"",
          "1 assistant visible: "hello"",
        ],
        [
          "0 system control: "Be brief."",
          "1 user visible: "hi"",
          "1 assistant visible: "hey"",
        ],
      ]
    `);
  });
});
