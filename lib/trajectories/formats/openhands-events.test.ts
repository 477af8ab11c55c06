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

  it("reads the newer kind, whose actions and observations are objects", async () => {
    const events = [
      {
        kind: "SystemPromptEvent",
        id: "a",
        source: "agent",
        system_prompt: { type: "text", text: "Be careful." },
        tools: [],
      },
      {
        kind: "MessageEvent",
        id: "b",
        source: "user",
        llm_message: { role: "user", content: [{ type: "text", text: "go" }] },
      },
      {
        kind: "ActionEvent",
        id: "c",
        source: "agent",
        thought: [{ type: "text", text: "look" }],
        action: { kind: "RunAction", command: "ls" },
        tool_name: "terminal",
        tool_call_id: "t1",
        llm_response_id: "r1",
      },
      {
        kind: "ObservationEvent",
        id: "d",
        source: "environment",
        action_id: "c",
        tool_name: "terminal",
        tool_call_id: "t1",
        observation: { content: [{ type: "text", text: "a" }], is_error: false },
      },
    ];
    const { trajectories, summary } = await readText(JSON.stringify(events));
    expect(summary.format).toBe("openhands-events");
    expect(outline(trajectories[0]!)).toEqual([
      '0 system control: "Be careful."',
      '1 user visible: "go"',
      '1 assistant latent: "look"',
      '1 assistant tool: terminal({"command":"ls"}) → 4',
      '1 environment tool: k1 unknown "a"',
    ]);
  });
});
