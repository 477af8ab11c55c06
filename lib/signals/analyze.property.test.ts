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

type Conversation = { from: string; value: string }[];
type Place = [type: string, index: number];

const hitsOf = (conversation: Conversation): Signal[] =>
  signalsOf(analyzeRows(conversation)).filter((signal) => !signal.signal_type.endsWith("dragging"));

const placesOf = (conversation: Conversation): Place[] =>
  hitsOf(conversation).map(({ signal_type, message_index }) => [signal_type, message_index]);

const shiftedAfter =
  (at: number) =>
  ([type, index]: Place): Place => [type, index > at ? index - 1 : index];

/** Every hit with the first and last message it is about. */
const spansOf = (conversation: Conversation): [type: string, first: number, last: number][] =>
  hitsOf(conversation).map(({ signal_type, message_index, metadata }) => {
    const earlier = metadata.compared_to;
    return [signal_type, typeof earlier === "number" ? earlier : message_index, message_index];
  });

const chat = fc.array(
  fc.record({
    from: fc.constantFrom("human", "gpt"),
    value: fc.constantFrom(
      ...talk,
      "please tell me the status of my insurance claim",
      "I want to know the status of my insurance claim",
      "your parcel left our northern depot early this morning",
      "and the second passenger is my sister Anna",
    ),
  }),
  { minLength: 1, maxLength: 14 },
);

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
        const note = { from: "note", value: "I give up" };
        const padded = [...conversation.slice(0, at), note, ...conversation.slice(at)];
        expect(placesOf(padded.toSpliced(at, 1))).toEqual(placesOf(padded).map(shiftedAfter(at)));
      }),
      { numRuns: 150 },
    );
  });

  it("loses no hit with a message that no hit refers to or spans, and finds none that doesn't span its place", () => {
    fc.assert(
      fc.property(chat, fc.nat(), (conversation, where) => {
        const at = where % conversation.length;
        const before = spansOf(conversation);
        if (before.some(([, first, last]) => first <= at && at <= last)) return;
        const after = new Set(spansOf(conversation.toSpliced(at, 1)).map(String));
        const back = (index: number) => (index > at ? index - 1 : index);
        const kept = before.map(([type, first, last]) => String([type, back(first), back(last)]));
        for (const span of kept) expect(after).toContain(span);
        for (const span of after) {
          if (kept.includes(span)) continue;
          const [, first, last] = span.split(",");
          expect(Number(first)).toBeLessThan(at);
          expect(Number(last)).toBeGreaterThanOrEqual(at);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(["human", "gpt", "observation", "function_call"])(
    "does four times the work on four times the text, however it is made (%s)",
    (from) => {
      const texts = [
        "i don't want to talk to a human ",
        "not the first not the second one, ",
        "actually no i was not asking for it and you have been the ",
        "我不是不是要转人工",
        "a",
        "no ",
        "!?",
        "{[",
        "f*",
        "error: ",
        "x.y: ",
        "cannot_find_the_ErrorOf",
        "the the the failed to be not ",
        '"a": "b\\\\", ',
        "  \n",
        "1 2:3 ",
      ];
      for (const text of texts) {
        const cost = (length: number): number => {
          const value = text.repeat(Math.ceil(length / text.length)).slice(0, length);
          const times = [1, 2, 3].map(() => {
            const start = process.cpuUsage();
            analyzeRows([{ from, value }]);
            const { user, system } = process.cpuUsage(start);
            return user + system;
          });
          return Math.min(...times);
        };
        // Linear work gives 4, quadratic 16. What is done once (a few milliseconds) doesn't count.
        const once = 20_000;
        expect([text, cost(1_000_000) < 9 * Math.max(once, cost(250_000))]).toEqual([text, true]);
      }
    },
  );
});
