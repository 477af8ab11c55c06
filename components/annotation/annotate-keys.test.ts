import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { annotateActions, annotateKeys, answerAction } from "./annotate-keys";

describe("annotateKeys", () => {
  it("gives the preset every key it asks for", () => {
    const keys = annotateKeys(trajectoryReview);
    for (const [action, { key }] of Object.entries(annotateActions)) expect(keys[action]).toBe(key);
    for (const question of trajectoryReview.questions)
      for (const choice of question.choices)
        expect(keys[answerAction(question.id, choice.value)]).toBe(choice.key);
  });

  it("puts a person's change first; who held the key goes without", () => {
    const keys = annotateKeys(trajectoryReview, { "annotate.skip": "n" });
    expect(keys["annotate.skip"]).toBe("n");
    expect(keys[answerAction("informative", "no")]).toBeUndefined();
    expect(keys[answerAction("informative", "yes")]).toBe("y");
  });

  it("never lets one key do two things", () => {
    const action = fc.constantFrom(...Object.keys(annotateActions), answerAction("informative", "yes"));
    fc.assert(
      fc.property(
        fc.dictionary(action, fc.constantFrom("a", "j", "y", "?", "shift+1", "Enter")),
        (changes) => {
          const used = Object.values(annotateKeys(trajectoryReview, changes)).filter(
            (key) => key !== undefined,
          );
          expect(new Set(used).size).toBe(used.length);
        },
      ),
    );
  });
});
