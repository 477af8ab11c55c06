import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textPieces, type TextMark } from "./text-pieces";

describe("textPieces", () => {
  it("cuts at marks and says where their labels stand", () => {
    const marks: TextMark[] = [{ start: 3, end: 6, tone: "evidence", label: "E1" }];
    expect(textPieces("abcdefgh", 0, 8, marks)).toEqual([
      { start: 0, end: 3, labels: [] },
      { start: 3, end: 6, mark: marks[0], labels: ["E1"] },
      { start: 6, end: 8, labels: [] },
    ]);
  });

  it("cuts a mark that begins outside the stretch and labels it only where it ends", () => {
    const marks: TextMark[] = [{ start: 0, end: 10, tone: "evidence", label: "E1" }];
    expect(textPieces("abcdefghijkl", 4, 6, marks)).toEqual([
      { start: 4, end: 6, mark: marks[0], labels: [] },
    ]);
    expect(textPieces("abcdefghijkl", 6, 12, marks).map((piece) => piece.labels)).toEqual([["E1"], []]);
  });

  it("covers the stretch whatever the marks and the characters", () => {
    const place = fc.integer({ min: -2, max: 24 });
    const mark = fc.record({
      start: place,
      end: place,
      tone: fc.constant("evidence" as const),
      label: fc.constant("E"),
    });
    const text = fc
      .array(fc.constantFrom("a", "\u202E", "世", "\u0000", "\r\n"), { maxLength: 20 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, fc.array(mark, { maxLength: 4 }), (words, marks) => {
        const pieces = textPieces(words, 0, words.length, marks);
        expect(pieces.map((piece) => words.slice(piece.start, piece.end)).join("")).toBe(words);
        const labels = pieces.flatMap((piece) => piece.labels).length;
        expect(labels).toBe(
          marks.filter(
            (one) =>
              one.start < one.end && one.start < words.length && one.end > 0 && one.end <= words.length,
          ).length,
        );
      }),
    );
  });
});
