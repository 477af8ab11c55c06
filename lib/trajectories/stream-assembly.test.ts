import { describe, it, expect } from "vitest";
import { assembleStream, streamEvents } from "./stream-assembly";

describe("streamed responses", () => {
  it("are read from the text of server-sent events", () => {
    const text =
      'data: {"choices":[{"delta":{"content":"a"}}]}\n\ndata: {"choices":[{"delta":{"content":"b"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
    const response = assembleStream(streamEvents(text)!)!;
    expect(response.choices).toEqual([
      { index: 0, message: { role: "assistant", content: "ab" }, finish_reason: "stop" },
    ]);
  });

  it("put pieces of arguments together, call by call", () => {
    const piece = (index: number, more: object) => ({
      choices: [{ delta: { tool_calls: [{ index, ...more }] } }],
    });
    const response = assembleStream([
      piece(0, { id: "a", function: { name: "f", arguments: '{"x"' } }),
      piece(1, { id: "b", function: { name: "g", arguments: "" } }),
      piece(0, { function: { arguments: ":1}" } }),
      piece(1, { function: { arguments: "{}" } }),
    ])!;
    expect(response).toMatchObject({
      choices: [
        {
          message: {
            tool_calls: [
              { id: "a", function: { name: "f", arguments: '{"x":1}' } },
              { id: "b", function: { arguments: "{}" } },
            ],
          },
        },
      ],
    });
  });

  it("take the finished response of the Responses API", () => {
    expect(
      assembleStream([
        { type: "response.created", response: { id: "r" } },
        { type: "response.completed", response: { id: "r", output: [] } },
      ]),
    ).toEqual({ id: "r", output: [] });
  });

  it("are no streams when they are something else", () => {
    expect(streamEvents("plain text")).toBeNull();
    expect(streamEvents([])).toBeNull();
    expect(streamEvents([1])).toBeNull();
  });
});
