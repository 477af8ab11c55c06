import { describe, expect, it } from "vitest";
import type { Step } from "@/lib/trajectories/schema";
import { trajectoryOf } from "@/tests/trajectory";
import { analyzeTrajectory } from "./analyze";
import { conversationFromRows, conversationFromTrajectory } from "./conversation";

const base = { turn: 1, actor: "x" } as const;
const said = (
  i: number,
  message: number,
  role: "user" | "assistant",
  text: string,
  channel: Step["channel"] = "visible",
): Step => ({
  ...base,
  i,
  message,
  role,
  channel,
  kind: "text",
  text,
});
const called = (
  i: number,
  message: number,
  key: string,
  name: string,
  role: Step["role"] = "assistant",
): Step => ({
  ...base,
  i,
  message,
  role,
  channel: "tool",
  kind: "tool_call",
  call: {
    key,
    source_id: null,
    name,
    args_raw: { id: 1 },
    args_raw_kind: "object",
    args: { id: 1 },
    args_error: null,
    result_steps: [],
  },
});
const answered = (
  i: number,
  message: number,
  call_key: string | null,
  text: string,
  status: "ok" | "error" = "ok",
): Step => ({
  ...base,
  i,
  message,
  role: "tool",
  channel: "tool",
  kind: "tool_result",
  result: { call_key, source_call_id: null, bound_by: "id", status, text, parts: null },
});

describe("rows of a trajectory", () => {
  const steps = [
    said(0, 0, "user", "hello"),
    said(1, 1, "assistant", "let me think", "latent"),
    called(2, 1, "k1", "first"),
    called(3, 1, "k2", "second"),
    answered(4, 2, "k2", "Error: locked"),
    answered(5, 3, "k1", "fine"),
    said(6, 4, "user", "I give up"),
  ];

  it("keep the source message and the step, and bind results by the source's word", () => {
    const report = analyzeTrajectory(trajectoryOf(steps));
    const [failure] = report.execution_signals.failure.signals;
    expect(failure).toMatchObject({ message_index: 2, step: 4 });
    expect(failure?.metadata).toMatchObject({ tool_name: "second", call_index: 1 });
    expect(failure?.metadata.explain.call).toEqual({ name: "second", message_index: 1, step: 3 });
    expect(report.interaction_signals.disengagement.signals[0]).toMatchObject({ message_index: 4, step: 6 });
    expect(report.turn_metrics).toMatchObject({ user_turns: 2, assistant_turns: 0 });
  });

  it("leave demonstrations out and keep reasoning apart from visible text", () => {
    const demo = { ...said(7, 5, "user", "I give up"), marks: ["demo"] };
    const { rows } = conversationFromTrajectory(trajectoryOf([...steps, demo]));
    expect(rows.map((row) => row.from)).toEqual([
      "human",
      "thought",
      "function_call",
      "function_call",
      "observation",
      "observation",
      "human",
    ]);
  });

  it("count spans of one message once", () => {
    const spans = [
      said(0, 0, "assistant", "one"),
      said(1, 0, "assistant", "two"),
      said(2, 1, "user", "a"),
      said(3, 1, "user", "b"),
    ];
    expect(analyzeTrajectory(trajectoryOf(spans)).turn_metrics).toMatchObject({
      user_turns: 1,
      assistant_turns: 1,
    });
  });

  it("don't blame the agent for the user's own calls", () => {
    const own = [called(0, 0, "u1", "toggle", "user"), answered(1, 1, "u1", "Error: locked")];
    expect(analyzeTrajectory(trajectoryOf(own)).execution_signals.failure.count).toBe(0);
  });

  it("take the source's word that a result is an error", () => {
    const report = analyzeTrajectory(
      trajectoryOf([called(0, 0, "k", "load"), answered(1, 1, "k", "no such file", "error")]),
    );
    expect(report.execution_signals.failure.signals[0]?.signal_type).toBe("execution.failure.bad_query");
  });
});

describe("rows as given", () => {
  it("take anything, with a warning for what can't be read", () => {
    const { rows, warnings } = conversationFromRows([
      { from: "human" },
      null,
      7,
      { from: "gpt", value: 5 },
      [],
    ]);
    expect(rows.map(({ from, value }) => [from, value])).toEqual([
      ["human", ""],
      ["", ""],
      ["", ""],
      ["gpt", ""],
      ["", ""],
    ]);
    expect(warnings).toEqual([expect.objectContaining({ code: "unreadable_row", messages: [1, 2, 3, 4] })]);
  });

  it("aren't fooled by inherited fields", () => {
    const { rows } = conversationFromRows([JSON.parse('{"__proto__":{"from":"human","value":"I give up"}}')]);
    expect(rows[0]).toMatchObject({ from: "", value: "" });
  });
});
