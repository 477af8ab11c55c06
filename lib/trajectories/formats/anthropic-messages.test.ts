import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Anthropic messages", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["anthropic-messages"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "Refunds."",
          "1 user visible: "both broken"",
          "1 assistant latent: "check"",
          "1 assistant latent: "" (redacted)",
          "1 assistant tool: order({"id":1}) → 7",
          "1 assistant tool: order({}) → 6",
          "1 environment tool: k2 error "id missing"",
          "1 environment tool: k1 unknown "ok"",
          "1 environment tool: [image/png, 3 bytes]",
          "2 user visible: "and the second?"",
          "2 assistant tool: web_search({}) → 11",
          "2 environment tool: k3 unknown """,
          "2 assistant visible: "Refunded."",
        ],
      ]
    `);
  });

  it("does not take results for the user speaking, and keeps signatures", async () => {
    const { trajectories } = await readText(examples["anthropic-messages"]!.fits);
    const { steps } = trajectories[0]!;
    expect(steps.filter(({ role }) => role === "user").map(({ text }) => text)).toEqual([
      "both broken",
      "and the second?",
    ]);
    expect(steps.find(({ result }) => result)!.role_source).toBe("user");
    expect(steps[2]!.extra).toEqual({ signature: "s" });
  });
});
