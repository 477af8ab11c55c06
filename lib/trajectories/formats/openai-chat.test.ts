import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenAI chat messages", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["openai-chat"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "brief"",
          "1 ann visible: "see"",
          "1 ann visible: [image/png, 3 bytes]",
          "1 assistant latent: "hm"",
          "1 assistant tool: f({"id":"9007199254740993"}) → 7",
          "1 assistant tool: sql("select 1") → 6",
          "1 environment tool: k2 unknown "B"",
          "1 environment tool: k1 unknown """,
          "1 assistant visible: "No." (refusal)",
        ],
        [
          "1 user visible: "hi"",
          "1 assistant visible: "Hello."",
        ],
        [
          "1 user visible: "hi"",
          "1 assistant visible: "yo"",
        ],
      ]
    `);
  });

  it("keeps all digits of arguments and tells the two sides of a preference apart", async () => {
    const { trajectories, items, summary } = await readText(examples["openai-chat"]!.fits);
    const call = trajectories[0]!.steps.find(({ call }) => call?.name === "f")!.call!;
    expect(call).toMatchObject({ args_raw: '{"id": 9007199254740993}', args_raw_kind: "json_string" });
    expect(trajectories[0]).toMatchObject({ external_id: "a", created_at: "2025-10-09T08:53:20.5Z" });
    expect(trajectories.slice(1).map(({ extra }) => extra.preference)).toEqual([
      "preferred",
      "non_preferred",
    ]);
    expect(items.flatMap((item) => (item.kind === "trajectory" ? [item.linked] : []))).toEqual([
      false,
      false,
      true,
    ]);
    expect(summary).toMatchObject({ trajectories: 2, linked: 1 });
  });

  it("keeps argument objects with unsafe numbers as their exact text", async () => {
    const text =
      '{"messages":[{"role":"assistant","content":null,"tool_calls":[{"id":"c","function":{"name":"f","arguments":{"id": 9007199254740993}}}]}]}';
    const { trajectories } = await readText(text);
    expect(trajectories[0]!.steps[0]!.call).toMatchObject({
      args_raw: '{"id": 9007199254740993}',
      args: { id: "9007199254740993" },
    });
  });

  it("takes a single list of messages for one conversation", async () => {
    const { summary } = await readText(
      '[\n{"role":"user","content":"a"},\n{"role":"assistant","content":"b"}\n]',
    );
    expect(summary).toMatchObject({ format: "openai-chat", records: 1, trajectories: 1 });
  });
});
