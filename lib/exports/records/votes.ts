import { itemConsensus } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import { column, type Column } from "../column";
import type { LabelledItem } from "../label-set/join";
import type { ExportRecord } from "../writer";
import { itemColumns } from "./item";

/** One row a question of an item: the votes, the consensus and how it came about. */
export function voteRecords(k: number, schema: LabelSchema, labelled: LabelledItem): ExportRecord[] {
  const { open_flags: _flags, skips: _skips, changed_at: _changed, samplers, ...item } = labelled.state;
  return itemConsensus(schema, k, labelled, labelled.decisions).map(
    ({ question, state, value, vote, adjudication }) =>
      Object.assign({}, item, {
        question,
        state,
        value,
        votes: Object.fromEntries(vote.counts.map(({ value, votes }) => [value, votes])),
        given: vote.votes,
        wanted: vote.wanted,
        unanimous: vote.unanimous,
        majority: vote.value,
        adjudicated: adjudication?.value ?? null,
        adjudication_reason: adjudication?.reason ?? null,
        adjudicator: adjudication?.actor ?? null,
        adjudicated_at: adjudication?.at.toISOString() ?? null,
        samplers,
      }),
  );
}

const { text, integer, boolean, json, moment, texts } = column;

export const voteColumns: readonly Column[] = [
  ...itemColumns,
  text("question", "the question"),
  text(
    "state",
    "adjudicated; majority; pending while labels are missing; tie or no_majority when all are in without one",
  ),
  text("value", "the consensus: what an adjudicator decided, else the majority, else empty"),
  json("votes", "answers given, by choice"),
  integer("given", "labels with an answer to the question"),
  integer("wanted", "labels wanted (k); more than half of them make a majority, and ties are never broken"),
  boolean("unanimous", "all wanted labels are in and say the same"),
  text("majority", "the choice with more than half of the wanted labels"),
  text("adjudicated", "what the adjudicator decided"),
  text("adjudication_reason", "why"),
  text("adjudicator", "who, as a pseudonym"),
  moment("adjudicated_at", "when"),
  texts("samplers", "the samplers that drew the item; empty while its study is open"),
];
