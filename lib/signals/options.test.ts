import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { signalsOf } from "./report";

const say = (...texts: string[]) => texts.map((value) => ({ from: "human", value }));

describe("a project's phrases", () => {
  const phrases = {
    "interaction.disengagement.quit": ["Adiós para siempre", "不玩儿啦"],
    "execution.failure.state_error": ["warp core is cold"],
  } as const;

  it.each(["default", "reference"] as const)("fire in the %s profile", (profile) => {
    expect(
      signalsOf(analyzeRows(say("adiós para siempre, amigo"), { profile, phrases })).map(
        (hit) => hit.signal_type,
      ),
    ).toContain("interaction.disengagement.quit");
    expect(signalsOf(analyzeRows(say("adiós para siempre, amigo"), { profile }))).toEqual([]);
  });

  it("may be in any script and for tool results", () => {
    expect(signalsOf(analyzeRows(say("我不玩儿啦"), { phrases }))[0]?.metadata.explain.rule).toMatch(
      /^project:/,
    );
    const rows = [{ from: "observation", value: "warp core is cold" }];
    expect(signalsOf(analyzeRows(rows, { phrases }))[0]?.signal_type).toBe("execution.failure.state_error");
  });
});

describe("thresholds", () => {
  it("move where a conversation drags", () => {
    const rows = say("a", "b", "c", "d");
    expect(analyzeRows(rows).turn_metrics.is_dragging).toBe(false);
    expect(analyzeRows(rows, { thresholds: { baseline_turns: -1 } }).turn_metrics.is_dragging).toBe(true);
  });

  it("move what counts as a repetition", () => {
    const rows = say("where is the parcel I sent to my aunt", "where is the letter I sent to my aunt");
    expect(analyzeRows(rows).interaction_signals.stagnation.count).toBe(0);
    expect(
      analyzeRows(rows, { thresholds: { near_duplicate: 0.5 } }).interaction_signals.stagnation.count,
    ).toBe(1);
  });
});

describe("languages without a lexicon", () => {
  it("are named in a warning; structure still counts", () => {
    const text = "Quiero hablar con una persona porque esto no funciona";
    const report = analyzeRows(say(text, text, "hello there", "Я хочу поговорить с человеком"));
    expect(report.warnings).toEqual([
      expect.objectContaining({ code: "unknown_language", messages: [0, 1, 3] }),
    ]);
    expect(report.interaction_signals.stagnation.count).toBe(1);
    expect(analyzeRows(say("hello, I want to check on my order", "我想查订单")).warnings).toEqual([]);
  });
});
