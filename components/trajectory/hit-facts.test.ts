import { describe, expect, it } from "vitest";
import { hitFacts } from "./hit-facts";

describe("hitFacts", () => {
  it("says figures in words and leaves row numbers out", () => {
    const facts = hitFacts({
      signal_type: "execution.loops.retry",
      message_index: 3,
      snippet: "",
      confidence: 0.95,
      metadata: {
        explain: { rule: "retry", matched: "", range: null },
        loop_type: "retry",
        call_count: 3,
        start_index: 4,
        efficiency_score: 0.444,
        pattern: ["a", "b"],
        nested: { x: 1 },
      },
    });
    expect(facts).toEqual([
      { label: "Loop type", value: "retry" },
      { label: "Call count", value: "3" },
      { label: "Efficiency score", value: "0.44" },
      { label: "Pattern", value: "a → b" },
    ]);
  });
});
