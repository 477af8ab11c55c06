import { column, type Column } from "../column";

/** A decision of an adjudicator as it is stored. */
export interface DecisionRow {
  queue_id: string;
  queue: string;
  item: number;
  question: string;
  version: number;
  value: string;
  reason: string;
  actor_id: string;
  at: string;
  blind_version: number | null;
}

/** One row a decision; of each item and question the highest version is in force. */
export type DecisionRecord = Omit<DecisionRow, "actor_id"> & { adjudicator: string };

export const decisionRecord = (row: DecisionRow, nameOf: (person_id: string) => string): DecisionRecord => ({
  queue_id: row.queue_id,
  queue: row.queue,
  item: row.item,
  question: row.question,
  version: row.version,
  value: row.value,
  reason: row.reason,
  adjudicator: nameOf(row.actor_id),
  at: row.at,
  blind_version: row.blind_version,
});

const { text, integer, moment } = column;

export const decisionColumns: readonly Column[] = [
  text("queue_id", "the queue of the item"),
  text("queue", "its name"),
  integer("item", "the item"),
  text("question", "the question that was decided"),
  integer("version", "counts from 1; the highest is in force"),
  text("value", "the answer that was decided on"),
  text("reason", "why"),
  text("adjudicator", "who decided, as a pseudonym"),
  moment("at", "when"),
  integer(
    "blind_version",
    "the decision that was made before the labels were seen; empty when there was no such stage",
  ),
];
