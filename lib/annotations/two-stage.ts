import { needsAdjudication, type Adjudication, type Consensus } from "./adjudication";

/** A lead's first decision on a question of an item, made before seeing labels, votes, names or verdicts. */
export interface BlindDecision {
  question: string;
  version: number;
  value: string;
  reason: string;
  actor_id: string;
  actor: string;
  at: Date;
}

/**
 * incomplete: labels are still missing; blind: a decision is needed and this lead hasn't made the first one;
 * revealed: they have, and confirm or change it now, or they have seen the labels elsewhere; decided: a decision is in force; majority: none is needed.
 */
export type Stage = "incomplete" | "blind" | "revealed" | "decided" | "majority";

/** This lead's newest first decision on a question, unless a final one has followed it. */
export function pendingBlind<Decision extends Pick<BlindDecision, "question" | "version" | "actor_id">>(
  question: string,
  history: readonly Pick<Adjudication, "question" | "blind_version" | "at">[],
  blind: readonly Decision[],
  me: string,
): Decision | null {
  const own = blind.filter((one) => one.question === question && one.actor_id === me).at(-1) ?? null;
  const used = history.some((one) => one.question === question && one.blind_version === own?.version);
  return used ? null : own;
}

/**
 * How far a question is for one lead. A lead who has decided blind keeps the second stage even when another was quicker;
 * one who has `seen` the labels elsewhere can't decide blind any more and decides in one stage.
 */
export function stageOf(
  consensus: Consensus,
  blind: readonly BlindDecision[],
  me: string,
  seen = false,
): { stage: Stage; own: BlindDecision | null } {
  const own = pendingBlind(consensus.question, consensus.history, blind, me);
  if (consensus.state === "adjudicated") return { stage: "decided", own };
  if (!consensus.vote.complete) return { stage: "incomplete", own: null };
  if (!needsAdjudication(consensus)) return { stage: "majority", own: null };
  return { stage: own || seen ? "revealed" : "blind", own };
}

/** What a lead may see of one question of an item. */
export interface StagedQuestion {
  question: string;
  stage: Stage;
  /** Null while it is to be decided blind. */
  consensus: Consensus | null;
  /** The first decisions: the lead's own, and everybody's once one is in force. */
  blind: BlindDecision[];
  /** The first decision that is to be confirmed or changed. */
  own: BlindDecision | null;
}

/**
 * An item as a lead may see it. While a question is to be decided blind, nothing is shown of any question's labels: what
 * people answered to one tells of their answers to the others. So it is while the item is `waiting` for more labels: it may
 * have to be decided on later. Incomplete questions stay closed in any case. `seen`: they have seen its labels elsewhere.
 */
export function stagedItem(
  all: readonly Consensus[],
  blind: readonly BlindDecision[],
  me: string,
  { seen = false, waiting = false }: { seen?: boolean; waiting?: boolean } = {},
): { sealed: boolean; questions: StagedQuestion[] } {
  const staged = all.map((consensus) => ({ consensus, ...stageOf(consensus, blind, me, seen) }));
  const sealed = waiting || staged.some(({ stage }) => stage === "blind");
  return {
    sealed,
    questions: staged.map(({ consensus, stage, own }) => {
      const visible = stage === "decided" || (!sealed && stage !== "incomplete");
      return {
        question: consensus.question,
        stage,
        consensus: visible ? consensus : null,
        blind: blind.filter(
          (one) => one.question === consensus.question && (one.actor_id === me || stage === "decided"),
        ),
        own,
      };
    }),
  };
}
