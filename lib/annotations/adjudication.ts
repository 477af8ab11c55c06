import { z } from "zod";
import type { LabelSchema } from "./schema";
import type { ItemAnnotations } from "./ratings";
import { vote, type Vote, type VoteState } from "./vote";

/** One decision of an adjudicator on one question of an item. Decisions are only added: the last one is in force. */
export const Adjudication = z.object({
  question: z.string(),
  version: z.number().int().min(1),
  value: z.string(),
  reason: z.string().min(1),
  actor: z.string(),
  at: z.coerce.date(),
  /** Number of the decision that was made before the labels were seen; null when there was no such stage. */
  blind_version: z.number().int().min(1).nullable().optional(),
});
export type Adjudication = z.infer<typeof Adjudication>;

export type ConsensusState = "adjudicated" | VoteState;

/** Many into one: the value of an item on a question, how it came about, and everything it came from. */
export interface Consensus {
  question: string;
  state: ConsensusState;
  value: string | null;
  vote: Vote;
  /** The decision in force, or null. */
  adjudication: Adjudication | null;
  /** All decisions on this question, oldest first. */
  history: Adjudication[];
}

/** The consensus of one question: the adjudicated value if there is one, else the majority, else none. */
export function consensus(question: string, votes: Vote, decisions: readonly Adjudication[]): Consensus {
  const history = decisions.filter((one) => one.question === question).sort((a, b) => a.version - b.version);
  const adjudication = history.at(-1) ?? null;
  return {
    question,
    state: adjudication ? "adjudicated" : votes.state,
    value: adjudication ? adjudication.value : votes.value,
    vote: votes,
    adjudication,
    history,
  };
}

/** The consensus of every question of an item, in question order. */
export function itemConsensus(
  schema: LabelSchema,
  k: number,
  item: ItemAnnotations,
  decisions: readonly Adjudication[] = [],
): Consensus[] {
  return schema.questions.map(({ id, choices }) => {
    const answers = item.annotations.map(({ answers }) => (Object.hasOwn(answers, id) ? answers[id]! : null));
    const values = choices.map(({ value }) => value);
    return consensus(id, vote(answers, k, values), decisions);
  });
}

/** True when all ratings are in, no value has the majority and nobody has decided: a person is needed. */
export function needsAdjudication({ state }: Consensus): boolean {
  return state === "tie" || state === "no_majority";
}
