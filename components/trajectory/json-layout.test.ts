import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutJson, objectEntries } from "./json-layout";

/** The layout as text, the way the page draws it. */
function drawn(text: string, columns?: number): string | null {
  const lines = layoutJson(text, columns);
  return (
    lines
      ?.map(
        (line) =>
          "  ".repeat(line.depth) +
          line.tokens.map((token) => (token.spaced ? " " : "") + text.slice(token.start, token.end)).join(""),
      )
      .join("\n") ?? null
  );
}

describe("layoutJson", () => {
  it("keeps short values on one line", () => {
    expect(drawn('{"item_id":"8841233","available":true,"price":129.00}')).toBe(
      '{ "item_id": "8841233", "available": true, "price": 129.00 }',
    );
    expect(drawn("[1,2 , 3]")).toBe("[1, 2, 3]");
    expect(drawn("{}")).toBe("{}");
    expect(drawn('  "x"  ')).toBe('"x"');
  });

  it("breaks wide ones and keeps what fits flat", () => {
    expect(drawn('{"flights":[],"searched":{"date":"2026-05-12","max_stops":0}}', 50)).toBe(
      '{\n  "flights": [],\n  "searched": { "date": "2026-05-12", "max_stops": 0 }\n}'.replace(
        '{ "date": "2026-05-12", "max_stops": 0 }',
        '{\n    "date": "2026-05-12",\n    "max_stops": 0\n  }',
      ),
    );
    expect(drawn('{"flights":[],"searched":{"date":"2026-05-12","max_stops":0}}', 60)).toBe(
      '{\n  "flights": [],\n  "searched": { "date": "2026-05-12", "max_stops": 0 }\n}',
    );
  });

  it("never changes digits, escapes or repeated keys", () => {
    const text = '{"id":12345678901234567890,"a":1.50,"a":2,"s":"\\u0041\\n"}';
    expect(drawn(text)).toBe('{ "id": 12345678901234567890, "a": 1.50, "a": 2, "s": "\\u0041\\n" }');
  });

  it.each([
    "",
    "{",
    "[1,]",
    '{"a" 1}',
    "{a:1}",
    "01",
    "nul",
    '"a',
    "[1] x",
    '{"a":1,}',
    "[,1]",
    "+1",
    '"\n"',
  ])("is null for %j, which isn't JSON", (text) => expect(layoutJson(text)).toBeNull());

  it("refuses depths that no page can show instead of overflowing the stack", () => {
    expect(layoutJson("[".repeat(100_000) + "]".repeat(100_000))).toBeNull();
  });

  it("holds every token of any JSON, in order", () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 5 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 3 }),
        (json, columns, indent) => {
          const text = JSON.stringify(JSON.parse(json), null, indent);
          const tokens = layoutJson(text, columns)?.flatMap((line) => line.tokens) ?? [];
          expect(tokens.map((token) => text.slice(token.start, token.end)).join("")).toBe(
            JSON.stringify(JSON.parse(json)),
          );
        },
      ),
    );
  });

  it("accepts exactly what JSON.parse accepts", () => {
    const parses = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const piece = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      "1",
      "-",
      "0",
      ".5",
      "e3",
      "true",
      " ",
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join("");
        expect(layoutJson(text) !== null).toBe(parses(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("objectEntries", () => {
  it("gives the places of keys and values", () => {
    const text = '{ "date": "2026-05-12", "n" : [1, 2] }';
    const entries = objectEntries(text) ?? [];
    expect(
      entries.map(({ key, value }) => [text.slice(key.start, key.end), text.slice(value.start, value.end)]),
    ).toEqual([
      ['"date"', '"2026-05-12"'],
      ['"n"', "[1, 2]"],
    ]);
    expect(objectEntries("[1]")).toBeNull();
    expect(objectEntries("date=1")).toBeNull();
  });
});
