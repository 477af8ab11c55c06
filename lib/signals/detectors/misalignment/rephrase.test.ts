import { describe, expect, it } from "vitest";
import { analyzeRows } from "../../analyze";

const rephrased = (...texts: string[]) =>
  analyzeRows(texts.map((value) => ({ from: "human", value })))
    .interaction_signals.misalignment.signals.filter(({ signal_type }) => signal_type.endsWith("rephrase"))
    .map(({ message_index, metadata }) => [message_index, metadata.compared_to]);

describe("rephrase without words for it", () => {
  it.each([
    ["can you fix the issues in my app", "i have issues in some of my apps could you help me fix it"],
    ["i need proof of my insurance for my car", "i need proof of my insurance for my car"],
    ["hello i want to check my seat assignment", "i would like to check my seat assignment please"],
    ["我想查一下我的订单物流信息", "帮我查订单的物流信息可以吗"],
  ])("%j, then %j", (first, second) => {
    expect(rephrased(first, second)).toEqual([[1, 0]]);
  });

  it.each([
    ["a pepperoni pizza and a small salad", "a small pizza instead"],
    ["audi s 500 2016 with the big engine", "audi s 550 2016 with the big engine"],
    ["cancel the flight to Rome in May", "also cancel the hotel in Rome in May"],
    ["show me the flights to Rome in May", "yes show me the flights to Rome in May"],
    ["please find my user profile for the booking", "I'll find my user profile for the booking"],
  ])("not %j, then %j", (first, second) => {
    expect(rephrased(first, second)).toEqual([]);
  });
});
