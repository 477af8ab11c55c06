import { itemConsensus, needsAdjudication, type Adjudication } from "./adjudication";
import type { LabelSchema } from "./schema";

/** Items on which people gave the same answers, whoever gave which: what is true of one is true of all. */
export interface AnswerPattern {
  answers: Record<string, string>[];
  items: number[];
}

/** An item that needs a decision on some question, or had one. */
export interface Conflict {
  item: number;
  /** Questions on which all labels are in and no value has the majority; not how they are split. */
  open: { question: string }[];
  decided: { question: string; value: string | null }[];
}

/**
 * The items of a queue that wait for a decision, and those that had all of theirs; each in the order of the items.
 * `decisions`: what was decided, by item. The vote is taken once a pattern, so that large queues are quick.
 */
export function conflictsOf(
  schema: LabelSchema,
  k: number,
  patterns: readonly AnswerPattern[],
  decisions: ReadonlyMap<number, readonly Adjudication[]>,
): { open: Conflict[]; decided: Conflict[] } {
  const open: Conflict[] = [];
  const decided: Conflict[] = [];
  for (const { answers, items } of patterns) {
    const annotations = answers.map((given) => ({ annotator_id: "", answers: given }));
    const judge = (item: number): Conflict => {
      const consensus = itemConsensus(schema, k, { item, annotations }, decisions.get(item));
      return {
        item,
        open: consensus.filter(needsAdjudication).map(({ question }) => ({ question })),
        decided: consensus
          .filter(({ state }) => state === "adjudicated")
          .map(({ question, value }) => ({ question, value })),
      };
    };
    const undecided = items.filter((item) => !decisions.has(item));
    if (undecided[0] !== undefined) {
      const { open: questions } = judge(undecided[0]);
      if (questions.length > 0)
        for (const item of undecided) open.push({ item, open: questions, decided: [] });
    }
    for (const conflict of items.filter((item) => decisions.has(item)).map(judge)) {
      if (conflict.open.length > 0) open.push(conflict);
      else if (conflict.decided.length > 0) decided.push(conflict);
    }
  }
  const byItem = (a: Conflict, b: Conflict) => a.item - b.item;
  return { open: open.sort(byItem), decided: decided.sort(byItem) };
}

/** Items on which people gave the same answers, counted; only those with decisions are named. */
export interface CountedPattern {
  answers: Record<string, string>[];
  undecided: number;
  decided: number[];
}

/** How many items wait for a decision: as many as `conflictsOf` lists as open. */
export function countConflicts(
  schema: LabelSchema,
  k: number,
  patterns: readonly CountedPattern[],
  decisions: ReadonlyMap<number, readonly Adjudication[]>,
): number {
  let open = 0;
  for (const { answers, undecided, decided } of patterns) {
    const annotations = answers.map((given) => ({ annotator_id: "", answers: given }));
    const waits = (own?: readonly Adjudication[]): boolean =>
      itemConsensus(schema, k, { item: 0, annotations }, own).some(needsAdjudication);
    if (undecided > 0 && waits()) open += undecided;
    for (const item of decided) if (waits(decisions.get(item))) open++;
  }
  return open;
}
