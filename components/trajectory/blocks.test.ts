import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step } from "@/lib/trajectories/schema";
import { blocksOf, stepNumbers, stepsIn, visibleBlocks } from "./blocks";

const text = (i: number, turn: number, role: Step["role"], channel: Step["channel"] = "visible"): Step => ({
  i,
  message: i,
  turn,
  role,
  actor: role,
  channel,
  kind: "text",
  text: `step ${i}`,
});

const call = (i: number, key: string, args: unknown = { q: 1 }, group?: string): Step => ({
  ...text(i, 1, "assistant", "tool"),
  kind: "tool_call",
  text: undefined,
  group,
  call: {
    key,
    source_id: null,
    name: "search",
    args_raw: args,
    args_raw_kind: "object",
    args,
    args_error: null,
    result_steps: [],
  },
});

const result = (i: number, key: string | null, body = "ok"): Step => ({
  ...text(i, 1, "tool", "tool"),
  kind: "tool_result",
  text: undefined,
  result: {
    call_key: key,
    source_call_id: null,
    bound_by: key ? "id" : "none",
    status: "ok",
    text: body,
    parts: null,
  },
});

describe("blocksOf", () => {
  it("puts a result into its call's card, wherever it stands", () => {
    const blocks = blocksOf(
      [text(0, 1, "user"), call(1, "a"), call(2, "b", { q: 2 }), result(3, "b"), result(4, "a")],
      true,
    );
    expect(blocks.map((block) => block.kind)).toEqual(["turn", "text", "calls", "calls"]);
    expect(blocks.map(stepNumbers)).toEqual(["", "1", "2…", "3–4"]);
  });

  it("keeps a result without a call at its place", () => {
    const blocks = blocksOf([text(0, 1, "user"), result(1, null), result(2, "gone")], true);
    expect(blocks.slice(2).map((block) => block.kind)).toEqual(["result", "result"]);
  });

  it("stacks the same call with the same result, and nothing else", () => {
    const same = [call(0, "a"), result(1, "a"), call(2, "b"), result(3, "b"), call(4, "c"), result(5, "c")];
    const [stack] = blocksOf(same, true).filter((block) => block.kind === "calls");
    expect(stack?.kind === "calls" && stack.calls.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(stack && stepNumbers(stack)).toBe("1–6");

    const cards = (steps: Step[]) => blocksOf(steps, true).filter((block) => block.kind === "calls").length;
    expect(cards([call(0, "a"), result(1, "a"), call(2, "b"), result(3, "b", "other")])).toBe(2);
    expect(cards([call(0, "a"), result(1, "a"), call(2, "b", { q: 2 }), result(3, "b")])).toBe(2);
    expect(cards([call(0, "a", {}, "g"), call(1, "b", {}, "g"), result(2, "a"), result(3, "b")])).toBe(2);
    expect(cards([call(0, "a"), result(1, "a"), text(2, 1, "assistant"), call(3, "b"), result(4, "b")])).toBe(
      2,
    );
  });

  it("numbers calls only when it has seen the beginning", () => {
    const [block] = blocksOf([call(700, "a")], false).filter((one) => one.kind === "calls");
    expect(block?.kind === "calls" && block.calls[0].number).toBeNull();
  });

  it("shows what the user saw and counts the rest", () => {
    const steps = [
      text(0, 1, "user"),
      text(1, 1, "assistant", "latent"),
      call(2, "a"),
      result(3, "a"),
      text(4, 1, "assistant"),
    ];
    const blocks = visibleBlocks(blocksOf(steps, true));
    expect(blocks.map((block) => block.kind)).toEqual(["turn", "text", "hidden", "text"]);
    expect(blocks[2]).toMatchObject({ count: 3, at: 1 });
  });

  it("has every step in exactly one block, however calls and results are tangled", () => {
    const step = fc.record({
      kind: fc.constantFrom("text", "call", "result"),
      key: fc.constantFrom("a", "b", "c", null),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (plan) => {
        const steps = plan.map(({ kind, key }, i) =>
          kind === "call"
            ? call(i, key ?? "x")
            : kind === "result"
              ? result(i, key)
              : text(i, 1, "assistant"),
        );
        const seen = blocksOf(steps, true)
          .flatMap(stepsIn)
          .map((one) => one.i);
        expect([...seen].sort((a, b) => a - b)).toEqual(steps.map((one) => one.i));
      }),
    );
  });
});
