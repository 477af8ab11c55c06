import { describe, it, expect } from "vitest";
import { signature } from "./signature";
import { readText } from "./try-out";

const j = (value: unknown) => JSON.stringify(value);
const u = (content: unknown) => ({ role: "user", content });
const a = (content: unknown, more = {}) => ({ role: "assistant", content, ...more });
const from = (speaker: string, value: string) => ({ from: speaker, value });
const toolCall = '<tool_call>{"name": "f", "arguments": {}}</tool_call>';
const span = { traceId: "a", spanId: "b", name: "chat" };

/** What looks like two formats: which one it is, what a person makes of it, and how that reads. */
const pairs: [string, unknown, string, string, string][] = [
  [
    "both tags of INTER3 and Hermes",
    { messages: [u("q"), a(`${toolCall}<answer>y</answer>`)] },
    "inter3-chatml",
    "hermes-chatml",
    "uca",
  ],
  ["a Hermes call", { messages: [u("q"), a(`x${toolCall}`)] }, "hermes-chatml", "openai-chat", "ua"],
  [
    "a tag that only the user writes",
    { messages: [u("what is <answer>?"), a("a tag")] },
    "openai-chat",
    "inter3-chatml",
    "ul",
  ],
  [
    "Hermes tags in ShareGPT turns",
    { conversations: [from("human", "q"), from("gpt", toolCall)] },
    "hermes-sharegpt",
    "sharegpt",
    "ua",
  ],
  [
    "a thought without an act",
    { conversations: [from("human", "q"), from("gpt", "Thought: hm")] },
    "sharegpt",
    "agentbank",
    "ul",
  ],
  [
    "AgentBank's text under role",
    { conversations: [u("q"), a("Thought: t\nAction: f[x]")] },
    "agentinstruct",
    "agentbank",
    "ulc",
  ],
  [
    "AgentBank's text",
    { conversations: [from("human", "q"), from("gpt", "Thought: t\nAction: f[x]")] },
    "agentbank",
    "sharegpt",
    "ua",
  ],
  ["ToolMind or chat", { tools: [], conversations: [u("q"), a("y")] }, "toolmind", "openai-chat", "ua"],
  [
    "blocks of Anthropic in chat",
    { messages: [u("q"), a([{ type: "tool_use", id: "t", name: "f", input: {} }])] },
    "anthropic-messages",
    "openai-chat",
    "uc",
  ],
  [
    "typed parts with value",
    { messages: [u([{ type: "text", value: "q" }])] },
    "llamafactory-v1-jsonl",
    "openai-chat",
    "u",
  ],
  [
    "old calls beside none",
    { messages: [u("q"), a(null, { function_call: { name: "f", arguments: "{}" } })] },
    "openai-chat-legacy-functions",
    "openai-chat",
    "uc",
  ],
  [
    "a rollout with a reward",
    { prompt: [u("q")], completion: [a("y")], reward: 1 },
    "verifiers-results",
    "openai-chat",
    "ua",
  ],
  [
    "a strategy with a reward",
    { prompt_id: "p", strategy: "s", reward: 1, messages: [u("q"), a("t <answer>y</answer>")] },
    "arc-rollouts",
    "inter3-chatml",
    "ula",
  ],
  [
    "tasks and runs of tau2",
    { task_id: "t", reward: 1, termination_reason: "x", messages: [u("q")] },
    "tau2-simulation-ticks",
    "openai-chat",
    "u",
  ],
  [
    "tau-bench with messages beside",
    { task_id: 1, reward: 0, traj: [u("q")], messages: [u("other")] },
    "tau-bench",
    "openai-chat",
    "u",
  ],
  [
    "items of Responses",
    [
      { type: "message", role: "user", content: "q" },
      { type: "reasoning", summary: [] },
    ],
    "openai-responses",
    "openai-bare-array-jsonl",
    "us",
  ],
  [
    "an answer or an exchange",
    { id: "c", object: "chat.completion", choices: [{ message: a("y") }] },
    "openai-chat-completion",
    "openai-http-cassette",
    "",
  ],
  [
    "an exchange with Anthropic",
    {
      uri: "https://api.anthropic.com/v1/messages",
      request: { messages: [u("q")] },
      response: { content: [] },
    },
    "anthropic-http-cassette",
    "openai-http-cassette",
    "u",
  ],
  [
    "questions and answers of BFCL",
    { id: "x", question: [[u("q")]], function: [] },
    "bfcl-reference",
    "bfcl-score",
    "a",
  ],
  ["a result of BFCL", { id: "x", result: [{ f: "{}" }] }, "bfcl-result", "bfcl-score", "a"],
  ["batches of OTLP", { batches: [{ scopeSpans: [{ spans: [span] }] }] }, "tempo-batches", "otlp-json", "-"],
  ["spans of plano", { traces: [{ trace_id: "a", spans: [span] }] }, "plano-traces", "otlp-json", "-"],
  [
    "spans of Phoenix",
    {
      context: { trace_id: "a", span_id: "b" },
      kind: "x",
      span_kind: "LLM",
      start_time: "2026-01-01T00:00:00Z",
      attributes: {
        "llm.input_messages.0.message.role": "user",
        "llm.input_messages.0.message.content": "q",
      },
    },
    "openinference-spans",
    "otel-sdk-spans",
    "u",
  ],
  [
    "events of OpenHands in an instance",
    { instance_id: "i", history: [{ source: "user", action: "message", args: { content: "q" } }] },
    "openhands-eval-jsonl",
    "openhands-events",
    "u",
  ],
  [
    "a session with messages",
    { user_id: 1, session_id: 1, query: "q", response: "y", messages: [u("other")] },
    "openai-chat",
    "user-sessions",
    "ua",
  ],
];

describe("files that look like two formats", () => {
  it.each(pairs)("%s", async (_what, value, format, chosen, expected) => {
    expect((await readText(j(value))).summary.format).toBe(format);
    const forced = await readText(j(value), { format: chosen });
    expect(forced.summary.format).toBe(chosen);
    expect(signature(forced)).toBe(expected);
    expect(forced.summary.records).toBe(1);
  });

  it("says what is mixed, and a person's choice ends the mixture", async () => {
    const file = [{ messages: [u("q")] }, { id: "x", result: [{ f: "{}" }] }].map(j).join("\n");
    const mixed = await readText(file);
    expect(mixed.summary.formats).toEqual({ "openai-chat": 1, "bfcl-result": 1 });
    expect(mixed.items[0]).toEqual({
      kind: "warning",
      code: "mixed_formats",
      detail: "openai-chat: 1, bfcl-result: 1",
    });
    expect((await readText(file, { format: "bfcl-result" })).summary.format).toBe("bfcl-result");
  });
});
