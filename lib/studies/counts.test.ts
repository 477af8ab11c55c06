import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { reportOfCounts, StudyCounts } from "./counts";
import { plan, publishedStudy } from "./published-study.test-data";
import { studyReport } from "./report";

/** The counts of arXiv 2604.00356, table by table. */
const published = StudyCounts.parse({
  samplers: [
    { sampler: "signal", failed: { informative: 50, n: 52 }, success: { informative: 32, n: 48 } },
    { sampler: "heuristic", failed: { informative: 59, n: 70 }, success: { informative: 15, n: 30 } },
    { sampler: "random", failed: { informative: 25, n: 37 }, success: { informative: 29, n: 63 } },
  ],
  votes: [130, 80, 51, 39],
});

describe("a report from counts by hand", () => {
  const report = reportOfCounts(published, trajectoryReview);

  it("prints the paper's figures when it is fed the paper's counts", () => {
    const shares = (list: readonly { rate: number | null }[]) =>
      list.map(({ rate }) => (100 * rate!).toFixed(1));
    expect(report.samplers.map(({ informative, n }) => `${informative}/${n}`)).toEqual([
      "82/100",
      "74/100",
      "54/100",
    ]);
    expect(report.samplers.map(({ failed_share }) => failed_share!.toFixed(2))).toEqual([
      "0.52",
      "0.70",
      "0.37",
    ]);
    expect(shares(report.standardised)).toEqual(["77.6", "62.7", "54.0"]);
    expect(report.comparisons[0]!.p_fisher!.toFixed(3)).toBe("0.232");
    expect(report.comparisons[1]!.p_fisher!).toBeLessThan(0.001);
    expect(report.efficiency.map((one) => one.labels_per_informative!.toFixed(2))).toEqual([
      "1.22",
      "1.35",
      "1.85",
    ]);
    expect(report.efficiency[0]!.gain!.toFixed(2)).toBe("1.52");
    expect(report.agreement[0]!.gwet_ac.value!.toFixed(3)).toBe("0.477");
    expect(report.agreement[0]!.n_items).toBe(300);
  });

  it("has the figures that the report of the same study has", () => {
    const whole = studyReport(plan, trajectoryReview, publishedStudy());
    for (const part of ["comparisons", "standardised", "efficiency", "by_outcome", "outcome_mix"] as const)
      expect(report[part], part).toEqual(whole[part]);
    const [kappa, other] = [report, whole].map(({ agreement }) => agreement[0]!.fleiss_kappa);
    expect(kappa!.value).toBeCloseTo(other!.value!, 12);
    expect(kappa!.se).toBeCloseTo(other!.se!, 12);
  });

  it("leaves open what counts of nothing can't say, and refuses what can't be", () => {
    const none = { informative: 0, n: 0 };
    const empty = reportOfCounts(
      { samplers: [{ sampler: "signal", failed: none, success: none }], votes: null },
      trajectoryReview,
    );
    expect(empty.samplers[0]!.rate).toBeNull();
    expect(empty.agreement).toEqual([]);
    expect(StudyCounts.safeParse({ ...published, votes: [1] }).success).toBe(false);
    const impossible = { sampler: "signal", failed: { informative: 3, n: 2 }, success: none };
    expect(StudyCounts.safeParse({ samplers: [impossible], votes: null }).success).toBe(false);
  });
});
