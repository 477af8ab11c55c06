import { itemConsensus, type Adjudication } from "@/lib/annotations/adjudication";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { ExportRecord } from "../writer";
import { itemColumns, itemMembers, type ItemRow } from "./item";

/** One item with everything that was said about it. */
export interface VoteRow extends ItemRow {
  k: number;
  annotations: { annotator_id: string; answers: Record<string, string> }[];
  decisions: Adjudication[];
  /** Which samplers drew it; null while its study is open or when it belongs to none. */
  samplers: string[] | null;
}

/** One row a question of an item: the votes, the consensus and how it came about. */
export function voteRecords(
  row: VoteRow,
  schema: LabelSchema,
  nameOf: (person_id: string) => string,
): ExportRecord[] {
  return itemConsensus(schema, row.k, row, row.decisions).map(
    ({ question, state, value, vote, adjudication }) =>
      Object.assign(itemMembers(row), {
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
        adjudicator: adjudication ? nameOf(adjudication.actor) : null,
        adjudicated_at: adjudication?.at.toISOString() ?? null,
        samplers: row.samplers,
      }),
  );
}

export const voteColumns: readonly string[] = [
  ...itemColumns,
  "question",
  "state",
  "value",
  "votes",
  "given",
  "wanted",
  "unanimous",
  "majority",
  "adjudicated",
  "adjudication_reason",
  "adjudicator",
  "adjudicated_at",
  "samplers",
];
