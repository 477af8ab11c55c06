import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Claude Code session logs", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["claude-code-jsonl"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "make it"",
          "1 assistant latent: "plan"",
          "1 assistant tool: Bash({"command":"ls"}) → 3",
          "1 environment tool: k1 ok "a"",
          "1 harness control: "<local-command-stdout>x</local-command-stdout>"",
          "1 assistant control: "thanks" (sidechain)",
        ],
        [
          "1 user visible: "other"",
        ],
      ]
    `);
  });

  it("tells sessions apart, joins spread answers and rejects what is no line", async () => {
    const { trajectories, summary } = await readText(examples["claude-code-jsonl"]!.fits);
    expect(trajectories.map(({ external_id }) => external_id)).toEqual(["sess-1", "sess-2"]);
    expect(trajectories[0]!.extra.summaries).toEqual(["Listed files"]);
    const [, thought, call] = trajectories[0]!.steps;
    expect(thought!.message).toBe(call!.message);
    expect(thought!.extra).toEqual({ signature: "sig" });
    expect(summary).toMatchObject({ records: 9, rejected: 1 });
  });

  it("marks what a user took back by asking again", async () => {
    const line = (uuid: string, parentUuid: string | null, type: string, content: string) =>
      JSON.stringify({ type, uuid, parentUuid, sessionId: "s", message: { role: type, content } });
    const text = [
      line("1", null, "user", "a"),
      line("2", "1", "assistant", "b"),
      line("3", "2", "user", "old"),
      line("4", "3", "assistant", "x"),
      line("5", "2", "user", "new"),
    ].join("\n");
    const { trajectories } = await readText(text);
    expect(trajectories[0]!.steps.map(({ marks }) => marks?.includes("branch") ?? false)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(trajectories[0]!.steps.at(-1)!.turn).toBe(2);
  });
});
