import { itemConsensus, type Adjudication } from "./adjudication";
import type { AnswerPattern } from "./conflicts";
import type { LabelSchema } from "./schema";
import { stagedItem, type BlindDecision } from "./two-stage";

interface SealedInput {
  schema: LabelSchema;
  k: number;
  /** Whether labels may still come in: an item that lacks some may then have to be decided on later. */
  open: boolean;
  patterns: readonly AnswerPattern[];
  decisions: ReadonlyMap<number, readonly Adjudication[]>;
  /** First decisions of the queue. */
  blind: readonly (BlindDecision & { item: number })[];
  /** Who looks; they may adjudicate. */
  me: string;
}

/**
 * Items whose votes somebody who adjudicates may not see yet: those that wait for this person's first decision, which is
 * made without them, and those that may come to it because labels are still missing.
 */
export function sealedItems({ schema, k, open, patterns, decisions, blind, me }: SealedInput): Set<number> {
  const sealed = new Set<number>();
  const own = new Map<number, (BlindDecision & { item: number })[]>();
  for (const decision of blind)
    if (decision.actor_id === me) own.set(decision.item, [...(own.get(decision.item) ?? []), decision]);
  for (const { answers, items } of patterns) {
    const annotations = answers.map((given) => ({ annotator_id: "", answers: given }));
    const judge = (item: number): boolean =>
      stagedItem(
        itemConsensus(schema, k, { item, annotations }, decisions.get(item)),
        own.get(item) ?? [],
        me,
        { waiting: open && answers.length < k },
      ).sealed;
    // What is true of one untouched item of a pattern is true of all.
    const untouched = items.filter((item) => !decisions.has(item) && !own.has(item));
    if (untouched[0] !== undefined && judge(untouched[0])) for (const item of untouched) sealed.add(item);
    for (const item of items) if ((decisions.has(item) || own.has(item)) && judge(item)) sealed.add(item);
  }
  return sealed;
}
