import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseSets } from "../development/sets";
import { phrases as english } from "../lexicons/en/phrases";
import { defaultThresholds, type Thresholds } from "../options";
import { PhraseIndex } from "./phrase-index";
import { preparePhrase, type Phrase, type PhraseHit } from "./phrase-match";
import { countsOf, normOf } from "./prepare";
import { jaccard } from "./similarity";
import { PreparedRow } from "./view";

const lists = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => [name, texts.map(preparePhrase)]),
);
const index = new PhraseIndex(lists);

function cosine(turn: PreparedRow, { counts, norm }: Phrase): number {
  const own = countsOf(turn.tokens);
  let dot = 0;
  for (const [token, count] of own) dot += count * (counts.get(token) ?? 0);
  return dot === 0 ? 0 : Math.fround(dot / (Math.sqrt(normOf(own)) * Math.sqrt(norm)));
}

/** One phrase against one message, as published. */
function hitOf(turn: PreparedRow, phrase: Phrase, thresholds: Thresholds): PhraseHit | null {
  const spaced = (tokens: readonly string[]) => ` ${tokens.join(" ")} `;
  if (phrase.tokens.length > 0 && spaced(turn.tokens).includes(spaced(phrase.tokens)))
    return { phrase, layer: "exact", similarity: 1, threshold: 1 };
  const trigram = Math.fround(thresholds.phrase_trigram);
  const alike = jaccard(turn.trigrams, phrase.trigrams);
  if (alike >= trigram) return { phrase, layer: "trigram", similarity: alike, threshold: trigram };
  const limit = Math.fround(thresholds.phrase_cosine);
  const similarity = cosine(turn, phrase);
  return similarity >= limit ? { phrase, layer: "cosine", similarity, threshold: limit } : null;
}

function expectSame(text: string, thresholds: Thresholds = defaultThresholds): void {
  const turn = new PreparedRow(0, "human", 0, text, thresholds.maximum_characters);
  const expected = new Map<string, PhraseHit>();
  for (const [name, phrases] of Object.entries(lists))
    for (const phrase of phrases) {
      const hit = hitOf(turn, phrase, thresholds);
      if (!hit) continue;
      expected.set(name, hit);
      break;
    }
  const byName = (hits: Map<string, PhraseHit>) => [...hits].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(byName(index.hits(turn, thresholds))).toEqual(byName(expected));
}

const words = [...new Set(Object.values(english).flatMap((texts) => texts.join(" ").split(" ")))];
const said = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 12 })
  .map((parts) => parts.join(" "));

describe("the index of phrases", () => {
  it("finds in every known message what comparing it with each phrase finds", () => {
    const texts = Object.values(caseSets).flatMap((cases) => cases.map(({ text }) => text));
    texts.filter((_, i) => i % 3 === 0).forEach((text) => expectSame(text));
  });

  it("finds the same in any message, whatever the thresholds", () => {
    const limit = fc.constantFrom(0.2, 0.5, 0.6, 0.65, 0.9, 1);
    fc.assert(
      fc.property(said, limit, limit, (text, phrase_trigram, phrase_cosine) => {
        expectSame(text, { ...defaultThresholds, phrase_trigram, phrase_cosine });
      }),
      { numRuns: 400 },
    );
  });
});
