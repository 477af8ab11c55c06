import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { analyseAll, importBytes } from "@/tests/imported";
import { contentsOf } from "@/tests/imported-contents";
import { withWorkbench } from "@/tests/workbench";

const workbench = withWorkbench();

describe("analyse-trajectories", () => {
  it("finds in stored trajectories what an import found in them, and nothing twice", async () => {
    const line = (n: number) =>
      JSON.stringify({
        id: `run-${n}`,
        messages: [
          { role: "user", content: `Where is parcel ${n}? Your answer was wrong. I want a manager.` },
          {
            role: "assistant",
            content: null,
            tool_calls: [{ id: "c", type: "function", function: { name: "track", arguments: "{}" } }],
          },
          { role: "tool", tool_call_id: "c", content: "Error: timeout" },
          { role: "assistant", content: "I can't find it." },
        ],
      });
    await importBytes(workbench.operator, Array.from({ length: 60 }, (_, n) => line(n)).join("\n"));
    const imported = await contentsOf(pool(), "lab");
    expect(imported.analyses.rows).toBe(60);

    await pool().query(`delete from analysis`);
    await pool().query(
      `update trajectory set analysed = false, leaves = '{}', severity = 0, quality = null, priority = 0, report_engine = null, report_config = null`,
    );
    expect((await contentsOf(pool(), "lab")).trajectories).not.toEqual(imported.trajectories);
    await analyseAll(workbench.operator);
    expect(await contentsOf(pool(), "lab")).toEqual(imported);
    await pool().query(`update trajectory set report_engine = null`);
    await analyseAll(workbench.operator);
    expect((await contentsOf(pool(), "lab")).analyses).toEqual(imported.analyses);
  });
});
