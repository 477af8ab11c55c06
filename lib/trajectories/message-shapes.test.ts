import { describe, it, expect } from "vitest";
import { chatMessages } from "./message-shapes";

describe("messages of any shape", () => {
  it("reads GenAI parts with calls and responses", () => {
    expect(
      chatMessages(
        [
          { role: "tool", parts: [{ type: "tool_call_response", id: "c", response: { v: 1 } }] },
          { role: "assistant", parts: [{ type: "text", content: "a" }] },
        ],
        "user",
      ),
    ).toEqual([
      { role: "tool", tool_call_id: "c", name: null, content: '{"v":1}' },
      { role: "assistant", content: [{ type: "text", text: "a" }] },
    ]);
  });

  it("reads Gemini contents with their system instruction", () => {
    const given = {
      config: { system_instruction: "Be kind." },
      contents: [
        { role: "user", parts: [{ text: "hi" }] },
        { role: "model", parts: [{ function_call: { name: "f", args: {} } }] },
      ],
    };
    expect(chatMessages(given, "user")).toEqual([
      { role: "system", content: "Be kind." },
      { role: "user", content: [{ type: "text", text: "hi" }] },
      { role: "model", content: [], tool_calls: [{ id: null, name: "f", arguments: {} }] },
    ]);
  });

  it("reads LangChain messages, also serialised and batched", () => {
    const serialised = { lc: 1, id: ["langchain", "schema", "HumanMessage"], kwargs: { content: "hi" } };
    expect(chatMessages([[serialised]], "user")).toEqual([{ role: "user", content: "hi" }]);
    expect(
      chatMessages(
        { type: "tool", content: "x", tool_call_id: "c", name: "f", status: "success" },
        "assistant",
      ),
    ).toEqual([{ role: "tool", content: "x", tool_call_id: "c", name: "f", status: "success" }]);
  });

  it("reads Responses items, bare calls, JSON inside strings and printed text", () => {
    expect(
      chatMessages(
        JSON.stringify(JSON.stringify([{ type: "function_call_output", call_id: "c", output: "1" }])),
        "user",
      ),
    ).toEqual([{ role: "tool", tool_call_id: "c", content: "1" }]);
    expect(chatMessages([{ toolName: "f", toolCallId: "c", input: "{}" }], "assistant")).toEqual([
      { role: "assistant", content: null, tool_calls: [{ id: "c", name: "f", arguments: "{}" }] },
    ]);
    expect(chatMessages("system: be brief\nuser: hi\nthere", "user")).toEqual([
      { role: "system", content: "be brief" },
      { role: "user", content: "hi\nthere" },
    ]);
    expect(chatMessages("role='assistant' content=None tool_calls=[{'id': 'c'}]", "assistant")).toEqual([
      { role: "assistant", content: null, tool_calls: [{ id: "c" }] },
    ]);
  });

  it("finds no conversation in other values", () => {
    for (const other of [null, 5, {}, { a: 1 }, [], [1]]) expect(chatMessages(other, "user")).toBeNull();
  });
});
