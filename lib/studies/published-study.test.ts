import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { plan, publishedStudy } from "./published-study.test-data";
import { studyReport } from "./report";
import { StudyReport } from "./schema";

const percent = (value: number | null) => (value === null ? null : (100 * value).toFixed(1));

describe("the report of the published informativeness study (arXiv 2604.00356)", () => {
  const report = studyReport(plan, trajectoryReview, publishedStudy());
  const by = <T extends { sampler: string }>(rows: T[]) => new Map(rows.map((row) => [row.sampler, row]));

  it("prints the rates and failed shares", () => {
    expect(
      report.samplers.map((row) => [row.sampler, row.informative, row.n, percent(row.failed_share)]),
    ).toEqual([
      ["signal", 82, 100, "52.0"],
      ["heuristic", 74, 100, "70.0"],
      ["random", 54, 100, "37.0"],
    ]);
    expect(report.samplers.map((row) => row.ci95.map(percent))).toEqual([
      ["73.1", "89.0"],
      ["64.3", "82.3"],
      ["43.7", "64.0"],
    ]);
  });

  it("prints the tests", () => {
    const [heuristic, random, between] = report.comparisons;
    expect(heuristic).toMatchObject({ a: "signal", b: "heuristic", shared: 0 });
    expect(heuristic!.p_fisher!.toFixed(3)).toBe("0.232");
    expect(heuristic!.p_holm!.toFixed(3)).toBe("0.232");
    expect(heuristic!.difference_ci95.map(percent)).toEqual(["-3.5", "19.3"]);
    expect(heuristic!.power!.toFixed(2)).toBe("0.22");
    expect(random!.p_fisher!.toExponential(1)).toBe("3.5e-5");
    expect(random!.p_holm!.toExponential(1)).toBe("1.0e-4");
    expect(between!.p_fisher!.toFixed(3)).toBe("0.005");
    expect(between!.p_holm!.toFixed(3)).toBe("0.010");
    expect(between!.odds_ratio!.toFixed(2)).toBe("2.42");
  });

  it("prints the standardised rates", () => {
    expect(report.outcome_mix).toEqual({ failed: 0.37, success: 0.63 });
    expect(report.standardised.map((row) => percent(row.rate))).toEqual(["77.6", "62.7", "54.0"]);
    expect(report.standardised.map((row) => row.ci95_normal.map(percent))).toEqual([
      ["69.0", "86.2"],
      ["51.0", "74.4"],
      ["44.4", "63.6"],
    ]);
  });

  it("prints the efficiency", () => {
    expect(report.efficiency.map((row) => row.labels_per_informative!.toFixed(2))).toEqual([
      "1.22",
      "1.35",
      "1.85",
    ]);
    const rows = by(report.efficiency);
    expect(rows.get("signal")!.gain!.toFixed(2)).toBe("1.52");
    expect(rows.get("signal")!.gain_ci95.map((limit) => limit!.toFixed(2))).toEqual(["1.24", "1.86"]);
    expect(rows.get("random")!.gain).toBeNull();
  });

  it("prints the agreement on the binary question, and on the reason where all said yes", () => {
    const [informative, reason, subset] = report.agreement;
    expect(informative).toMatchObject({
      question: "informative",
      n_items: 300,
      n_raters: 3,
      n_unanimous: 169,
    });
    expect(informative!.gwet_ac.value!.toFixed(3)).toBe("0.477");
    expect(informative!.fleiss_kappa.value!.toFixed(3)).toBe("0.344");
    expect(informative!.percent_agreement.value!.toFixed(3)).toBe("0.709");
    expect(reason).toMatchObject({ question: "reason", subset: null, n_items: 300 });
    expect(subset).toMatchObject({
      question: "reason",
      subset: { question: "informative", rule: "unanimous", value: "yes" },
      n_items: 130,
      left_out: [{ why: "outside_subset", items: 170 }],
    });
  });

  it("breaks the informative items down by reason, outcome and domain without losing one", () => {
    for (const { n, counts, without } of report.reasons)
      expect(counts.reduce((sum, { items }) => sum + items, without)).toBe(n);
    for (const rows of [report.by_outcome, report.by_domain])
      for (const { sampler, n, informative } of report.samplers) {
        const own = rows.filter((row) => row.sampler === sampler);
        expect(own.reduce((sum, row) => sum + row.n, 0)).toBe(n);
        expect(own.reduce((sum, row) => sum + row.informative, 0)).toBe(informative);
      }
  });

  it("is the shape that exports and pages read", () => {
    expect(StudyReport.parse(report)).toEqual(report);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});
