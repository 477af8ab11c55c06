import { describe, expect, it } from "vitest";
import { Evidence } from "@/lib/annotations/schema";
import type { Step } from "@/lib/trajectories/schema";
import { readEvidence, trimmedEvidence } from "./evidence";

const step: Step = {
  i: 4,
  message: 4,
  turn: 1,
  role: "user",
  actor: "user",
  channel: "visible",
  kind: "text",
  text: "No, not what I asked for. I said moss.",
};

describe("evidence", () => {
  it("drops the white space around a selection and quotes what is left", () => {
    expect(trimmedEvidence(step, 3, 26)).toEqual({ step: 4, range: [4, 25], quote: "not what I asked for." });
  });

  it("takes the focused step when nothing is selected, and nothing when there is none", () => {
    expect(readEvidence(null, [step], [step])).toEqual({ step: 4, range: null, quote: step.text });
    expect(readEvidence(null, [step], [])).toBeNull();
  });

  it("keeps the quote within what an annotation holds", () => {
    const long = { ...step, text: "x".repeat(9000) };
    expect(Evidence.safeParse(trimmedEvidence(long, 0, 9000)).success).toBe(true);
  });
});
