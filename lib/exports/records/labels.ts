import type { LabelSchema } from "@/lib/annotations/schema";
import { column, type Column } from "../column";
import { itemColumns, itemMembers, type ItemMembers, type ItemRow } from "./item";

/** One person's label of one item as it is stored; times are ISO 8601 texts. */
export interface LabelRow extends ItemRow {
  annotator_id: string;
  version: number;
  answers: Record<string, string>;
  evidence: { step: number; range: [number, number] | null; quote: string }[];
  comment: string;
  confidence: string | null;
  active_ms: number;
  submitted_at: string;
  changed_at: string;
}

/** One row a label. Every question of the schema is there, null where it was left open. */
export type LabelRecord = ItemMembers &
  Omit<LabelRow, keyof ItemRow | "annotator_id" | "answers"> & {
    annotator: string;
    answers: Record<string, string | null>;
  };

export const labelRecord = (
  row: LabelRow,
  schema: LabelSchema,
  nameOf: (person_id: string) => string,
): LabelRecord =>
  Object.assign(itemMembers(row), {
    annotator: nameOf(row.annotator_id),
    version: row.version,
    answers: Object.fromEntries(
      schema.questions.map(({ id }) => [id, Object.hasOwn(row.answers, id) ? row.answers[id]! : null]),
    ),
    confidence: row.confidence,
    evidence: row.evidence.map(({ step, range, quote }) => ({ step, range, quote })),
    comment: row.comment,
    active_ms: row.active_ms,
    submitted_at: row.submitted_at,
    changed_at: row.changed_at,
  });

const { text, integer, json, moment } = column;

/** Columns of the table form: one for each question of any of the schemas. */
export const labelColumns = (schemas: readonly LabelSchema[]): Column[] => [
  ...itemColumns,
  text("annotator", "who labelled, as a pseudonym that is the same in every export of the project"),
  integer("version", "how often the label was given or changed"),
  ...questionIds(schemas).map((id) => text(`answers.${id}`, `the answer to “${titleOf(schemas, id)}”`)),
  text("confidence", "low, medium or high, as the annotator said; empty when they didn't"),
  json("evidence", "the steps and spans that the annotator marked"),
  text("comment", "what the annotator wrote"),
  integer("active_ms", "milliseconds of work on it"),
  moment("submitted_at", "when it was given"),
  moment("changed_at", "when it was last changed"),
];

const questionIds = (schemas: readonly LabelSchema[]): string[] => [
  ...new Set(schemas.flatMap(({ questions }) => questions.map(({ id }) => id))),
];

const titleOf = (schemas: readonly LabelSchema[], id: string): string =>
  schemas.flatMap(({ questions }) => questions).find((question) => question.id === id)?.title ?? id;
