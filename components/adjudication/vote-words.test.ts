import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { vote } from "@/lib/annotations/vote";
import { voteWords } from "./vote-words";

const reason = trajectoryReview.questions[1]!;
const of = (answers: (string | null)[]) =>
  vote(
    answers,
    3,
    reason.choices.map(({ value }) => value),
  );

describe("votes in words", () => {
  it("names the most frequent first and leaves out what nobody chose", () => {
    expect(voteWords(reason, of(["external", "conversation", "conversation"]).counts)).toBe(
      "2 Conversation, 1 External system",
    );
    expect(voteWords(reason, of([null, null]).counts)).toBe("no answer");
  });
});
