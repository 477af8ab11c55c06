import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chiSquareUpper } from "@/lib/statistics/distributions/gamma";
import { keyedHash, seededRandom, shuffled } from "./random";

describe("seededRandom", () => {
  it("runs the same way from the same seed, on every machine", () => {
    // Computed by a second implementation of MurmurHash3 and xoshiro128**.
    const random = seededRandom("2026-04/signal");
    expect([random.next(), random.next(), random.next()]).toEqual([3607238654, 3686189700, 2560471534]);
  });

  it("runs differently from seeds that differ by little", () => {
    const first = (seed: string) => Array.from({ length: 4 }, seededRandom(seed).next);
    const seeds = ["", "0", "1", "01", "10", "a", "á", "a ", "2026-04", "2026-05"];
    expect(new Set(seeds.map((seed) => first(seed).join())).size).toBe(seeds.length);
  });

  it("is uniform below n, for an n that does not divide 2^32", () => {
    const random = seededRandom("uniform");
    const n = 7;
    const draws = 70_000;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i += 1) counts[random.below(n)]! += 1;
    const statistic = counts.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
    expect(chiSquareUpper(statistic, n - 1)).toBeGreaterThan(0.001);
  });

  it("has no modulo bias where it would be plain: n = 3 * 2^30", () => {
    // By plain modulo the first third would come twice as often as each of the others.
    const random = seededRandom("bias");
    let low = 0;
    for (let i = 0; i < 30_000; i += 1) low += Number(random.below(3 * 2 ** 30) < 2 ** 30);
    expect(Math.abs(low - 10_000)).toBeLessThan(5 * Math.sqrt((30_000 * 2) / 9));
  });

  it("keeps to its range and refuses an empty one", () => {
    const random = seededRandom("range");
    expect(random.below(1)).toBe(0);
    expect(random.below(2 ** 32)).toBeLessThan(2 ** 32);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, NaN]) expect(() => random.below(n)).toThrow(RangeError);
  });
});

describe("shuffled", () => {
  it("keeps every entry and leaves the list alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const before = [...list];
        expect(shuffled(list, seededRandom(seed)).sort()).toEqual([...list].sort());
        expect(list).toEqual(before);
      }),
    );
  });

  it("gives the first entries of the same order when it stops early", () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    expect(shuffled(list, seededRandom("x"), 7)).toEqual(shuffled(list, seededRandom("x")).slice(0, 7));
  });

  it("reaches all orders alike", () => {
    const random = seededRandom("orders");
    const rounds = 24_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < rounds; i += 1) {
      const key = shuffled(["a", "b", "c", "d"], random).join("");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const statistic = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(24);
    expect(chiSquareUpper(statistic, 23)).toBeGreaterThan(0.001);
  });
});

describe("keyedHash", () => {
  it("spreads ids that count up evenly, by one seed as by another", () => {
    for (const seed of ["7/signal", "8/signal"]) {
      const place = keyedHash(seed);
      const [cells, n] = [64, 64_000];
      const counts = new Array<number>(cells).fill(0);
      for (let i = 0; i < n; i += 1) counts[Math.floor(place(`run-${i}`) * cells)]! += 1;
      const statistic = counts.reduce((sum, count) => sum + (count - n / cells) ** 2 / (n / cells), 0);
      expect(chiSquareUpper(statistic, cells - 1)).toBeGreaterThan(0.001);
    }
  });

  it("gives two seeds orders that have nothing to do with each other", () => {
    const [one, other] = [keyedHash("7"), keyedHash("8")];
    const n = 20_000;
    let both = 0;
    for (let i = 0; i < n; i += 1) if (one(`run-${i}`) < 0.1 && other(`run-${i}`) < 0.1) both += 1;
    // A tenth of a tenth, within five standard deviations.
    expect(Math.abs(both - n / 100)).toBeLessThan(5 * Math.sqrt((n / 100) * 0.99));
  });
});
