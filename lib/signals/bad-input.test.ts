import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { Report, signalsOf } from "./report";

const said = (value: string) => ({ from: "human", value });
const called = (value: string) => ({ from: "function_call", value });

describe.each(["default", "reference"] as const)("bad input, %s profile", (profile) => {
  const reportOf = (rows: readonly unknown[]): Report => Report.parse(analyzeRows(rows, { profile }));

  it("gives an empty report for no rows and for system rows alone", () => {
    for (const rows of [[], [{ from: "system", value: "You are an agent." }]]) {
      const report = reportOf(rows);
      expect(signalsOf(report)).toEqual([]);
      expect(report.warnings).toEqual([]);
    }
  });

  it("names rows of roles that nobody reads", () => {
    const report = reportOf([said("hello"), { from: "critic", value: "I give up" }]);
    expect(signalsOf(report)).toEqual([]);
    expect(report.warnings).toEqual([expect.objectContaining({ code: "unknown_role", messages: [1] })]);
  });

  it("names rows that are no rows", () => {
    const report = reportOf([null, 7, "text", [said("x")], { from: 4, value: {} }, {}]);
    expect(report.warnings).toEqual([
      expect.objectContaining({ code: "unreadable_row", messages: [0, 1, 2, 3, 4] }),
    ]);
  });

  it.each(["{", "load(", '{"name":', '{"name":3,"arguments":[]}', '{"arguments":"{not json"}', "", "\u0000"])(
    "reads a call that is %j",
    (value) => {
      const report = reportOf([called(value), called(value), called(value)]);
      expect(report.execution_signals.loops.count).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    "\ud800",
    "\udc00\ud800",
    "a\u0300\u0301",
    "\ufeff\u200b",
    "👩‍👩‍👧 😡",
    "ﷺ",
    "İ".repeat(300),
    "\u2028\u2029",
  ])("takes the text %j anywhere", (value) => {
    for (const from of ["human", "gpt", "function_call", "observation"]) reportOf([{ from, value }]);
  });

  it("finds what stands at the end of a megabyte", () => {
    const long = `${"lorem ipsum dolor ".repeat(58_000)}. I give up.`;
    const found = signalsOf(reportOf([said(long)])).map((signal) => signal.signal_type);
    if (profile === "default") expect(found).toContain("interaction.disengagement.quit");
  });

  it("reads a hundred thousand rows", () => {
    const rows = Array.from({ length: 100_000 }, (_, i) =>
      i % 2 === 0
        ? called(`{"name":"load","arguments":{"id":${i}}}`)
        : { from: "observation", value: `record ${i}` },
    );
    const report = reportOf([...rows, said("I give up")]);
    expect(report.interaction_signals.disengagement.signals[0]?.message_index).toBe(100_000);
  });
});
