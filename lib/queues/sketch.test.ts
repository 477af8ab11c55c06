import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSamples } from "./draw-samples";
import type { PoolEntry } from "./sampler";
import { samplers } from "./samplers";
import { sampleOf, Sketch, SketchMaker } from "./sketch";

const entry = fc.record({
  key: fc.oneof(fc.string(), fc.integer({ min: 0, max: 400 }).map(String)),
  user_turns: fc.integer({ min: 0, max: 20 }),
  leaves: fc.subarray([0, 8, 16, 20]),
});
const pool = fc.uniqueArray(entry, { selector: ({ key }) => key, maxLength: 120 });
const plan = fc.record({
  sampler: fc.constantFrom(...samplers.map(({ id }) => id)),
  seed: fc.string({ maxLength: 8 }),
  size: fc.integer({ min: 1, max: 30 }),
});

type Plan = Pick<Sketch, "sampler" | "seed" | "size">;
const sketchOf = (made: Plan, entries: readonly Omit<PoolEntry, "trajectory_id">[]): Sketch => {
  const maker = new SketchMaker(made);
  for (const one of entries) maker.take(one);
  return maker.sketch();
};
const merged = (made: Plan, parts: readonly Sketch[]): Sketch => {
  const maker = new SketchMaker(made);
  for (const part of parts) expect(maker.merge(Sketch.parse(JSON.parse(JSON.stringify(part))))).toBe(true);
  return maker.sketch();
};

describe("sketches", () => {
  it("of shards, merged in any order and grouping, are the sketch of the whole", () => {
    fc.assert(
      fc.property(pool, plan, fc.array(fc.nat(5)), fc.nat(5), (entries, made, shards, apart) => {
        const parts = Array.from({ length: 6 }, (_, shard) =>
          sketchOf(
            made,
            entries.filter((_, i) => (shards[i] ?? i % 6) === shard),
          ),
        );
        const whole = sketchOf(made, entries);
        expect(merged(made, parts)).toEqual(whole);
        expect(merged(made, [...parts].reverse())).toEqual(whole);
        const grouped = [merged(made, parts.slice(0, apart)), merged(made, parts.slice(apart))];
        expect(merged(made, grouped)).toEqual(whole);
      }),
    );
  });

  it("draw what the workbench draws from the same trajectories", () => {
    fc.assert(
      fc.property(pool, plan, (entries, made) => {
        const [drawn] = drawSamples(
          entries.map((one, i) => ({ ...one, trajectory_id: `t${(i * 7919) % 1000}-${i}` })),
          [made],
          made.seed,
        );
        const keys = new Map(entries.map((one, i) => [`t${(i * 7919) % 1000}-${i}`, one.key]));
        const sketch = sketchOf(made, entries);
        expect(sampleOf(sketch)).toEqual(
          drawn!.draws.map(({ trajectory_id, probability }) => ({
            id: keys.get(trajectory_id),
            probability,
          })),
        );
        expect(sketch.eligible).toBe(drawn!.eligible);
      }),
    );
  });

  it("keep an id once, however often it comes, and stay as small as the sample", () => {
    const made = { sampler: "random", seed: "7", size: 5 };
    const one = { user_turns: 1, leaves: [] };
    const maker = new SketchMaker(made);
    for (let i = 0; i < 10_000; i++) maker.take({ ...one, key: `run-${i % 100}` });
    const sketch = maker.sketch();
    expect(sketch).toMatchObject({ seen: 10_000, eligible: 10_000 });
    expect(new Set(sketch.ids).size).toBe(5);
    expect(sketch.ids).toEqual(
      sketchOf(
        made,
        Array.from({ length: 100 }, (_, i) => ({ ...one, key: `run-${i}` })),
      ).ids,
    );
  });

  it("of another plan are not merged", () => {
    const made = { sampler: "random", seed: "7", size: 5 };
    const maker = new SketchMaker(made);
    for (const other of [{ sampler: "signal" }, { seed: "8" }, { size: 6 }])
      expect(maker.merge(sketchOf({ ...made, ...other }, []))).toBe(false);
  });
});
