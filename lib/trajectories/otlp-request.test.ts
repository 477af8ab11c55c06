import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeApart } from "./otlp-request";

const trace = "5b8efff798038103d269b633813fc60c";
const id = (n: number) => n.toString(16).padStart(16, "0");
const limit = 1 << 20;

describe("takeApart", () => {
  it("gives each span a line of its own under its resource and scope, every value as it was written", () => {
    const text = `{ "resourceSpans": [ { "schemaUrl": "u",
      "resource": {"attributes": [{"key": "service.name", "value": {"stringValue": "shop"}}]},
      "scopeSpans": [{"scope": {"name": "s"}, "spans": [
        {"traceId": "${trace.toUpperCase()}", "spanId": "${id(1)}", "startTimeUnixNano": 1544712660300000001,
         "attributes": [{"key": "n", "value": {"intValue": 9007199254740993}},
           {"key": "gen_ai.conversation.id", "value": {"stringValue": " talk 7 "}}], "later": 1.0},
        {"traceId": "${trace}", "spanId": "${id(2)}"}]}]}]}`;
    const { spans, rejected } = takeApart(text, limit);
    expect(rejected).toBe(0);
    expect(spans.map(({ line: _, ...rest }) => rest)).toEqual([
      { trace_id: trace, span_id: id(1), conversation: "talk 7" },
      { trace_id: trace, span_id: id(2), conversation: null },
    ]);
    expect(spans[0]!.line).not.toContain("\n");
    expect(spans[0]!.line).toContain('"intValue": 9007199254740993');
    expect(spans[0]!.line).toContain('"startTimeUnixNano": 1544712660300000001');
    expect(spans[0]!.line).toContain('"later": 1.0');
    expect(JSON.parse(spans[1]!.line)).toEqual({
      resourceSpans: [
        {
          schemaUrl: "u",
          resource: { attributes: [{ key: "service.name", value: { stringValue: "shop" } }] },
          scopeSpans: [{ scope: { name: "s" }, spans: [{ traceId: trace, spanId: id(2) }] }],
        },
      ],
    });
  });

  it("reads base64 ids, which JSON made by a protobuf library has", () => {
    const [span] = takeApart(
      JSON.stringify({
        resourceSpans: [
          { scopeSpans: [{ spans: [{ traceId: "W47/95gDgQPSabYzgT/GDA==", spanId: "AAAAAAAAAAE=" }] }] },
        ],
      }),
      limit,
    ).spans;
    expect(span).toMatchObject({ trace_id: trace, span_id: id(1) });
  });

  it("refuses single spans with a reason and keeps the others", () => {
    const spans = [
      { traceId: trace, spanId: id(1) },
      { traceId: "xyz", spanId: id(2) },
      { traceId: "0".repeat(32), spanId: id(3) },
      { traceId: trace, spanId: "0".repeat(16) },
      { traceId: trace, spanId: id(4), name: "x".repeat(2000) },
      7,
    ];
    const request = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
    const made = takeApart(request, 1000);
    expect(made.spans.map(({ span_id }) => span_id)).toEqual([id(1)]);
    expect(made.rejected).toBe(5);
    expect(made.reasons).toEqual([
      { reason: "traceId is 32 hexadecimal digits, not all 0", n: 2 },
      { reason: "spanId is 16 hexadecimal digits, not all 0", n: 1 },
      { reason: "the span is too large", n: 1 },
      { reason: "a span is an object", n: 1 },
    ]);
  });

  it.each(["", "[]", "{", "null", '{"resourceSpans":{}}', "\u0000"])("is no request: %j", (text) =>
    expect(() => takeApart(text, limit)).toThrow(SyntaxError),
  );

  it.each([
    "{}",
    '{"resourceSpans":[]}',
    '{"resourceSpans":[{},{"scopeSpans":[{}]},{"scopeSpans":5}]}',
    '{"resourceSpans":[5,null,{"scopeSpans":[null,{"spans":{}}]}]}',
    '{"__proto__":{"resourceSpans":[1]}}',
  ])("has no spans: %j", (text) =>
    expect(takeApart(text, limit)).toEqual({ spans: [], rejected: 0, reasons: [] }),
  );

  it("loses and invents nothing, whatever stands in the request", () => {
    const span = fc.record({
      traceId: fc.constantFrom(trace, "bad"),
      spanId: fc.nat(99).map((n) => id(n + 1)),
    });
    const any = fc.jsonValue({ maxDepth: 3 });
    const request = fc.array(
      fc.record({
        extra: any,
        scopeSpans: fc.array(fc.record({ spans: fc.array(fc.tuple(span, any)), 'a\n"]}': any })),
      }),
    );
    fc.assert(
      fc.property(request, fc.constantFrom(undefined, 2), (given, indent) => {
        const resourceSpans = given.map(({ scopeSpans, ...rest }) => ({
          ...rest,
          scopeSpans: scopeSpans.map(({ spans, ...scope }) => ({
            spans: spans.map(([one, more]) => ({ ...one, more })),
            ...scope,
          })),
        }));
        const all = resourceSpans.flatMap((resource) =>
          resource.scopeSpans.flatMap((scope) =>
            scope.spans.map((one) => ({
              resourceSpans: [{ ...resource, scopeSpans: [{ ...scope, spans: [one] }] }],
            })),
          ),
        );
        const { spans, rejected } = takeApart(JSON.stringify({ resourceSpans }, null, indent), limit);
        const good = all.filter((one) => one.resourceSpans[0]!.scopeSpans[0]!.spans[0]!.traceId === trace);
        expect(rejected).toBe(all.length - good.length);
        expect(spans.map(({ line }) => JSON.parse(line) as unknown)).toEqual(
          good.map((one) => JSON.parse(JSON.stringify(one)) as unknown),
        );
      }),
    );
  });
});
