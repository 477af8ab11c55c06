import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDraft, isDraft } from "./draft";
import { Draft } from "./schema";

const good = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 12 });
const odd = fc.oneof(
  fc.constantFrom(null, undefined, "", "x", -1, 0, 1, 0.5, 2 ** 60, [], {}),
  fc.anything(),
);
const evidence = fc.record({
  step: fc.oneof(good(fc.nat()), odd),
  range: fc.oneof(good(fc.constant(null)), fc.tuple(fc.nat(), fc.nat()), fc.array(fc.nat()), odd),
  quote: fc.oneof(good(fc.string()), fc.constant("q".repeat(2001)), odd),
});
const draftLike = fc.record(
  {
    answers: fc.oneof(good(fc.dictionary(fc.string(), fc.string())), fc.dictionary(fc.string(), odd), odd),
    evidence: fc.oneof(good(fc.array(evidence, { maxLength: 3 })), odd),
    comment: fc.oneof(good(fc.string()), fc.constant("c".repeat(20_001)), odd),
    confidence: fc.oneof(good(fc.constantFrom("low", "medium", "high", null)), odd),
  },
  { requiredKeys: [] },
);

describe("isDraft", () => {
  it("takes what the schema takes, and nothing else", () => {
    expect(isDraft(emptyDraft)).toBe(true);
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(draftLike, odd), (value) => {
        const known = Draft.safeParse(value).success;
        if (known) taken++;
        expect(isDraft(value)).toBe(known);
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
