import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binomialPmf } from "@/lib/statistics/distributions/binomial";
import { drawSamples } from "./draw-samples";
import type { PoolEntry } from "./sampler";

const environment = 20; // environment.exhaustion.timeout
const execution = 16; // execution.loops.retry

const pool: PoolEntry[] = Array.from({ length: 60 }, (_, i) => ({
  trajectory_id: `t${i}`,
  key: `run-${i}`,
  user_turns: i % 20,
  leaves: i % 3 === 0 ? [environment] : i % 3 === 1 ? [execution, environment] : [],
}));
const wanted = [
  { sampler: "signal", size: 10 },
  { sampler: "heuristic", size: 10 },
  { sampler: "random", size: 10 },
];
const ids = (draws: { trajectory_id: string }[]) => draws.map(({ trajectory_id }) => trajectory_id);

describe("drawSamples", () => {
  it("draws the same from the same seed and pool, in whatever order the pool comes", () => {
    const first = drawSamples(pool, wanted, "seed");
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (other) => {
        expect(drawSamples(other, wanted, "seed")).toEqual(first);
      }),
      { numRuns: 20 },
    );
    expect(drawSamples(pool, wanted, "another")).not.toEqual(first);
  });

  it("gives each sampler its own stream", () => {
    const [signal] = drawSamples(pool, wanted, "seed");
    const alone = drawSamples(pool, [{ sampler: "signal", size: 10 }], "seed");
    expect(alone).toEqual([signal]);
    const larger = drawSamples(pool, [{ sampler: "signal", size: 15 }], "seed")[0]!;
    expect(ids(larger.draws).slice(0, 10)).toEqual(ids(signal!.draws));
  });

  it("draws nothing twice, and less than asked when less is eligible", () => {
    const [everything] = drawSamples(pool, [{ sampler: "signal", size: 1000 }], "seed");
    expect(everything).toMatchObject({ eligible: 20, size: 1000 });
    expect(new Set(ids(everything!.draws)).size).toBe(20);
    expect(everything!.draws.every(({ probability }) => probability === 1)).toBe(true);
    expect(drawSamples([], wanted, "seed").map(({ draws }) => draws)).toEqual([[], [], []]);
  });

  it("states the chance that each entry had, and keeps to it", () => {
    const rounds = 2000;
    const hits = new Map<string, number>();
    let probability = 0;
    for (let i = 0; i < rounds; i += 1)
      for (const draw of drawSamples(pool, [{ sampler: "signal", size: 8 }], `round ${i}`)[0]!.draws) {
        probability = draw.probability;
        hits.set(draw.trajectory_id, (hits.get(draw.trajectory_id) ?? 0) + 1);
      }
    expect(probability).toBe(8 / 20);
    expect(hits.size).toBe(20);
    // Bounds that a binomial with this chance leaves with less than 1e-6 on either side, for each of 20 entries.
    const pmf = Array.from({ length: rounds + 1 }, (_, k) => binomialPmf(k, rounds, probability));
    const below = (k: number) => pmf.slice(0, k + 1).reduce((sum, p) => sum + p, 0);
    const low = pmf.findIndex((_, k) => below(k) > 1e-6);
    const high = pmf.findIndex((_, k) => below(k) > 1 - 1e-6);
    for (const count of hits.values()) {
      expect(count).toBeGreaterThanOrEqual(low);
      expect(count).toBeLessThanOrEqual(high);
    }
  });

  it("refuses a sampler that is not on the shelf", () => {
    expect(() => drawSamples(pool, [{ sampler: "lucky", size: 1 }], "seed")).toThrow(RangeError);
  });
});
