import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outline } from "./formats/try-out";
import { assembleConversation } from "./live-conversation";
import { sha256 } from "./sha256";

const trace = (n: number) => n.toString(16).padStart(32, "0");
const id = (n: number) => n.toString(16).padStart(16, "0");

interface Given {
  trace?: number;
  span: number;
  parent?: number;
  name?: string;
  start: number;
  end?: number;
  attributes: Record<string, unknown>;
}

const line = ({ trace: t = 1, span, parent, name = "chat", start, end, attributes }: Given): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: "service.name", value: { stringValue: "shop" } }] },
        scopeSpans: [
          {
            spans: [
              {
                traceId: trace(t),
                spanId: id(span),
                ...(parent ? { parentSpanId: id(parent) } : {}),
                name,
                startTimeUnixNano: String(1_760_000_000_000_000_000n + BigInt(start) * 1_000_000n),
                ...(end
                  ? { endTimeUnixNano: String(1_760_000_000_000_000_000n + BigInt(end) * 1_000_000n) }
                  : {}),
                attributes: Object.entries(attributes).map(([key, value]) => ({
                  key,
                  value: { stringValue: typeof value === "string" ? value : JSON.stringify(value) },
                })),
              },
            ],
          },
        ],
      },
    ],
  });

const said = (role: string, content: string) => ({ role, parts: [{ type: "text", content }] });
const chat = (
  span: number,
  start: number,
  input: unknown[],
  answer: string,
  more: Partial<Given> = {},
): string =>
  line({
    span,
    start,
    end: start + 5,
    attributes: {
      "gen_ai.operation.name": "chat",
      "gen_ai.conversation.id": "talk-1",
      "gen_ai.input.messages": input,
      "gen_ai.output.messages": [said("assistant", answer)],
    },
    ...more,
  });

const first = chat(2, 10, [said("user", "hello")], "hi", { parent: 1 });
const whole = [said("user", "hello"), said("assistant", "hi"), said("user", "rain?")];
const second = chat(3, 20, whole, "no", { trace: 2 });
const root = line({ span: 1, start: 0, end: 40, name: "invoke_agent shop", attributes: {} });

const assemble = (lines: readonly string[]) => assembleConversation("talk-1", lines, sha256);
const outlineOf = async (lines: readonly string[]) => outline((await assemble(lines)).trajectory!);

describe("assembleConversation", () => {
  it("tells a conversation over several traces once, when each repeats what came before", async () => {
    expect(await outlineOf([first, root, second])).toEqual([
      '1 user visible: "hello"',
      '1 assistant visible: "hi"',
      '2 user visible: "rain?"',
      '2 assistant visible: "no"',
    ]);
    const { trajectory, spans, traces } = await assemble([first, root, second]);
    expect({ spans, traces }).toEqual({ spans: 3, traces: 2 });
    expect(trajectory).toMatchObject({ external_id: "talk-1", session: { id: "talk-1" } });
  });

  it("puts traces one after the other when each tells its own turn only", async () => {
    const alone = chat(3, 20, [said("user", "rain?")], "no", { trace: 2 });
    const again = chat(4, 30, [said("user", "rain?")], "still no", { trace: 3 });
    expect(await outlineOf([again, alone, first])).toEqual([
      '1 user visible: "hello"',
      '1 assistant visible: "hi"',
      '2 user visible: "rain?"',
      '2 assistant visible: "no"',
      '3 user visible: "rain?"',
      '3 assistant visible: "still no"',
    ]);
  });

  const call = {
    role: "assistant",
    parts: [{ type: "tool_call", id: "c1", name: "weather", arguments: {} }],
  };
  const asked = (start: number) =>
    line({
      span: 10,
      start,
      end: start + 2,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.input.messages": [said("user", "rain?")],
        "gen_ai.output.messages": [call],
      },
    });
  const tool = (start: number, more: Partial<Given> = {}) =>
    line({
      trace: 2,
      span: 11,
      start,
      end: start + 3,
      name: "execute_tool weather",
      attributes: { "gen_ai.tool.name": "weather", "gen_ai.tool.call.id": "c1" },
      ...more,
    });
  const result = { role: "tool", parts: [{ type: "tool_call_response", id: "c1", response: "wet" }] };
  const answered = (start: number, more: Partial<Given> = {}) =>
    chat(12, start, [said("user", "rain?"), call, result], "Yes.", { trace: 3, ...more });
  const rainy = [
    '1 user visible: "rain?"',
    "1 assistant tool: weather({}) → 2",
    '1 environment tool: k1 unknown "wet"',
    '1 assistant visible: "Yes."',
  ];

  it("tells once what spans tell that each are a trace of their own", async () => {
    expect(await outlineOf([answered(20), tool(10), asked(10)])).toEqual(rainy);
  });

  it("tells once, and in order, what happened within one tick of the clock", async () => {
    for (const more of [{}, { trace: 1 }])
      for (const span of [3, 12]) {
        const spans = [asked(10), tool(10, more), answered(10, { ...more, span })];
        for (const order of [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ])
          expect(await outlineOf(order.map((at) => spans[at]!))).toEqual(rainy);
      }
  });

  it("takes the last state of a span that came before and after its end", async () => {
    const begun = line({
      span: 2,
      start: 10,
      attributes: { "gen_ai.operation.name": "chat", "gen_ai.input.messages": [said("user", "hello")] },
    });
    const expected = await outlineOf([first]);
    expect(await outlineOf([begun, first])).toEqual(expected);
    expect(await outlineOf([first, begun])).toEqual(expected);
    const { source, spans } = await assemble([first, begun]);
    expect(spans).toBe(1);
    expect(new TextDecoder().decode(source).split("\n")).toHaveLength(3);
  });

  it("is nothing to review when no span tells of an agent", async () => {
    const made = await assemble([line({ span: 1, start: 0, name: "GET /health", attributes: {} })]);
    expect(made.trajectory).toBeNull();
    expect(made.spans).toBe(1);
  });

  it("keeps what a gateway says of signals beside the steps", async () => {
    const { trajectory } = await assemble([
      line({
        span: 1,
        start: 0,
        attributes: {
          "llm.model": "openai/gpt-4o-mini",
          "llm.user_message_preview": "What’s the weather?",
          "signals.quality": "Good",
        },
      }),
    ]);
    expect(outline(trajectory!)).toEqual([
      '1 user visible: "What’s the weather?"',
      '1 trace control: "chat: content not recorded" (span)',
    ]);
    expect(trajectory!.extra.spans).toMatchObject([{ attributes: { "signals.quality": "Good" } }]);
  });

  it("is the same in whatever order and however often the spans come", async () => {
    const tool = line({
      span: 5,
      parent: 1,
      start: 30,
      end: 31,
      name: "execute_tool weather",
      attributes: {
        "gen_ai.tool.name": "weather",
        "gen_ai.tool.call.arguments": "{}",
        "gen_ai.tool.call.result": "wet",
      },
    });
    const lines = [first, second, root, tool];
    const expected = await assemble(lines);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        fc.array(fc.constantFrom(...lines)),
        async (shuffled, repeated) => {
          const made = await assemble([...shuffled, ...repeated]);
          expect(made).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });
});
