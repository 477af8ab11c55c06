import { describe, expect, it } from "vitest";
import { branchGroups, branchOf, passedFilters } from "./branch";
import { Branch, type JudgeVerdict } from "./schema";

const verdict = (judge: JudgeVerdict["judge"], result: string): JudgeVerdict => ({
  judge,
  result,
  model: null,
  against_reference: null,
  dimensions: {},
  raw: null,
});

describe("branch", () => {
  it.each([
    [[], "none"],
    [[verdict("consistency", "Consistent")], "consistency"],
    [[verdict("consistency", "Partially"), verdict("utility", " available ")], "utility"],
    [[verdict("consistency", "CONSISTENT"), verdict("utility", "Available")], "both"],
    [[verdict("consistency", "Inconsistent"), verdict("utility", "Unavailable")], "none"],
    // A judge's word counts only for its own filter.
    [[verdict("consistency", "Available"), verdict("utility", "Consistent")], "none"],
  ] as const)("of verdicts %j is %s", (verdicts, branch) =>
    expect(branchOf(passedFilters(verdicts))).toBe(branch),
  );

  it("counts every passing candidate once in the three groups that don't overlap", () => {
    const alone = [branchGroups.consistency_only, branchGroups.utility_only, branchGroups.both].flat();
    expect(alone.sort()).toEqual(Branch.options.filter((branch) => branch !== "none").sort());
    expect(new Set(alone).size).toBe(alone.length);
  });
});
