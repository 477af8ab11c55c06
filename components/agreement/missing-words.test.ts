import { describe, expect, it } from "vitest";
import { missingWords, type AgreementState } from "./missing-words";

const ann = { user_id: "a", name: "Ann", labels: 4 };
const ben = { user_id: "b", name: "Ben", labels: 4 };
const question = (n: number, counts: number[]) => ({
  n_items_2plus: n,
  subset: null,
  per_category: counts.map((ratings, k) => ({ value: `v${k}`, ratings })),
});
const sound: AgreementState = {
  labels: 8,
  raters: [ann, ben],
  skipped: { skips: 0, items: 0 },
  elsewhere: [],
  queue: { k: 3, item_count: 4 },
  questions: [question(4, [5, 3])],
};
const leads = (state: Partial<AgreementState>) =>
  missingWords({ ...sound, ...state }).map(({ lead }) => lead);

describe("missingWords", () => {
  it("is silent where nothing is missing, and where nothing was begun", () => {
    expect(leads({})).toEqual([]);
    expect(leads({ labels: 0, raters: [], questions: [question(0, [0, 0])] })).toEqual([]);
  });

  it.each<[string, Partial<AgreementState>, RegExp]>([
    [
      "all skipped",
      { labels: 0, raters: [], skipped: { skips: 6, items: 3 }, questions: [question(0, [0, 0])] },
      /all that was opened was skipped/,
    ],
    ["one annotator", { raters: [ann], questions: [question(0, [3, 1])] }, /Only Ann/],
    ["one label an item", { queue: { k: 1, item_count: 4 } }, /One label an item/],
    ["scattered labels", { questions: [question(0, [3, 1])] }, /No item has two labels/],
    ["one category", { questions: [question(4, [8, 0])] }, /one and the same answer/],
    ["some skipped", { skipped: { skips: 2, items: 1 } }, /1 item was skipped/],
    [
      "an annotator in two studies",
      { elsewhere: [{ user_id: "a", name: "Ann", queue_id: "q", queue: "Round 1", trajectories: 3 }] },
      /Ann labelled 3 of these trajectories in “Round 1” too/,
    ],
  ])("says what is missing: %s", (_, state, words) => {
    expect(leads(state)).toEqual([expect.stringMatching(words)]);
  });
});
