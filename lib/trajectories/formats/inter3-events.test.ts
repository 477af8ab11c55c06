import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("INTER3 event streams", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["inter3-events"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "hotel"",
          "1 assistant latent: "Dates?"",
          "1 assistant visible: "Looking."",
          "1 assistant tool: find({"city":"Oslo"}) → 5",
          "2 user visible: "stop" (interrupted)",
          "2 environment tool: k1 cancelled """,
        ],
      ]
    `);
  });

  it("measures the time to the first visible text", async () => {
    const { trajectories } = await readText(examples["inter3-events"]!.fits);
    expect(trajectories[0]).toMatchObject({
      external_id: "s1",
      extra: { ttft_ms: 640 },
      usage: { duration_ms: 900 },
    });
  });
});
