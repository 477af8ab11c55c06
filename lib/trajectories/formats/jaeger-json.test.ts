import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Jaeger traces", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["jaeger-json"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "hi"",
          "1 assistant visible: "hello"",
        ],
      ]
    `);
  });

  it("reads microseconds and old attribute names", async () => {
    const { trajectories } = await readText(examples["jaeger-json"]!.fits);
    expect(trajectories[0]).toMatchObject({
      created_at: "2025-10-09T08:53:20.123456Z",
      usage: { input_tokens: 3 },
    });
    expect(trajectories[0]!.outcome.error).toBe("error");
  });
});
