import { describe, expect, it } from "vitest";
import { findPattern, mergePatterns } from "./rater-patterns";

const item = (n: number, said: Record<string, string>, times?: number) => ({
  item: n,
  ...(times !== undefined && { times }),
  ratings: Object.entries(said).map(([annotator_id, value]) => ({ annotator_id, value })),
});

describe("like items", () => {
  const merged = mergePatterns();
  merged.add([item(1, { ben: "no", ana: "yes" }), item(2, { ana: "yes", ben: "no" })]);
  merged.add([item(3, { cleo: "no" }, 4), item(4, { ana: "no", ben: "yes" })]);
  const matrix = {
    categories: ["yes", "no"],
    raters: ["ana", "ben", "cleo"],
    patterns: merged.close(["ana", "ben", "cleo"])!,
  };

  it("are counted together whatever the order of their ratings, and who said what matters", () => {
    expect(matrix.patterns).toEqual([
      { ratings: ["no", "yes", null], count: 1 },
      { ratings: ["yes", "no", null], count: 2 },
      { ratings: [null, null, "no"], count: 4 },
    ]);
  });

  it("are found again by what was said", () => {
    const placeOf = findPattern(matrix);
    expect(placeOf(item(9, { ben: "no", ana: "yes" }).ratings)).toBe(1);
    expect(placeOf(item(9, { cleo: "no" }).ratings)).toBe(2);
    expect(placeOf(item(9, { cleo: "yes" }).ratings)).toBeUndefined();
    expect(placeOf([])).toBeUndefined();
  });

  it("are given up when there are more different ones than wanted", () => {
    const short = mergePatterns(2);
    short.add([item(1, { ana: "yes" }), item(2, { ana: "no" }), item(3, { ana: "yes" })]);
    expect(short.close(["ana"])).toEqual([
      { ratings: ["no"], count: 1 },
      { ratings: ["yes"], count: 2 },
    ]);
    short.add([item(4, { ana: "maybe" }), item(5, { ana: "yes" })]);
    expect(short.close(["ana"])).toBeNull();
  });
});
