import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("SWE-agent trajectories", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["swe-agent-traj"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "rules"",
          "0 main control: "example" (demo)",
          "1 user visible: "issue"",
          "1 main latent: "Look."",
          "1 main tool: open("open a.py") → 5",
          "1 environment tool: k1 unknown "1: x\\r\\n\\u001b[0m"",
        ],
      ]
    `);
  });

  it("keeps demonstrations out of the run", async () => {
    const { trajectories } = await readText(examples["swe-agent-traj"]!.fits);
    const demo = trajectories[0]!.steps[1]!;
    expect(demo).toMatchObject({ role: "event", role_source: "user", marks: ["demo"], turn: 0 });
    expect(trajectories[0]!.outcome.end_reason).toBe("submitted");
  });
});
