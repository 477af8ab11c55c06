import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenTelemetry SDK spans", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["otel-sdk-spans"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "year?"",
          "1 assistant tool: clock({})",
        ],
      ]
    `);
  });

  it("keeps all digits of ids that are bare integers", async () => {
    const { trajectories } = await readText(examples["otel-sdk-spans"]!.fits);
    expect(trajectories[0]!.external_id).toBe("100927429609276267646756448943279827607");
    expect(trajectories[0]!.created_at).toBe("2025-10-09T08:53:20.123456789Z");
  });
});
