import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptCandidates, precisionByGroup, Tally } from "./precision";
import { AuditDecision, Branch } from "./schema";

const tally = (branch: Branch, decision: AuditDecision | null, candidates: number): Tally => ({
  branch,
  decision,
  candidates,
});
const groupOf = (tallies: Tally[], group: string) =>
  precisionByGroup(tallies).find((entry) => entry.group === group)!;

describe("precisionByGroup", () => {
  const published = [
    tally("consistency", "keep", 577),
    tally("consistency", "reject", 37),
    tally("utility", "keep", 398),
    tally("utility", "reject", 76),
  ];

  it("reproduces the published audit", () => {
    const consistency = groupOf(published, "consistency");
    expect((consistency.precision! * 100).toFixed(2)).toBe("93.97");
    expect(consistency.interval.map((limit) => (limit! * 100).toFixed(2))).toEqual(["91.79", "95.72"]);
    const utility = groupOf(published, "utility");
    expect((utility.precision! * 100).toFixed(2)).toBe("83.97");
    expect(utility.interval.map((limit) => (limit! * 100).toFixed(2))).toEqual(["80.35", "87.15"]);
    expect(1000 + keptCandidates(published)).toBe(1975);
  });

  it("counts who passed both filters in each of the two, and apart", () => {
    const tallies = [
      tally("consistency", "keep", 1),
      tally("both", "keep", 2),
      tally("both", "reject", 4),
      tally("utility", "reject", 8),
    ];
    expect(groupOf(tallies, "consistency")).toMatchObject({ kept: 3, rejected: 4, audited: 7 });
    expect(groupOf(tallies, "utility")).toMatchObject({ kept: 2, rejected: 12 });
    expect(groupOf(tallies, "consistency_only")).toMatchObject({ kept: 1, rejected: 0, precision: 1 });
    expect(groupOf(tallies, "both")).toMatchObject({ kept: 2, rejected: 4 });
  });

  it("has no precision where nobody decided, and leaves the unsure out of it", () => {
    const tallies = [tally("both", "unsure", 3), tally("both", null, 2), tally("none", "keep", 5)];
    expect(groupOf(tallies, "both")).toEqual({
      group: "both",
      candidates: 5,
      kept: 0,
      rejected: 0,
      unsure: 3,
      open: 2,
      audited: 0,
      precision: null,
      interval: [null, null],
    });
  });

  it("accounts for every passing candidate", () => {
    const anyTally = fc.record({
      branch: fc.constantFrom(...Branch.options),
      decision: fc.constantFrom(null, ...AuditDecision.options),
      candidates: fc.nat(1000),
    });
    fc.assert(
      fc.property(fc.array(anyTally), (tallies) => {
        const groups = new Map(precisionByGroup(tallies).map((entry) => [entry.group, entry]));
        const passing = tallies
          .filter(({ branch }) => branch !== "none")
          .reduce((sum, { candidates }) => sum + candidates, 0);
        const alone = ["consistency_only", "utility_only", "both"] as const;
        expect(alone.reduce((sum, group) => sum + groups.get(group)!.candidates, 0)).toBe(passing);
        for (const entry of groups.values()) {
          expect(entry.open + entry.unsure + entry.audited).toBe(entry.candidates);
          if (entry.precision !== null) {
            expect(entry.interval[0]!).toBeLessThanOrEqual(entry.precision);
            expect(entry.interval[1]!).toBeGreaterThanOrEqual(entry.precision);
          }
        }
      }),
    );
  });
});
