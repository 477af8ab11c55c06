import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Langfuse traces", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["langfuse-trace"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant tool: weather({"city":"Oslo"}) → 2",
          "1 environment tool: k1 ok "wet"",
        ],
      ]
    `);
  });

  it("reads the trace's session, user and scores", async () => {
    const { trajectories } = await readText(examples["langfuse-trace"]!.fits);
    expect(trajectories[0]).toMatchObject({ external_id: "lf-1", user_id: "u-1", session: { id: "s-1" } });
    expect(trajectories[0]!.outcome.annotations).toEqual([{ name: "toxicity", value: 0 }]);
  });
});
