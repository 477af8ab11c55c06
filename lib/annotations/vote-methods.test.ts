import { describe, expect, it } from "vitest";
import type { QuestionRatings } from "./ratings";
import { compareVotes, methodsDiffer } from "./vote-methods";

/** One object an item: who said what. */
const ratings = (items: Record<string, string>[], categories = ["yes", "no"]): QuestionRatings => ({
  question: "q",
  categories,
  scale: "nominal",
  raters: [...new Set(items.flatMap((item) => Object.keys(item)))].sort(),
  items: items.map((said, n) => ({
    item: n + 1,
    ratings: Object.entries(said).map(([annotator_id, value]) => ({ annotator_id, value })),
  })),
  subset: null,
  n_considered: items.length,
  left_out: [],
  unknown_values: 0,
});
const times = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);

/** Ann and Ben are always right; Cleo says yes whatever the item is. */
const habit = ratings([
  ...times(30, { ann: "yes", ben: "yes", cleo: "yes" }),
  ...times(30, { ann: "no", ben: "no", cleo: "yes" }),
]);

describe("compareVotes", () => {
  it("decides by more than half of the ratings wanted, and never breaks a tie", () => {
    const { items } = compareVotes(
      ratings([
        { ann: "yes", ben: "yes", cleo: "no" },
        { ann: "yes", ben: "yes", cleo: "yes" },
        { ann: "yes", ben: "no" },
        { ann: "no" },
      ]),
      3,
    );
    expect(items.map(({ values }) => [values.majority, values.unanimity])).toEqual([
      ["yes", null],
      ["yes", "yes"],
      [null, null],
      [null, null],
    ]);
    expect(items[0]!.counts).toEqual([2, 1]);
  });

  it("weighs a vote by how often its person agrees with others", () => {
    const { raters, items } = compareVotes(habit, 3);
    // Ann and Ben agree on all 60 items; each of them with Cleo on 30.
    expect(raters.map(({ agreement }) => agreement)).toEqual([90 / 120, 90 / 120, 60 / 120]);
    expect(raters[0]!.weight).toBeCloseTo(90.5 / 121, 12);
    expect(items.at(-1)!.values.weighted).toBe("no");
    const against = compareVotes(
      ratings([...times(10, { ann: "yes", ben: "yes", cleo: "no" }), { ann: "yes", cleo: "no" }]),
      3,
    );
    expect(against.items.at(-1)!.values.weighted).toBe("yes");
    expect(against.items.at(-1)!.values.majority).toBeNull();
  });

  it("learns who answers by habit", () => {
    const { raters, items, fitted } = compareVotes(habit, 3);
    const [ann, ben, cleo] = raters;
    expect(fitted).toBe(true);
    expect(ann!.accuracy).toBeGreaterThan(0.99);
    expect(cleo!.accuracy).toBeCloseTo(0.5, 2);
    expect(cleo!.confusion![1]![0]).toBeGreaterThan(0.99);
    expect(ann!.competence).toBeGreaterThan(cleo!.competence! + 0.5);
    expect(ben!.competence).toBeCloseTo(ann!.competence!, 9);
    expect(items.at(-1)!.values).toMatchObject({ dawid_skene: "no", mace: "no" });
    expect(items.at(-1)!.certainty.dawid_skene).toBeGreaterThan(0.99);
  });

  it("says how often two methods say the same", () => {
    const { together, decided } = compareVotes(habit, 3);
    expect(together.find(({ a, b }) => a === "majority" && b === "dawid_skene")).toMatchObject({
      both: 60,
      same: 60,
    });
    expect(decided).toMatchObject({ majority: 60, unanimity: 30, weighted: 60 });
  });

  it("warns of too little data, in figures", () => {
    const { warnings, fitted } = compareVotes(ratings(times(3, { ann: "yes", ben: "no" })), 2);
    expect(fitted).toBe(true);
    // One share and, for each of two people, two rows of one free number.
    expect(warnings[0]).toEqual({ code: "few_labels", labels: 6, wanted: 25, parameters: 5 });
    expect(warnings[1]).toEqual({ code: "few_of_rater", raters: ["ann", "ben"], wanted: 20 });
  });

  it.each<[string, Record<string, string>[]]>([
    ["one_rater", [{ ann: "yes" }, { ann: "no" }]],
    ["no_overlap", [{ ann: "yes" }, { ben: "no" }]],
    ["one_category", [{ ann: "yes", ben: "yes" }]],
    ["one_rater", []],
  ])("fits no model where there is nothing to learn: %s", (code, items) => {
    const { fitted, warnings, raters } = compareVotes(ratings(items), 2);
    expect(fitted).toBe(false);
    expect(warnings).toEqual([{ code }]);
    for (const { accuracy, competence } of raters) expect([accuracy, competence]).toEqual([null, null]);
  });
});

describe("methodsDiffer", () => {
  it("is about decisions, and about models only where they were fitted", () => {
    const { items } = compareVotes(
      ratings([
        { ann: "yes", ben: "no" },
        { ann: "yes", ben: "yes" },
      ]),
      2,
    );
    expect(methodsDiffer(items[1]!, true)).toBe(false);
    const open = { ...items[1]!, values: { ...items[1]!.values, mace: null } };
    expect(methodsDiffer(open, true)).toBe(true);
    expect(methodsDiffer(open, false)).toBe(false);
  });
});
