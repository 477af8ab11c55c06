import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { plan, publishedStudy } from "./published-study.test-data";
import { studyReport } from "./report";
import { StudyReport } from "./schema";

describe("a study in progress", () => {
  const data = publishedStudy();

  it("says so for every item when nobody has labelled", () => {
    const report = studyReport(plan, trajectoryReview, { ...data, annotations: [] });
    expect(report.left_out).toEqual({ flagged: 0, pending: 300, no_majority: 0 });
    expect(report.samplers.map(({ rate, n }) => [rate, n])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
    expect(
      report.comparisons.every(({ p_fisher, p_holm, power }) => p_fisher ?? p_holm ?? power === null),
    ).toBe(true);
    expect(report.standardised.map(({ rate, reason }) => [rate, reason])).toEqual(
      Array.from({ length: 3 }, () => [null, "no_reference_outcomes"]),
    );
    expect(report.agreement[0]!.gwet_ac).toMatchObject({ value: null, status: "no_data" });
    expect(StudyReport.parse(report)).toEqual(report);
  });

  it("leaves out an item with an open flag, whatever was said of it", () => {
    const items = data.items.map((row) => ({ ...row, flagged: row.item === 1 }));
    const report = studyReport(plan, trajectoryReview, { ...data, items });
    expect(report.left_out.flagged).toBe(1);
    expect(report.samplers[0]).toMatchObject({ n: 99, informative: 81, left_out: { flagged: 1 } });
    expect(report.agreement[0]!.n_items).toBe(299);
  });

  it("counts an item for every sampler that drew it", () => {
    const items = data.items.map((row) => (row.item === 1 ? { ...row, arms: ["signal", "random"] } : row));
    const report = studyReport(plan, trajectoryReview, { ...data, items });
    expect(report.overlapping).toBe(1);
    expect(report.samplers.map(({ n, informative }) => [n, informative])).toEqual([
      [100, 82],
      [100, 74],
      [101, 55],
    ]);
    expect(report.comparisons.map(({ shared }) => shared)).toEqual([0, 1, 0]);
    expect(report.items).toBe(300);
  });

  it("takes an adjudicated value for the consensus, the last one if there are several", () => {
    const decide = (version: number, value: string) => ({
      item: 1,
      question: "informative",
      version,
      value,
      reason: "on second sight",
      actor: "Ines",
      at: new Date("2026-05-01T00:00:00Z"),
    });
    const adjudications = [decide(2, "no"), decide(1, "yes")];
    const report = studyReport(plan, trajectoryReview, { ...data, adjudications });
    expect(report.samplers[0]).toMatchObject({ n: 100, informative: 81 });
    expect(report.agreement[0]!.gwet_ac.value!.toFixed(3)).toBe("0.477");
  });

  it("counts items whose reason nobody agrees on", () => {
    const reasons = { ana: "action", ben: "conversation", cleo: "other" } as Record<string, string>;
    const annotations = data.annotations.map((row) =>
      row.item === 1 ? { ...row, answers: { ...row.answers, reason: reasons[row.annotator_id]! } } : row,
    );
    const report = studyReport(plan, trajectoryReview, { ...data, annotations });
    expect(report.reasons[0]).toMatchObject({ sampler: "signal", n: 82, without: 1 });
  });

  it("has no standardised rate where a stratum of the reference is empty, and says why", () => {
    const items = data.items.filter(({ arms, outcome }) => arms[0] !== "signal" || outcome === "failed");
    const report = studyReport(plan, trajectoryReview, { ...data, items });
    expect(report.standardised.map(({ reason }) => reason)).toEqual(["empty_stratum", null, null]);
    expect(report.standardised[0]).toMatchObject({ rate: null, ci95_normal: [null, null], crude: 50 / 52 });
  });

  it("has no gains and no standardised rates without the reference sampler", () => {
    const two = { ...plan, samplers: plan.samplers.slice(0, 2) };
    const report = studyReport(two, trajectoryReview, data);
    expect(report.outcome_mix).toBeNull();
    expect(report.standardised.map(({ reason }) => reason)).toEqual(["no_reference", "no_reference"]);
    expect(report.efficiency.map(({ gain }) => gain)).toEqual([null, null]);
  });

  it("keeps runs of unknown outcome out of the strata and counts them", () => {
    const items = data.items.map((row) => (row.item <= 10 ? { ...row, outcome: "unknown" as const } : row));
    const report = studyReport(plan, trajectoryReview, { ...data, items });
    expect(report.standardised[0]!.unknown_outcome).toBe(10);
    expect(report.by_outcome.filter(({ stratum }) => stratum === "unknown")).toMatchObject([
      { sampler: "signal", n: 10, informative: 10 },
    ]);
  });
});
