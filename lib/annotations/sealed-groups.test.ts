import { describe, expect, it } from "vitest";
import { countGroups, fewestSealed, tellsTooMuch, withheldOfQuestion } from "./sealed-groups";

const item = (n: number, people: string[], times = 1) => ({
  item: n,
  times,
  ratings: people.map((annotator_id) => ({ annotator_id, value: "yes" })),
});

describe("groups of sealed items", () => {
  it("tell too much when one of them holds some, but fewer than can hide among each other", () => {
    expect(tellsTooMuch([])).toBe(false);
    expect(tellsTooMuch([0, fewestSealed, 100])).toBe(false);
    expect(tellsTooMuch([100, 1])).toBe(true);
    expect(tellsTooMuch([fewestSealed - 1])).toBe(true);
  });

  it("are counted with like items as many", () => {
    const counts = countGroups([item(1, [], 3), item(2, [])], ({ item: n }) => ["all", `item ${n}`]);
    expect(counts).toEqual([4, 3, 1]);
  });

  it("withhold a question as a whole, or what is said of a person or of two", () => {
    expect(withheldOfQuestion({ items: [], left_out: [] })).toEqual([]);
    expect(withheldOfQuestion({ items: [item(1, ["a", "b"], 5)], left_out: [] })).toEqual([]);
    expect(withheldOfQuestion({ items: [item(1, ["a", "b"], 4)], left_out: [] })).toEqual(["all", "people"]);
    expect(
      withheldOfQuestion({ items: [item(1, ["a", "b"], 5), item(2, ["a", "c"], 1)], left_out: [] }),
    ).toEqual(["people"]);
    // Everybody rated enough, but a and c have one item in common.
    const apart = [item(1, ["a", "b"], 5), item(2, ["c", "b"], 5), item(3, ["a", "c"], 1)];
    expect(withheldOfQuestion({ items: apart, left_out: [] })).toEqual(["people"]);
  });

  it("withhold a subset by what is outside it as well", () => {
    const items = [item(1, ["a", "b"], 6)];
    expect(withheldOfQuestion({ items, left_out: [{ why: "outside_subset", items: 2 }] })).toEqual(["all"]);
    expect(withheldOfQuestion({ items, left_out: [{ why: "subset_pending", items: 2 }] })).toEqual(["all"]);
    expect(withheldOfQuestion({ items, left_out: [{ why: "single_rating", items: 2 }] })).toEqual([]);
    expect(withheldOfQuestion({ items: [], left_out: [{ why: "outside_subset", items: 9 }] })).toEqual([]);
  });
});
