import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, isAscii, tokensOf, trigramsOf, words } from "./prepare";
import { jaccard } from "./similarity";
import { leastTrigrams, mayBeAlike, sketchOf } from "./trigram-sketch";

const text = fc.oneof(
  fc.string({ unit: "binary-ascii", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.constantFrom("Don't", "stop,", "--", "(now)", "*", "İ", "“so”", "a_b", "𠀀", "\t", "\u0085"), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join(" ")),
);

/** As published, for any text. */
const published = (folded: string): string[] =>
  words(folded)
    .map((piece) => piece.replace(/^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g, ""))
    .filter((token) => token !== "");

const publishedFold = (source: string): string =>
  source
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, "-")
    .toLowerCase();

const joined = (source: string): string => tokensOf(fold(source)).join(" ");

describe("text preparation", () => {
  it("knows ASCII", () => {
    expect([isAscii("so\u0000~\u007f"), isAscii("só")]).toEqual([true, false]);
  });

  it("gives ASCII texts the tokens that any text gets", () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(fold(source)).toBe(publishedFold(source));
        expect(tokensOf(fold(source))).toEqual(published(publishedFold(source)));
      }),
      { numRuns: 500 },
    );
  });

  it("tells as many trigrams apart as there are", () => {
    fc.assert(
      fc.property(text, (source) => {
        const points = Array.from(source);
        const distinct = new Set(points.slice(2).map((_, i) => points.slice(i, i + 3).join("")));
        expect(trigramsOf(source).size).toBe(distinct.size);
      }),
    );
  });
});

describe("the sketch of a message", () => {
  it("counts its tokens, and never more trigrams than there are", () => {
    fc.assert(
      fc.property(text, (source) => {
        const sketch = sketchOf(source, 3);
        const { size } = trigramsOf(joined(source));
        expect(sketch.tokens).toBe(tokensOf(fold(source)).length);
        expect(leastTrigrams(sketch)).toBeLessThanOrEqual(size);
        expect(sketch.most).toBeGreaterThanOrEqual(size);
      }),
      { numRuns: 500 },
    );
  });

  it("never says of alike messages that they can't be", () => {
    const alike = fc.tuple(text, text).map(([a, b]) => [`${a}${a} ${a}`, `${a}${a} ${a} ${b.slice(0, 3)}`]);
    fc.assert(
      fc.property(alike, fc.double({ min: 0.05, max: 1, noNaN: true }), ([a, b], least) => {
        const similarity = jaccard(trigramsOf(joined(a!)), trigramsOf(joined(b!)));
        if (similarity >= Math.fround(least))
          expect(mayBeAlike(sketchOf(a!, 0), sketchOf(b!, 1), least)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("tells messages apart that share little", () => {
    const one = sketchOf("the parcel left our depot this morning", 0);
    const other = sketchOf("which seat would you like to have then", 200);
    expect(mayBeAlike(one, other, 0.85)).toBe(false);
  });
});
