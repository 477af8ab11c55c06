import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Cloud service tickets", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["cloud-ticket"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "连不上"",
          "1 user visible: [application/octet-stream, 9 bytes]",
          "1 assistant latent: "查规则"",
          "1 assistant tool: Describe({"id":"sg"}) → 4",
          "1 environment tool: k1 unknown "{\\"ports\\":[80]}"",
          "1 assistant visible: "请放行 22。"",
        ],
      ]
    `);
  });

  it("orders notes by time and takes adoption for the outcome", async () => {
    const { trajectories } = await readText(examples["cloud-ticket"]!.fits);
    expect(trajectories[0]).toMatchObject({
      external_id: "T1",
      domain: "ECS",
      user_id: "u-1",
      outcome: { success: false },
    });
    expect(trajectories[0]!.warnings.map(({ code }) => code)).toEqual(["notes_out_of_order"]);
  });
});
