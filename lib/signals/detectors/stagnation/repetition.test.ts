import { describe, expect, it } from "vitest";
import { analyzeRows } from "../../analyze";

const repeated = (from: string, ...texts: string[]) =>
  analyzeRows(texts.map((value) => ({ from, value }))).interaction_signals.stagnation.signals.map(
    ({ message_index, metadata }) => [message_index, metadata.compared_to, metadata.repetition_type],
  );

describe("repetition", () => {
  it("fires on the same and on nearly the same message of one side", () => {
    const text =
      "I'm sorry, but I cannot assist with removing a passenger from an existing reservation. You may need to ask a colleague of mine for further help with it. Would you like that?";
    expect(repeated("gpt", text, text)).toEqual([[1, 0, "exact"]]);
    expect(repeated("gpt", text, text.replace("removing", "cancelling"))).toEqual([[1, 0, "near_duplicate"]]);
  });

  it("looks back three messages of the same side", () => {
    const texts = [
      "the parcel left our depot this morning",
      "one moment while I look",
      "here is what I found so far",
    ];
    expect(repeated("gpt", ...texts, texts[0]!)).toEqual([[3, 0, "exact"]]);
    expect(repeated("gpt", ...texts, "and one more thing to say", texts[0]!)).toEqual([]);
  });

  it("compares text without spaces", () => {
    const text = "我们正在检查您的包裹状态，请稍候片刻";
    expect(repeated("gpt", text, text)).toEqual([[1, 0, "exact"]]);
  });

  it("takes another value for progress", () => {
    expect(
      repeated(
        "gpt",
        "The total for your order 4411 is 25 dollars.",
        "The total for your order 4412 is 25 dollars.",
      ),
    ).toEqual([]);
    expect(
      repeated(
        "gpt",
        "Shall I add the reminder to call Anna tomorrow?",
        "Shall I add the reminder to call Bruno tomorrow?",
      ),
    ).toEqual([]);
  });

  it("lets tables and lists come back", () => {
    const list = "Your order:\n- 2 pizzas\n- 1 salad\n- 1 lemonade\nDoes that look right?";
    expect(repeated("gpt", list, list)).toEqual([]);
    expect(
      repeated(
        "gpt",
        "| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |",
        "| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |",
      ),
    ).toEqual([]);
  });

  it("is silent on short messages, friendly answers and between the sides", () => {
    expect(repeated("human", "thank you very much for that", "thank you very much for that")).toEqual([]);
    expect(repeated("human", "yes please go ahead with it", "yes please go ahead with it")).toEqual([]);
    expect(repeated("human", "large one", "large one")).toEqual([]);
    const rows = [
      { from: "human", value: "the parcel left our depot this morning" },
      { from: "gpt", value: "the parcel left our depot this morning" },
    ];
    expect(analyzeRows(rows).interaction_signals.stagnation.count).toBe(0);
  });
});
