import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasLines, stringPieces } from "./json-string";

describe("stringPieces", () => {
  it("decodes to the string and covers its inside", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const text = `[${JSON.stringify(value)}]`;
        const pieces = stringPieces(text, 1, text.length - 1);
        expect(pieces.map((piece) => piece.decoded ?? text.slice(piece.start, piece.end)).join("")).toBe(
          value,
        );
        expect(pieces.map((piece) => text.slice(piece.start, piece.end)).join("")).toBe(text.slice(2, -2));
      }),
    );
  });

  it("knows strings with line breaks from escaped backslashes", () => {
    const value = (text: string) => hasLines(text, 0, text.length);
    expect(value(JSON.stringify("def f():\n    return 1  # and so on"))).toBe(true);
    expect(value(JSON.stringify("C:\\new\\folder\\with\\a\\long\\path"))).toBe(false);
    expect(value("12345678901234567890123456789")).toBe(false);
  });
});
