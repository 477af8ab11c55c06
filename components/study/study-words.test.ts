import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { studyFigures } from "@/lib/studies/figures";
import { StudyPlan, type StudyReport } from "@/lib/studies/schema";
import { focusWord, headlineOf, leadOf, leftOutWords, readingOf, standardisedWhy } from "./study-words";

const plan = StudyPlan.parse({
  name: "Study",
  seed: "1",
  samplers: ["signal", "heuristic", "random"].map((sampler) => ({ sampler, size: 100 })),
  label_schema: { id: "trajectory-review", version: 1 },
});

/** A report from how many of a hundred were informative, by sampler. */
function report(informative: Record<string, number>, n = 100): StudyReport {
  const figures = studyFigures(plan, {
    samplers: Object.entries(informative).map(([sampler, k]) => ({
      sampler,
      drawn: n,
      left_out: { flagged: 0, pending: 0, no_majority: 0 },
      cells: n === 0 ? [] : [{ outcome: "failed", domain: null, n, informative: k }],
      reasons: [],
      without_reason: 0,
    })),
    shared: [],
  });
  return {
    ...figures,
    items: 300,
    labels: 900,
    left_out: { flagged: 0, pending: 0, no_majority: 0 },
    overlapping: 0,
    agreement: [],
  };
}
const word = focusWord(plan, trajectoryReview);

describe("the report in words", () => {
  it("tells the published finding", () => {
    const published = report({ signal: 82, heuristic: 74, random: 54 });
    expect(headlineOf(published, plan, word)).toBe(
      "Signal and Heuristic find more informative trajectories than Random",
    );
    expect(leadOf(published, plan, word)).toBe(
      "Of 100 counted trajectories drawn by Signal, 82 are informative to at least 2 of 3 annotators; of 100 drawn by Heuristic, 74 are informative; of 100 drawn by Random, 54 are informative. The 8-point lead of Signal over Heuristic can’t be told from chance.",
    );
    expect(published.comparisons.map(readingOf)).toEqual([
      "not told apart (power 0.22)",
      "Signal higher",
      "Heuristic higher",
    ]);
  });

  it("claims no difference where there is none", () => {
    const level = report({ signal: 50, random: 50 });
    expect(headlineOf(level, plan, word)).toBe("The samplers can’t be told apart");
    expect(leadOf(level, plan, word)).toContain("Signal and Random are level.");
  });

  it("says so when the reference is ahead, or when only the others differ", () => {
    expect(headlineOf(report({ signal: 20, random: 80 }), plan, word)).toBe(
      "Random finds more informative trajectories than Signal",
    );
    expect(headlineOf(report({ signal: 70, heuristic: 50, random: 60 }), plan, word)).toBe(
      "Signal finds more informative trajectories than Heuristic",
    );
  });

  it("has words while nothing counts", () => {
    const none = report({ signal: 0, random: 0 }, 0);
    expect(headlineOf(none, plan, word)).toBe("Nothing is labelled by enough people yet");
    expect(none.comparisons.map(readingOf)).toEqual(["nothing to test yet"]);
    expect(leadOf(none, plan, word)).toContain("at least 2 of 3 annotators");
  });

  it("says why a standardised rate is missing, and what was left out", () => {
    const [one] = report({ signal: 1 }).standardised;
    expect(standardisedWhy(one!, plan)).toContain("Random takes no part");
    expect(leftOutWords({ flagged: 2, pending: 0, no_majority: 1 })).toBe(
      "2 with an open flag and 1 without a majority",
    );
    expect(leftOutWords({ flagged: 0, pending: 0, no_majority: 0 })).toBeNull();
  });
});
