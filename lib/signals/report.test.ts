import { describe, expect, it } from "vitest";
import { analyzeRows, ENGINE_VERSION } from "./analyze";
import { ReportLine, layersHit, leafIds, reportLine } from "./report";

const report = analyzeRows([
  { from: "human", value: "get me a supervisor" },
  { from: "function_call", value: '{"name":"load","arguments":{}}' },
  { from: "observation", value: "Error: request timed out" },
]);

describe("a report", () => {
  it("lists the ids of its leaves and its layers", () => {
    expect(leafIds(report)).toEqual([5, 20]);
    expect(layersHit(report)).toEqual(["interaction", "environment"]);
  });

  it("becomes one line of the command", () => {
    const line = ReportLine.parse(reportLine("a", report));
    expect(line).toMatchObject({
      id: "a",
      groups: {
        disengagement: { count: 1, severity: 1 },
        exhaustion: { count: 1, severity: 1 },
        loops: { count: 0, severity: 0 },
      },
      quality: { overall: "severe", score: 0 },
      profile: "default",
      engine: ENGINE_VERSION,
    });
    expect(line.signals.map((signal) => signal.signal_type)).toEqual([
      "interaction.disengagement.escalation",
      "environment.exhaustion.timeout",
    ]);
    expect(JSON.parse(JSON.stringify(line))).toEqual(line);
  });
});
