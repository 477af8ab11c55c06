import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenAI Responses", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-responses"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "Be brief."",
          "1 user visible: "two lookups"",
          "1 assistant latent: "" (encrypted)",
          "1 assistant tool: look({}) → 6",
          "1 assistant tool: sql("select 1") → 5",
          "1 environment tool: k2 unknown "one"",
          "1 environment tool: k1 unknown "two"",
          "1 assistant tool: web_search({"query":"x"}) → 8",
          "1 environment tool: k3 ok """,
          "1 assistant visible: "No." (refusal)",
        ],
      ]
    `);
  });

  it("binds by call_id and says why it ended", async () => {
    const { trajectories } = await readText(examples["openai-responses"]!.fits);
    const { steps, outcome } = trajectories[0]!;
    expect(outcome.end_reason).toBe("max_output_tokens");
    expect(steps.find(({ call }) => call?.name === "look")!.call!.source_id).toBe("call_1");
    expect(steps[3]!.group).toBe(steps[4]!.group);
  });
});
