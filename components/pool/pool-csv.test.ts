import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { leafOf } from "@/lib/signals/schema";
import { poolCsv } from "./pool-csv";
import type { PoolRow } from "./pool-row";

const row: PoolRow = {
  id: "01990000-0000-7000-8000-000000000000",
  external_id: "=airline,0412",
  version: 1,
  format: "tau-bench",
  source_name: "airline.json",
  domain: null,
  agent: null,
  outcome: 0,
  steps: 20,
  user_turns: 9,
  tool_calls: 14,
  errors: 2,
  leaves: [leafOf("execution.loops.retry").id, leafOf("environment.exhaustion.timeout").id],
  severity: 2,
  priority: 0.9399999976158142,
  analysed: true,
  preview: "hello",
  labels: 1,
  wanted: 3,
  tags: ["look again", "odd"],
  run_at: null,
  created_at: new Date(0),
};

describe("poolCsv", () => {
  it("writes what the table lists, harmless for spreadsheets", () => {
    const { data } = Papa.parse<Record<string, string>>(poolCsv([row]), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toEqual([
      expect.objectContaining({
        external_id: "'=airline,0412",
        domain: "",
        outcome: "failed",
        signals: "execution.loops.retry environment.exhaustion.timeout",
        priority: "0.94",
        tags: "look again; odd",
        labels: "1",
        labels_wanted: "3",
      }),
    ]);
  });
});
