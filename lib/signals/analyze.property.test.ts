import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeRows } from "./analyze";
import { Report, groupsOf, leafIds, signalsOf, type Signal } from "./report";
import { leafOf } from "./schema";
import { severityOf } from "./severity";

const roles = ["human", "gpt", "function_call", "observation", "system", "tool"];

const talk = [
  "thank you so much",
  "I give up",
  "get me a supervisor",
  "that's not what I asked",
  "what do you mean",
  "this is useless!!",
  "it works now",
  "sounds good",
  "我要找人工客服",
  "问题解决了，谢谢",
  "book the blue room for Tuesday at nine",
  "la habitación azul para el martes por favor y gracias",
];

const values = fc.oneof(
  fc.constantFrom(...talk),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '{"name":"load","arguments":{"id":1}}',
    "load(1",
    "Error: not found",
    "\ud800",
    "\u0000",
    "{",
    "[[",
  ),
);

const rows = fc.array(fc.record({ from: fc.constantFrom(...roles), value: values }), { maxLength: 30 });

const place = ({ signal_type, message_index, snippet }: Signal) =>
  `${signal_type} ${message_index} ${snippet}`;
const lexical = (signal: Signal): boolean =>
  ["pattern_type", "pattern"].some((key) => typeof signal.metadata[key] === "string") &&
  signal.metadata.pattern_type !== "semantic_rephrase";

describe.each(["default", "reference"] as const)("analyze, %s profile", (profile) => {
  it("gives a valid report for any JSON", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 20 }), (anything) => {
        Report.parse(analyzeRows(anything, { profile }));
      }),
      { numRuns: 150 },
    );
  });

  it("gives a valid report for any conversation, the same each time", () => {
    fc.assert(
      fc.property(rows, (conversation) => {
        const report = analyzeRows(conversation, { profile });
        Report.parse(report);
        expect(analyzeRows(conversation, { profile })).toEqual(report);
        for (const { count, severity, signals } of groupsOf(report)) {
          expect(count).toBe(signals.length);
          expect(severity).toBe(severityOf(count));
        }
        expect(leafIds(report)).toEqual(
          [...new Set(signalsOf(report).map((signal) => leafOf(signal.signal_type).id))].sort(
            (a, b) => a - b,
          ),
        );
      }),
      { numRuns: 150 },
    );
  });

  it("points into the text: the range of an explanation holds the matched words", () => {
    fc.assert(
      fc.property(rows, (conversation) => {
        for (const { message_index, metadata } of signalsOf(analyzeRows(conversation, { profile }))) {
          const { range, matched } = metadata.explain;
          if (!range || profile === "reference") continue;
          const text = conversation[message_index]!.value;
          expect(range[0]).toBeGreaterThanOrEqual(0);
          expect(range[1]).toBeLessThanOrEqual(text.length);
          expect(text.slice(...range).startsWith(matched.slice(0, 50))).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("default profile", () => {
  it("keeps every lexical hit when unrelated messages are added", () => {
    const unrelated = { from: "human", value: "the blue room on Tuesday" };
    fc.assert(
      fc.property(rows, fc.nat(), (conversation, where) => {
        const at = where % (conversation.length + 1);
        const more = [...conversation.slice(0, at), unrelated, ...conversation.slice(at)];
        const before = signalsOf(analyzeRows(conversation)).filter(lexical);
        const after = new Set(signalsOf(analyzeRows(more)).map(place));
        for (const signal of before)
          expect(after).toContain(
            place({ ...signal, message_index: signal.message_index + (signal.message_index >= at ? 1 : 0) }),
          );
      }),
      { numRuns: 150 },
    );
  });

  it("changes nothing but the numbering when a row that nobody reads is taken out", () => {
    fc.assert(
      fc.property(rows, fc.nat(), (conversation, where) => {
        const at = where % (conversation.length + 1);
        const padded = [
          ...conversation.slice(0, at),
          { from: "note", value: "I give up" },
          ...conversation.slice(at),
        ];
        const shift = (index: number) => index + (index >= at ? 1 : 0);
        const without = signalsOf(analyzeRows(conversation)).filter(
          (signal) => !signal.signal_type.endsWith("dragging"),
        );
        const within = signalsOf(analyzeRows(padded)).filter(
          (signal) => !signal.signal_type.endsWith("dragging"),
        );
        expect(within.map(({ signal_type, message_index }) => [signal_type, message_index])).toEqual(
          without.map(({ signal_type, message_index }) => [signal_type, shift(message_index)]),
        );
      }),
      { numRuns: 150 },
    );
  });

  it("stays linear on a megabyte made to hurt", () => {
    const texts = [
      "i don't want to talk to a human ",
      "我不是不是要转人工",
      "no not that is not what i ",
      "a",
      "!?",
      "{[",
      "f*",
    ];
    for (const from of ["human", "observation"])
      for (const text of texts) {
        const cost = (length: number): number => {
          const value = text.repeat(Math.ceil(length / text.length)).slice(0, length);
          const start = performance.now();
          analyzeRows([{ from, value }]);
          return performance.now() - start;
        };
        cost(100_000);
        // Quadratic work on a megabyte takes minutes; linear work well under a second, also on a busy machine.
        expect(Math.min(cost(1_000_000), cost(1_000_000))).toBeLessThan(3_000);
      }
  });
});
