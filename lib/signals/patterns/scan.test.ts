import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TokenBuffer } from "./scan";
import { Token, Vocabulary } from "./vocabulary";

const vocabulary = new Vocabulary();
const known = ["don't", "thanks", "f*k", "好", "404"].map((word) => vocabulary.add(word));
vocabulary.freeze();

function scan(text: string): { ids: number[]; words: string[]; buffer: TokenBuffer } {
  const buffer = new TokenBuffer(vocabulary);
  buffer.scan(text);
  const positions = Array.from({ length: buffer.count }, (_, at) => at);
  return {
    ids: positions.map((at) => buffer.ids[at]!),
    words: positions.map((at) => text.slice(buffer.starts[at], buffer.ends[at])),
    buffer,
  };
}

describe("the token scanner", () => {
  it("finds words with and without apostrophe, curly or straight, in any case and width", () => {
    expect(scan("Don’t dont DON'T ＴＨＡＮＫＳ").ids).toEqual([known[0], known[0], known[0], known[1]]);
  });

  it("reads masked words, ideographs and numbers", () => {
    expect(scan("f***k 好 404 17 3.5").ids).toEqual([
      known[2],
      known[3],
      known[4],
      Token.number,
      Token.number,
    ]);
  });

  it("parts sentences and remembers their kind", () => {
    const { ids, buffer } = scan("Hi!? so");
    expect(ids).toEqual([Token.unknown, Token.sentenceEnd, Token.unknown]);
    expect(buffer.before[1]).toBe(8);
  });

  it("marks commas, dots without a space and brackets before a word", () => {
    const { buffer } = scan("a, b.c (d e");
    expect([...buffer.before.slice(0, 5)]).toEqual([0, 1, 1, 1, 0]);
  });

  it("counts letters by script and case", () => {
    expect(scan("ABc 你好 привет").buffer.letters).toEqual({ latin: 3, ideographs: 2, foreign: 6, upper: 2 });
  });

  it("gives the same stem to a plural", () => {
    const { buffer } = scan("claims claim Claims");
    expect(new Set(buffer.stems.slice(0, 3)).size).toBe(1);
  });

  it("gives ranges in order that lie inside the text, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        const { buffer } = scan(text);
        let last = 0;
        for (let at = 0; at < buffer.count; at++) {
          expect(buffer.starts[at]).toBeGreaterThanOrEqual(last);
          expect(buffer.ends[at]).toBeGreaterThan(buffer.starts[at]!);
          last = buffer.ends[at]!;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
