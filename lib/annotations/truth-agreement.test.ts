import { describe, expect, it } from "vitest";
import type { Adjudication } from "./adjudication";
import { blindOutcomes, truthAgreement } from "./truth-agreement";

const decision = (
  version: number,
  value: string,
  blind_version: number | null = null,
  question = "q",
): Adjudication => ({
  question,
  version,
  value,
  reason: "so",
  actor: "lena",
  at: new Date(0),
  blind_version,
});
const item = (n: number, said: Record<string, string>) => ({
  item: n,
  ratings: Object.entries(said).map(([annotator_id, value]) => ({ annotator_id, value })),
});

describe("truthAgreement", () => {
  it("compares people with the decision in force, on adjudicated items alone", () => {
    const { items, people } = truthAgreement(
      "q",
      [item(1, { ann: "a", ben: "b" }), item(2, { ann: "a", cleo: "b" }), item(3, { ann: "b", ben: "b" })],
      new Map([
        [1, [decision(2, "a"), decision(1, "b")]],
        [2, [decision(1, "a"), decision(5, "b", null, "other")]],
      ]),
    );
    expect(items).toBe(2);
    expect(people.map(({ rater, n, agree, share }) => [rater, n, agree, share])).toEqual([
      ["ann", 2, 2, 1],
      ["ben", 1, 0, 0],
      ["cleo", 1, 0, 0],
    ]);
    // Exact limits of 2 of 2: (0.025)^(1/2) to 1.
    expect(people[0]!.ci95[0]).toBeCloseTo(Math.sqrt(0.025), 9);
    expect(people[0]!.ci95[1]).toBe(1);
  });

  it("is empty where nothing was adjudicated", () => {
    expect(truthAgreement("q", [item(1, { ann: "a" })], new Map())).toEqual({ items: 0, people: [] });
  });
});

describe("blindOutcomes", () => {
  it("tells confirmed from changed from not yet followed", () => {
    const first = (n: number, version: number, value: string, question = "q") => ({
      ...decision(version, value, null, question),
      item: n,
      actor_id: "lena",
    });
    expect(
      blindOutcomes(
        "q",
        [first(1, 1, "a"), first(2, 1, "a"), first(2, 2, "b"), first(3, 1, "a"), first(3, 1, "a", "other")],
        new Map([
          [1, [decision(1, "a", 1)]],
          [2, [decision(1, "c", 2)]],
        ]),
      ),
    ).toEqual({ confirmed: 1, changed: 1, open: 2 });
  });
});
