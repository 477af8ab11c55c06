import { describe, expect, it } from "vitest";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { StudyPlan, StudyReport, type StudyOutcome } from "./schema";
import { studyReport, type StudyData } from "./report";

const plan = StudyPlan.parse({
  name: "Signals informativeness",
  samplers: ["signal", "heuristic", "random"].map((sampler) => ({ sampler, size: 100 })),
  seed: "2026-04",
  label_schema: { id: "trajectory-review", version: 1 },
});

/** Informative and all items by sampler and outcome; random's split is free, its sums (54 of 100, 37 failed) are not. */
const published: [sampler: string, outcome: StudyOutcome, informative: number, n: number][] = [
  ["signal", "failed", 50, 52],
  ["signal", "success", 32, 48],
  ["heuristic", "failed", 59, 70],
  ["heuristic", "success", 15, 30],
  ["random", "failed", 25, 37],
  ["random", "success", 29, 63],
];

/** The published study as 900 labels: 130 items with three yes, 80 with two, 51 with one, 39 with none. */
function publishedStudy(): StudyData {
  const items: StudyData["items"][number][] = [];
  const annotations: StudyData["annotations"][number][] = [];
  let unanimous = { yes: 130, no: 39 };
  for (const [sampler, outcome, informative, n] of published)
    for (let i = 0; i < n; i += 1) {
      const item = items.length + 1;
      items.push({
        item,
        arms: [sampler],
        outcome,
        domain: i % 3 === 0 ? "airline" : "retail",
        flagged: false,
      });
      const consensus = i < informative ? "yes" : "no";
      const alone = unanimous[consensus] === 0;
      if (!alone) unanimous = { ...unanimous, [consensus]: unanimous[consensus] - 1 };
      ["ana", "ben", "cleo"].forEach((annotator_id, rater) => {
        const answer = alone && rater === item % 3 ? (consensus === "yes" ? "no" : "yes") : consensus;
        const reason = i % 4 === 0 ? "conversation" : "action";
        annotations.push({
          item,
          annotator_id,
          answers: { informative: answer, reason, strategy: "tool_execute" },
        });
      });
    }
  return { items, annotations, adjudications: [] };
}

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

describe("StudyPlan", () => {
  const draft = {
    name: "x",
    samplers: [{ sampler: "random", size: 5 }],
    seed: "s",
    label_schema: { id: "a", version: 1 },
  };

  it("fills in the study's habits", () => {
    expect(StudyPlan.parse(draft)).toMatchObject({
      k: 3,
      hints: false,
      lease_minutes: 30,
      reference: "random",
    });
  });

  it.each([
    ["hints", { ...draft, hints: true }],
    ["no sampler", { ...draft, samplers: [] }],
    ["a sampler twice", { ...draft, samplers: [...draft.samplers, ...draft.samplers] }],
    ["no seed", { ...draft, seed: "" }],
  ])("refuses %s", (_, plan) => {
    expect(StudyPlan.safeParse(plan).success).toBe(false);
  });
});
