import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemConsensus, needsAdjudication, type Adjudication } from "./adjudication";
import { conflictsOf, countConflicts, type AnswerPattern } from "./conflicts";
import { trajectoryReview as schema } from "./presets/trajectory-review";

const label = fc.record(
  {
    informative: fc.constantFrom("yes", "no", "not a choice"),
    reason: fc.constantFrom("action", "conversation", "external"),
    strategy: fc.constantFrom("tool_execute", "direct_answer"),
  },
  { requiredKeys: [] },
);
const decision = fc.record({
  question: fc.constantFrom("informative", "reason"),
  version: fc.integer({ min: 1, max: 3 }),
  value: fc.constantFrom("yes", "action"),
  reason: fc.constant("because"),
  actor: fc.constant("Lena"),
  at: fc.constant(new Date(0)),
});

/** Items with the same answers in one pattern, whatever their order, as the database gathers them. */
function patternsOf(items: Record<string, string>[][]): AnswerPattern[] {
  const patterns = new Map<string, AnswerPattern>();
  for (const [index, given] of items.entries()) {
    const answers = [...given].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    const key = JSON.stringify(answers);
    patterns.set(key, { answers, items: [...(patterns.get(key)?.items ?? []), index + 1] });
  }
  return [...patterns.values()];
}

describe("conflictsOf", () => {
  it("says of each item what its own consensus says", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(label, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.array(decision, { minLength: 1 })),
        (items, decided) => {
          const given = items as Record<string, string>[][];
          const decisions = new Map<number, Adjudication[]>(
            Object.entries(decided).map(([item, list]) => [Number(item), list]),
          );
          const found = conflictsOf(schema, 3, patternsOf(given), decisions);
          const numbers = patternsOf(given).map(({ answers, items: alike }) => ({
            answers,
            undecided: alike.filter((item) => !decisions.has(item)).length,
            decided: alike.filter((item) => decisions.has(item)),
          }));
          expect(countConflicts(schema, 3, numbers, decisions)).toBe(found.open.length);
          const one = given.map((answers, index) => {
            const annotations = answers.map((answer) => ({ annotator_id: "", answers: answer }));
            const consensus = itemConsensus(
              schema,
              3,
              { item: index + 1, annotations },
              decisions.get(index + 1),
            );
            return {
              item: index + 1,
              open: consensus.filter(needsAdjudication).length,
              decided: consensus.filter(({ state }) => state === "adjudicated").length,
            };
          });
          const counted = (list: typeof found.open) =>
            list.map((conflict) => ({
              item: conflict.item,
              open: conflict.open.length,
              decided: conflict.decided.length,
            }));
          expect(counted(found.open)).toEqual(one.filter(({ open }) => open > 0));
          expect(counted(found.decided)).toEqual(one.filter(({ open, decided: n }) => open === 0 && n > 0));
        },
      ),
    );
  });
});
