import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenHands events", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openhands-events"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "fix it"",
          "1 assistant latent: "Look around."",
          "1 assistant tool: bash({"command":"ls"}) → 5",
          "1 assistant tool: view({"path":"a"}) → 4",
          "1 environment tool: k2 unknown "A"",
          "1 environment tool: k1 error "boom"",
          "1 assistant tool: finish({})",
          "1 assistant visible: "Done."",
        ],
      ]
    `);
  });

  it("binds observations by their cause and shows parallel calls together", async () => {
    const { trajectories } = await readText(examples["openhands-events"]!.fits);
    const { steps } = trajectories[0]!;
    expect(steps[2]!.group).toBe(steps[3]!.group);
    expect(steps[5]!.result).toMatchObject({ call_key: "k1", bound_by: "id", status: "error" });
  });
});
