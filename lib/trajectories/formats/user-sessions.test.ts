import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("User sessions", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["user-sessions"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "" (empty)",
          "1 assistant latent: "问"",
          "1 assistant tool: poi({}) → 3",
          "1 environment tool: k1 unknown "[]"",
          "1 assistant visible: "您好"",
        ],
        [
          "1 user visible: "便宜点"",
          "1 assistant visible: "好"",
        ],
      ]
    `);
  });

  it("puts the lifecycles of a session in order by time", async () => {
    const { trajectories } = await readText(examples["user-sessions"]!.fits);
    expect(trajectories.map(({ external_id, session }) => [external_id, session.index])).toEqual([
      ["t1", 0],
      ["t2", 1],
    ]);
    expect(trajectories[1]!.outcome.annotations).toEqual([{ kind: "feedback", value: "thumb_down" }]);
  });
});
