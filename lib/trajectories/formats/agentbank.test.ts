import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("AgentBank and ETO", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["agentbank"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "You are shopping."",
          "0 assistant visible: "OK"",
          "1 user visible: "Search"",
          "1 assistant latent: "look"",
          "1 assistant tool: search("hat") → 5",
          "1 environment tool: k1 unknown "hats"",
          "1 assistant latent: "that one"",
          "1 assistant tool: go("to shelf 1")",
        ],
      ]
    `);
  });
});
