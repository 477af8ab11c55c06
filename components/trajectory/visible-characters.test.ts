import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visiblePieces, visibleString } from "./visible-characters";

describe("visible characters", () => {
  it("leaves ordinary text in one piece", () => {
    const text = "Hello 世界\n\tné 👩‍👩‍👧 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} می‌خواهم ❤️";
    expect(visiblePieces(text)).toEqual([{ start: 0, end: text.length }]);
  });

  it.each([
    ["a\u0000b", "a[NUL]b"],
    ["\u001b[31mred\u001b[0m", "[ESC[31m]red[ESC[0m]"],
    ["\u001b]8;;https://evil.example\u0007x", "[ESC]8;;https://evil.example]x"],
    ["user\u202Etxt.exe", "user[RLO]txt.exe"],
    ["pay\u200Bpal", "pay[ZWSP]pal"],
    ["a\u200Db", "a[ZWJ]b"],
    ["\uFEFFstart", "[BOM]start"],
    ["ok\u{E0068}\u{E0069}", "ok[hidden: hi]"],
    ["x\u{E0100}\u{E0101}", "x[VS ×2]"],
    ["a\rb", "a[CR]b"],
    ["a\r\nb", "a\nb"],
    ["a\uD800b", "a[U+D800]b"],
    ["a\u0085b", "a[U+0085]b"],
    ["\u2066x\u2069", "[LRI]x[PDI]"],
    ["\u3164", "[U+3164]"],
  ])("shows %j as %j", (text, shown) => expect(visibleString(text)).toBe(shown));

  it("covers every text without gap or overlap", () => {
    const character = fc.oneof(
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom("\u202E", "\u0000", "\u001b[1m", "\u{E0041}", "\r\n", "\uD800", "a"),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const pieces = visiblePieces(text);
        expect(pieces.map((piece) => text.slice(piece.start, piece.end)).join("")).toBe(text);
        for (const piece of pieces) {
          if (!piece.mark)
            expect(text.slice(piece.start, piece.end)).not.toMatch(
              /[\u202A-\u202E\u2066-\u2069\u0000\u001B]/u,
            );
        }
      }),
    );
  });
});
