import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { studyFigures } from "@/lib/studies/figures";
import { StudyPlan } from "@/lib/studies/schema";
import { reportCsv } from "./report-csv";

const plan = StudyPlan.parse({
  name: "Study",
  seed: "1",
  samplers: [
    { sampler: "signal", size: 100 },
    { sampler: "random", size: 100 },
  ],
  label_schema: { id: "trajectory-review", version: 1 },
});
const figures = studyFigures(plan, {
  samplers: [
    ["signal", 82],
    ["random", 54],
  ].map(([sampler, k]) => ({
    sampler: String(sampler),
    drawn: 100,
    left_out: { flagged: 0, pending: 0, no_majority: 0 },
    cells: [{ outcome: "failed" as const, domain: '=cmd("x"), y', n: 100, informative: Number(k) }],
    reasons: [{ value: "action", items: 3 }],
    without_reason: 1,
  })),
  shared: [],
});
const csv = reportCsv({
  ...figures,
  items: 200,
  labels: 600,
  left_out: { flagged: 0, pending: 0, no_majority: 0 },
  overlapping: 0,
  agreement: [],
});
const rows = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

describe("reportCsv", () => {
  it("holds the rates unrounded, with their limits", () => {
    const signal = rows.find((row) => row.section === "informativeness" && row.figure === "rate")!;
    expect(signal).toMatchObject({ sampler: "signal", k: "82", n: "100", value: "0.82" });
    expect(Number(signal.low95)).toBeCloseTo(0.73051, 4);
  });
  it("leaves empty what isn't defined", () => {
    const own = rows.find((row) => row.figure === "gain" && row.sampler === "random")!;
    expect([own.value, own.low95]).toEqual(["", ""]);
  });
  it("keeps a domain that looks like a formula as text, commas and quotes included", () => {
    expect(rows.find((row) => row.section === "by_domain")!.part).toBe(`'=cmd("x"), y`);
  });
  it("gives every line all columns", () => {
    expect(rows.every((row) => Object.keys(row).length === 10)).toBe(true);
  });
});
