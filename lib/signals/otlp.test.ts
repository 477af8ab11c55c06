import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { otlpAttributes } from "@/lib/trajectories/otlp";
import { readTrajectories } from "@/lib/trajectories/read-trajectories";
import type { Trajectory } from "@/lib/trajectories/schema";
import { analyzeRows, ENGINE_VERSION } from "./analyze";
import { eventAttributes, otlpOf, reportAttributes } from "./otlp";
import { signalsOf } from "./report";

const say = (from: string, value: string) => ({ from, value });
const trouble = analyzeRows([
  say("human", "This is useless. Let me talk to a manager."),
  say("function_call", '{"name":"get_order","arguments":{"id":1}}'),
  say("observation", "Error: order not found"),
  say("gpt", "I could not find it."),
  say("human", "That is completely useless, I give up!"),
]);
const calm = analyzeRows([say("human", "Where is my order?"), say("gpt", "On its way.")]);
const start = "2026-04-01T10:00:00.123456789Z";
const about = { id: "run-1", config: 3, start, end: "2026-04-01T10:00:05Z" };

const spanOf = (request: ReturnType<typeof otlpOf>) => request.resourceSpans[0]!.scopeSpans[0]!.spans[0]!;

async function readBack(requests: unknown[]): Promise<Trajectory[]> {
  const bytes = new TextEncoder().encode(requests.map((one) => JSON.stringify(one)).join("\n"));
  const found: Trajectory[] = [];
  async function* once() {
    yield bytes;
  }
  for await (const item of readTrajectories(once(), { fileName: "signals.jsonl" })) {
    expect(item.kind).not.toBe("rejected");
    if (item.kind === "trajectory") found.push(item.trajectory);
  }
  return found;
}

describe("a report as OpenTelemetry", () => {
  it("has the figures and the hits under the published names", () => {
    const span = spanOf(otlpOf({ ...about, report: trouble }));
    const attributes = otlpAttributes(span.attributes);
    expect(attributes).toMatchObject({
      "signals.quality": "severe",
      "signals.quality_score": 0,
      "signals.turn_count": 2,
      "signals.efficiency_score": 1,
      "signals.interaction.disengagement.count": trouble.interaction_signals.disengagement.count,
      "signals.interaction.disengagement.severity": trouble.interaction_signals.disengagement.severity,
      "signals.execution.failure.count": 1,
      "signals.execution.failure.severity": 1,
      "assay.engine": ENGINE_VERSION,
      "assay.profile": "default",
      "assay.config": 3,
    });
    expect(Object.keys(attributes).filter((name) => /stagnation|satisfaction|loops/.test(name))).toEqual([]);
    expect(span.name).toBe("signals \u{1F6A9}");
    const hits = signalsOf(trouble);
    expect(span.events.map(({ name }) => name)).toEqual(
      hits.map(({ signal_type }) => `signal.${signal_type}`),
    );
    const first = otlpAttributes(span.events[0]!.attributes);
    expect(Object.keys(first)).toEqual([
      "signal.type",
      "signal.message_index",
      "signal.confidence",
      "signal.snippet",
      "signal.metadata",
    ]);
    expect(JSON.parse(String(first["signal.metadata"]))).toEqual(hits[0]!.metadata);
  });

  it("of a calm conversation has the four figures, no event and no mark", () => {
    const span = spanOf(otlpOf({ ...about, config: null, report: calm }));
    expect(reportAttributes(calm).map(({ key }) => key)).toEqual([
      "signals.quality",
      "signals.quality_score",
      "signals.turn_count",
      "signals.efficiency_score",
    ]);
    expect(span).toMatchObject({ name: "signals", events: [] });
    expect(Object.keys(otlpAttributes(span.attributes))).not.toContain("assay.config");
  });

  it("leaves out an empty snippet, and writes whole numbers as text and times to the nanosecond", () => {
    const [signal] = signalsOf(trouble);
    expect(eventAttributes({ ...signal!, snippet: "" }).map(({ key }) => key)).not.toContain(
      "signal.snippet",
    );
    const span = spanOf(otlpOf({ ...about, report: trouble }));
    expect(span).toMatchObject({
      startTimeUnixNano: "1775037600123456789",
      endTimeUnixNano: "1775037605000000000",
    });
    expect(span.attributes).toContainEqual({ key: "signals.turn_count", value: { intValue: "2" } });
    expect(spanOf(otlpOf({ ...about, start: "1970-01-01", report: calm })).startTimeUnixNano).toBe("0");
  });

  it("comes back through our own reader", async () => {
    const requests = [otlpOf({ ...about, report: trouble }), otlpOf({ ...about, id: "run-2", report: calm })];
    const found = await readBack(requests);
    expect(found.map(({ session }) => session.id)).toEqual(["run-1", "run-2"]);
    for (const [i, { created_at, source, extra, usage }] of found.entries()) {
      const span = spanOf(requests[i]!);
      expect(source.format).toBe("otlp-json");
      expect(created_at).toBe(start);
      expect(usage.duration_ms).toBe(4877);
      expect(extra.spans).toMatchObject([
        { id: span.spanId, name: span.name, attributes: otlpAttributes(span.attributes) },
      ]);
    }
  });

  it("joins the trace that the trajectory was read from", async () => {
    const id = "4BF92F3577B34DA6A3CE929D0E0E4736";
    const [found] = await readBack([otlpOf({ ...about, id, report: calm })]);
    expect(found!.external_id).toBe(id.toLowerCase());
  });
});

const spec = path.resolve("../shared/signals/spec.md");

describe.skipIf(!existsSync(spec))("the specification's OpenTelemetry paragraph (../shared)", () => {
  it("has every name that we write, and no other", () => {
    const paragraph = /\*\*OpenTelemetry\*\*\.(.*?)\n\n/s.exec(readFileSync(spec, "utf8"))![1]!;
    const named = [...paragraph.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);
    const pattern = (name: string) => (name.startsWith(".") ? `signals.<layer>.<category>${name}` : name);
    const wanted = new Set(named.map(pattern));
    const general = (key: string) =>
      key.replace(/^signals\.(interaction|execution|environment)\.\w+\./, "signals.<layer>.<category>.");
    const span = spanOf(otlpOf({ ...about, report: trouble }));
    const written = [
      ...reportAttributes(trouble).map(({ key }) => general(key)),
      ...eventAttributes(signalsOf(trouble)[0]!).map(({ key }) => key),
      ...span.events.map(() => "signal.<identifier>"),
    ];
    expect(new Set(written)).toEqual(wanted);
  });
});
