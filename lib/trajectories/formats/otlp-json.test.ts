import { describe, it, expect } from "vitest";
import { examples } from "./examples";
import { outline, readText } from "./try-out";

describe("OpenTelemetry traces (OTLP/JSON)", () => {
  it("reads its example step by step", async () => {
    const { trajectories } = await readText(examples["otlp-json"]!.fits);
    expect(trajectories.map(outline)).toMatchInlineSnapshot(`
      [
        [
          "1 user visible: "rain?"",
          "1 assistant tool: weather({"city":"Oslo"}) → 2",
          "1 environment tool: k1 ok "wet"",
        ],
      ]
    `);
  });

  it("keeps nanoseconds, the session and what the call cost", async () => {
    const { trajectories } = await readText(examples["otlp-json"]!.fits);
    const trace = trajectories[0]!;
    expect(trace).toMatchObject({
      external_id: "aa",
      created_at: "2025-10-09T08:53:20.123456789Z",
      created_precision: "ns",
    });
    expect(trace.session.id).toBe("talk-1");
    expect(trace.steps[2]!.at!.pointer).toBe("/resourceSpans/0/scopeSpans/0/spans/0");
  });

  it("puts a trace together that is spread over lines", async () => {
    const span = (id: string, parent: string) => ({
      traceId: "t",
      spanId: id,
      parentSpanId: parent,
      name: "x",
      startTimeUnixNano: "1760000000000000000",
    });
    const line = (spans: unknown[]) => JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
    const { summary, trajectories } = await readText(
      [line([span("2", "1")]), line([span("1", "9")]), line([])].join("\n"),
    );
    expect(summary).toMatchObject({ records: 3, trajectories: 1, asides: 1 });
    expect(trajectories[0]!.warnings.map(({ code }) => code)).toEqual([
      "span_parent_missing",
      "content_not_recorded",
    ]);
  });
});
