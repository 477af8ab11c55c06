import { describe, expect, it } from "vitest";
import { Step, Trajectory, TrajectoryHead } from "@/lib/trajectories/schema";
import { blindActors, blindHead, blindStep } from "./blind";

const step: Step = {
  i: 3,
  message: 2,
  turn: 1,
  group: "g3",
  role: "assistant",
  actor: "gpt-secret-1",
  channel: "tool",
  kind: "tool_call",
  text: "looking it up",
  call: {
    key: "k1",
    source_id: "call_1",
    name: "find_order",
    args_raw: "{}",
    args_raw_kind: "json_string",
    args: {},
    args_error: null,
    result_steps: [4],
  },
  result: {
    call_key: "k1",
    source_call_id: "call_1",
    bound_by: "id",
    status: "ok",
    text: "found",
    parts: null,
  },
  attachment: { sha256: "00", media_type: "image/png", bytes: 1, name: "a.png", origin: "blob", alt: null },
  time: "2026-06-01T04:12:30Z",
  at: { pointer: "/messages/2/content", range: [0, 4] },
  marks: ["demo"],
  extra: { reward: 1, model: "gpt-secret-1" },
};

describe("blindStep", () => {
  it("keeps what an annotator judges and drops the rest", () => {
    const { extra: _, ...shown } = step;
    expect(blindStep(step)).toEqual({ ...shown, actor: "assistant" });
    expect(Step.parse(blindStep(step))).toEqual(blindStep(step));
  });

  it("drops whatever is not listed, however deep it is planted", () => {
    const planted = {
      ...step,
      reward: 1,
      call: { ...step.call, model: "gpt-secret-1" },
      result: { ...step.result, score: 1 },
      attachment: { ...step.attachment, path: "/failed/1.png" },
      at: { ...step.at, file: "failed.json" },
    } as Step;
    expect(blindStep(planted)).toEqual(blindStep(step));
    expect(JSON.stringify(blindStep(planted))).not.toMatch(/secret|reward|score|failed/);
  });

  it("leaves fields that a step lacks out, instead of sending them empty", () => {
    const bare: Step = {
      i: 0,
      message: 0,
      turn: 0,
      role: "user",
      actor: "user",
      channel: "visible",
      kind: "text",
    };
    expect(Object.keys(blindStep(bare)).sort()).toEqual(Object.keys(bare).sort());
  });
});

describe("blindActors", () => {
  it("numbers actors whose names may tell something, and keeps plain ones", () => {
    const from = (role: Step["role"], actor: string) => ({ role, actor });
    const steps = [
      from("system", "system"),
      from("user", "user"),
      from("assistant", "planner-v2"),
      from("assistant", "gpt-secret-1"),
      from("assistant", "planner-v2"),
      from("tool", "environment"),
    ];
    const actors = blindActors(steps);
    expect([...actors.values()]).toEqual(["system", "user", "assistant 1", "assistant 2", "environment"]);
    expect(blindStep(step, actors).actor).toBe("assistant 2");
  });
});

describe("blindHead", () => {
  it("tells domain, counts and tool names, nothing else", () => {
    const head: TrajectoryHead = Trajectory.omit({ steps: true }).parse({
      schema: "trajectory/1",
      external_id: "secret-id",
      source: {
        format: "secret",
        import_id: null,
        file_sha256: null,
        pointer: null,
        record: 0,
        byte_range: null,
      },
      domain: "retail",
      task_id: "secret-task",
      trial: 1,
      user_id: "secret-user",
      session: { id: "secret-session", index: 1 },
      created_at: null,
      created_precision: null,
      created_zone: null,
      agents: [{ id: "a", kind: "agent", name: "secret", model: "secret", params: {} }],
      tools: [{ name: "find_order", owner: "secret", description: "secret", json_schema: {}, raw: {} }],
      outcome: {
        reward: 1,
        reward_raw: "secret",
        scale: null,
        success: true,
        parts: {},
        end_reason: "secret",
        error: null,
        annotations: [],
      },
      usage: { input_tokens: 1, output_tokens: 1, cost: null, currency: null, duration_ms: null },
      labels: { secret: true },
      extra: { secret: true },
      warnings: [],
    });
    const counts = { steps: 9, messages: 8, user_turns: 3, tool_calls: 2 };
    const blind = blindHead(head, { ...counts, reward: "secret" } as typeof counts);
    expect(blind).toEqual({ domain: "retail", counts, tools: ["find_order"] });
  });
});
