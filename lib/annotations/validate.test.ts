import { describe, expect, it } from "vitest";
import { trajectoryReview } from "./presets/trajectory-review";
import { emptyDraft } from "./schema";
import { missingAnswers } from "./validate";

const full = { ...emptyDraft, answers: { informative: "yes", reason: "action", strategy: "tool_execute" } };

describe("missingAnswers", () => {
  it("lets a complete draft pass", () => expect(missingAnswers(trajectoryReview, full)).toEqual([]));

  it("names what is unanswered in question order", () =>
    expect(missingAnswers(trajectoryReview, emptyDraft).map((fault) => fault.question)).toEqual([
      "informative",
      "reason",
      "strategy",
    ]));

  it("refuses a choice that isn't offered", () =>
    expect(
      missingAnswers(trajectoryReview, { ...full, answers: { ...full.answers, reason: "weather" } }),
    ).toEqual([
      { question: "reason", code: "unknown_choice", message: "“Main reason” has no choice “weather”." },
    ]));

  it("refuses an answer to a question that isn't asked, inherited names included", () =>
    expect(
      missingAnswers(trajectoryReview, { ...full, answers: { ...full.answers, toString: "yes" } }).map(
        (fault) => fault.code,
      ),
    ).toEqual(["unknown_question"]));
});
