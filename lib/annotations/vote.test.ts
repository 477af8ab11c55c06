import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { majorityNeeded, vote } from "./vote";

const choices = ["a", "b", "c"];

describe("vote", () => {
  it.each<[string, (string | null)[], number, string, string | null, boolean]>([
    ["nobody yet", [], 3, "pending", null, false],
    ["one of three", ["a"], 3, "pending", null, false],
    ["two alike of three decide", ["a", "a"], 3, "majority", "a", false],
    ["two different of three", ["a", "b"], 3, "pending", null, false],
    ["two to one", ["a", "b", "a"], 3, "majority", "a", false],
    ["all alike", ["b", "b", "b"], 3, "majority", "b", true],
    ["three ways", ["a", "b", "c"], 3, "tie", null, false],
    ["half of four is no majority", ["a", "a", "b", "c"], 4, "no_majority", null, false],
    ["two and two", ["a", "a", "b", "b"], 4, "tie", null, false],
    ["one of two disagrees", ["a", "b"], 2, "tie", null, false],
    ["an open answer is no vote", ["a", null, null], 3, "pending", null, false],
    ["a value outside the choices is no vote", ["z", "z", "a"], 3, "pending", null, false],
    ["a single rater", ["c"], 1, "majority", "c", true],
  ])("%s", (_, answers, k, state, value, unanimous) => {
    expect(vote(answers, k, choices)).toMatchObject({ state, value, unanimous });
  });

  it("needs more than half of the ratings wanted", () => {
    expect([1, 2, 3, 4, 5, 6].map(majorityNeeded)).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it("does not depend on who rated first, and later ratings don't overturn a majority", () => {
    const answers = fc.array(fc.constantFrom(...choices), { maxLength: 7 });
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 7 }), fc.constantFrom(...choices), (given, k, next) => {
        const before = vote(given, k, choices);
        expect(vote(given.toReversed(), k, choices)).toEqual(before);
        if (before.state === "majority" && given.length < k)
          expect(vote([...given, next], k, choices)).toMatchObject({
            state: "majority",
            value: before.value,
          });
      }),
    );
  });
});
