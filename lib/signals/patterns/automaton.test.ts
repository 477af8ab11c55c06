import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Automaton } from "./automaton";
import { parsePattern, type Pattern } from "./pattern";
import { Token, Vocabulary } from "./vocabulary";

const letters = ["a", "b", "c", "7"];
const idOf: Record<string, number> = { "#": Token.number, ".": Token.sentenceEnd, "?": Token.unknown };

/** The same language as a regular expression over one-letter words. */
function expression(pattern: Pattern): string {
  switch (pattern.kind) {
    case "word":
      return pattern.word;
    case "number":
      return "[#7]";
    case "stop":
      return "\\.?";
    case "gap":
      return `[abc7#?]{${pattern.least},${pattern.most}}`;
    case "sequence":
      return pattern.items.map(expression).join("");
    case "choice":
      return `(?:${pattern.options.map(expression).join("|")})`;
    case "optional":
      return `(?:${expression(pattern.item)})?`;
  }
}

const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...letters, "#", ".", "*1", "+2"),
    fc.tuple(tie("pattern"), tie("pattern")).map(([a, b]) => `${a} ${b}`),
    fc.tuple(tie("pattern"), tie("pattern")).map(([a, b]) => `(${a}|${b})`),
    tie("pattern").map((a) => `(${a})?`),
  ),
}));

describe("the automaton", () => {
  it("accepts the same stretches as a regular expression", () => {
    fc.assert(
      fc.property(
        fc.array(patterns, { minLength: 1, maxLength: 4 }),
        fc.array(fc.constantFrom(...letters, ...Object.keys(idOf)), { maxLength: 12 }),
        (rules, text) => {
          const vocabulary = new Vocabulary();
          for (const letter of letters) vocabulary.add(letter);
          const automaton = new Automaton(vocabulary);
          const parsed = rules.map((rule) => parsePattern(rule, {}));
          parsed.forEach((pattern, index) => automaton.add(pattern, index));
          vocabulary.freeze();
          const ids = Int32Array.from(text.map((letter) => idOf[letter] ?? vocabulary.add(letter)));
          const found = new Set<string>();
          automaton.run(ids, 0, ids.length, (rule, first, end) => found.add(`${rule} ${first} ${end}`));
          const expected = new Set<string>();
          parsed.forEach((pattern, rule) => {
            const whole = new RegExp(`^(?:${expression(pattern)})$`);
            for (let first = 0; first < text.length; first++)
              for (let end = first + 1; end <= text.length; end++)
                if (whole.test(text.slice(first, end).join(""))) expected.add(`${rule} ${first} ${end}`);
          });
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});
