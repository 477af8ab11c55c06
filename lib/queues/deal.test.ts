import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deal } from "./deal";

const draws = (...ids: string[]) => ids.map((trajectory_id) => ({ trajectory_id, probability: 0.5 }));
const drawn = [
  { sampler: "signal", draws: draws("a", "b", "c") },
  { sampler: "random", draws: [{ trajectory_id: "b", probability: 0.1 }, ...draws("d")] },
];

describe("deal", () => {
  it("makes one item of a trajectory, counting for all samplers that drew it", () => {
    const items = deal(drawn, "seed");
    expect(items.map(({ item }) => item)).toEqual([1, 2, 3, 4]);
    expect(items.map(({ trajectory_id }) => trajectory_id).sort()).toEqual(["a", "b", "c", "d"]);
    expect(items.find(({ trajectory_id }) => trajectory_id === "b")!.arms).toEqual([
      { sampler: "signal", probability: 0.5 },
      { sampler: "random", probability: 0.1 },
    ]);
  });

  it("orders by the seed alone, not by who drew what in which order", () => {
    const order = (seed: string, from = drawn) => deal(from, seed).map(({ trajectory_id }) => trajectory_id);
    const turned = drawn.map(({ sampler, draws }) => ({ sampler, draws: draws.toReversed() })).toReversed();
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(order(seed, turned)).toEqual(order(seed));
      }),
    );
    expect(new Set(Array.from({ length: 50 }, (_, i) => order(`${i}`).join())).size).toBeGreaterThan(15);
  });

  it("deals nothing from nothing", () => {
    expect(deal([], "seed")).toEqual([]);
  });
});
