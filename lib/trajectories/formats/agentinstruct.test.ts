import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("AgentInstruct", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["agentinstruct"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "You act in a shell."",
          "0 assistant visible: "Ok."",
          "1 user visible: "count"",
          "1 assistant latent: "list it."",
          "1 assistant tool: bash("ls") → 5",
          "1 environment tool: k1 unknown "a b"",
          "1 assistant latent: "two."",
          "1 assistant tool: answer("2")",
        ],
      ]
    `);
  });

  it("reads an action that stands on the next line", async () => {
    const turns = [
      { role: "user", content: "Buy a hat." },
      { role: "assistant", content: "Thought:\nlook\n\nAction:\nsearch[hat]" },
    ];
    const { trajectories } = await readText(JSON.stringify({ id: "w", conversations: turns }));
    expect(outline(trajectories[0]!).slice(1)).toEqual([
      '1 assistant latent: "look"',
      '1 assistant tool: search("hat")',
    ]);
  });
});
