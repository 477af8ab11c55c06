import { describe, expect, it } from "vitest";
import { paceWords } from "./pace-words";

describe("paceWords", () => {
  it.each([
    [0, 10, 1, "all labels are in"],
    [50, 0, 0, "no label this week"],
    [10, 100, 1, "nearly done"],
    [50, 100, 1, "less than a day of work left"],
    [100, 100, 1, "about 1 day of work left"],
    [300, 100, 2, "about 6 days of work left"],
  ])("%i left after %i labels on %i days: %s", (left, week_labels, week_days, words) => {
    expect(paceWords(left, { week_labels, week_days })).toBe(words);
  });
});
