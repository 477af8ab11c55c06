import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { priorityOf, troubleSeverity } from "./priority";
import { groupsOf, type Report, type Severity } from "./report";
import { Category, leaves } from "./schema";

/** A report with the given severities and one hit for each category that has one. */
function reportWith(severities: Partial<Record<Category, Severity>>): Report {
  const report = analyzeRows([]);
  for (const group of groupsOf(report)) {
    const severity = severities[group.category] ?? 0;
    const leaf = leaves.find(({ category }) => category === group.category)!;
    group.severity = severity;
    if (severity > 0)
      group.signals.push({
        signal_type: leaf.type,
        message_index: 0,
        snippet: "",
        confidence: 1,
        metadata: { explain: { rule: "", matched: "", range: null } },
      });
  }
  return report;
}

describe("priorityOf", () => {
  it("is 0 without a hit and for outages alone", () => {
    expect(priorityOf(reportWith({}))).toBe(0);
    expect(priorityOf(reportWith({ exhaustion: 3 }))).toBe(0);
  });

  it("combines categories as its example says", () =>
    expect(priorityOf(reportWith({ misalignment: 2, failure: 1 }))).toBeCloseTo(0.65, 12));

  it("puts trouble before thanks of the same severity", () =>
    expect(priorityOf(reportWith({ failure: 1 }))).toBeGreaterThan(
      priorityOf(reportWith({ satisfaction: 3 })),
    ));

  it("never falls when a severity rises, and stays below 1", () => {
    for (const category of Category.options) {
      const rising = ([0, 1, 2, 3] as const).map((severity) =>
        priorityOf(reportWith({ [category]: severity })),
      );
      expect(rising).toEqual([...rising].sort((a, b) => a - b));
    }
    const all = Object.fromEntries(Category.options.map((category) => [category, 3]));
    expect(priorityOf(reportWith(all))).toBeLessThan(1);
  });
});

describe("troubleSeverity", () => {
  it("is the highest, satisfaction aside", () => {
    expect(troubleSeverity(reportWith({ satisfaction: 3 }))).toBe(0);
    expect(troubleSeverity(reportWith({ stagnation: 1, exhaustion: 2, satisfaction: 3 }))).toBe(2);
  });
});
