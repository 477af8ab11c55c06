import { describe, expect, it } from "vitest";
import { trajectoryReview } from "./presets/trajectory-review";
import { emptyDraft } from "./draft";
import type { Draft } from "./schema";
import { checkDraft } from "./validate";

const draft = (answers: Draft["answers"]): Draft => ({ ...emptyDraft, answers });

describe("checkDraft", () => {
  it("accepts a full set of answers", () => {
    const check = checkDraft(
      draft({ informative: "yes", reason: "action", strategy: "silent_execution" }),
      trajectoryReview,
    );
    expect(check).toEqual({ complete: true, missing: [], errors: [] });
  });

  it("lists what is missing in question order, in words", () => {
    const { complete, missing } = checkDraft(draft({ reason: "action" }), trajectoryReview);
    expect(complete).toBe(false);
    expect(missing).toEqual([
      { question: "informative", message: "“Developer-informative?” has no answer yet." },
      { question: "strategy", message: "“Strategy of the agent” has no answer yet." },
    ]);
  });

  it("does not ask for what is optional", () => {
    const [first, ...rest] = trajectoryReview.questions;
    const schema = { ...trajectoryReview, questions: [{ ...first!, required: false }, ...rest] };
    expect(checkDraft(emptyDraft, schema).missing.map(({ question }) => question)).toEqual([
      "reason",
      "strategy",
    ]);
  });

  it.each([
    [{ informative: "maybe" }, "informative"],
    [{ informative: "" }, "informative"],
    [{ mood: "good" }, "mood"],
    [{ toString: "yes" }, "toString"],
  ])("refuses %j", (answers, question) => {
    const check = checkDraft(draft(answers), trajectoryReview);
    expect(check.complete).toBe(false);
    expect(check.errors.map((error) => error.question)).toEqual([question]);
  });

  it("does not take an inherited property for an answer", () => {
    const check = checkDraft(emptyDraft, {
      ...trajectoryReview,
      questions: [{ ...trajectoryReview.questions[0]!, id: "constructor" }],
    });
    expect(check.missing).toHaveLength(1);
    expect(check.errors).toEqual([]);
  });
});
