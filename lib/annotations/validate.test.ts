import { describe, expect, it } from "vitest";
import { trajectoryReview } from "./presets/trajectory-review";
import { missingAnswers } from "./validate";

const full = { informative: "yes", reason: "action", strategy: "silent_execution" };

describe("missingAnswers", () => {
  it("finds nothing in a full set of answers", () => {
    expect(missingAnswers(trajectoryReview, { answers: full })).toEqual([]);
  });

  it("lists what is missing in question order, in words", () => {
    expect(missingAnswers(trajectoryReview, { answers: { reason: "action" } })).toEqual([
      { question: "informative", kind: "missing", message: "“Developer-informative?” has no answer yet." },
      { question: "strategy", kind: "missing", message: "“Strategy of the agent” has no answer yet." },
    ]);
  });

  it("does not ask for what is optional", () => {
    const [first, ...rest] = trajectoryReview.questions;
    const schema = { ...trajectoryReview, questions: [{ ...first!, required: false }, ...rest] };
    expect(missingAnswers(schema, { answers: {} }).map(({ question }) => question)).toEqual([
      "reason",
      "strategy",
    ]);
  });

  it.each([
    ["an unknown choice", { ...full, informative: "maybe" }, "informative", "unknown_choice"],
    ["an empty answer", { ...full, informative: "" }, "informative", "unknown_choice"],
    ["an unknown question", { ...full, mood: "good" }, "mood", "unknown_question"],
    ["the name of an inherited property", { ...full, toString: "yes" }, "toString", "unknown_question"],
  ])("refuses %s", (_, answers, question, kind) => {
    expect(missingAnswers(trajectoryReview, { answers })).toMatchObject([{ question, kind }]);
  });

  it("does not take an inherited property for an answer", () => {
    const questions = [{ ...trajectoryReview.questions[0]!, id: "constructor" }];
    expect(missingAnswers({ ...trajectoryReview, questions }, { answers: {} })).toMatchObject([
      { kind: "missing" },
    ]);
  });
});
