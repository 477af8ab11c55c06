import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("Hermes function calling, chat messages", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["hermes-chatml"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "0 system control: "tools <tools>[{\\"type\\":\\"function\\",\\"function\\":{\\"name\\":\\"f\\",\\"parameters\\":{}}}]</tools> use <tool_call>"",
          "1 user visible: "go"",
          "1 assistant tool: f({"a":1}) → 4",
          "1 assistant tool: g({"x":"1"}) → 5",
          "1 environment tool: k1 unknown "{\\"v\\":\\"</tool_response>\\"}"",
          "1 environment tool: k2 unknown "2"",
        ],
      ]
    `);
  });
});
