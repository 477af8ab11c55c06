import { describe, expect, it } from "vitest";
import type { FitWarning } from "@/lib/annotations/vote-models";
import { methods, warningWords } from "./vote-words";

describe("words of votes", () => {
  it("state the rule for ties", () => {
    expect(methods.majority.rule(3, 2)).toMatch(/^2 of 3 labels say the same\. A tie/);
  });

  it.each<[FitWarning, RegExp]>([
    [{ code: "one_rater" }, /not fitted/],
    [{ code: "no_overlap" }, /not fitted/],
    [{ code: "one_category" }, /not fitted/],
    [
      { code: "few_labels", labels: 6, wanted: 1025, parameters: 205 },
      /205 numbers here from 6 labels; from 1,025 on/,
    ],
    [{ code: "few_of_rater", raters: ["Ann", "Ben"], wanted: 20 }, /Ann, Ben gave fewer than 20/],
    [{ code: "not_converged" }, /care/],
  ])("say what %o means", (warning, words) => {
    expect(warningWords(warning).text).toMatch(words);
  });
});
