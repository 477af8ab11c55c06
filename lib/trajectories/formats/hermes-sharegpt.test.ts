import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Hermes function calling, ShareGPT turns", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["hermes-sharegpt"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "go"",
          "1 assistant latent: "so"",
          "1 assistant tool: f({"a":null}) → 3",
          "1 environment tool: k1 unknown "{'v': True}"",
          "1 assistant visible: "It said \\"</tool_call>\\"."",
        ],
      ]
    `);
  });
});
