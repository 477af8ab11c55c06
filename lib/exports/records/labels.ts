import type { LabelSchema } from "@/lib/annotations/schema";
import type { ExportRecord } from "../writer";
import { itemColumns, itemMembers, type ItemRow } from "./item";

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
export const labelRecord = (
  row: LabelRow,
  schema: LabelSchema,
  nameOf: (person_id: string) => string,
): ExportRecord =>
  Object.assign(itemMembers(row), {
    annotator: nameOf(row.annotator_id),
    version: row.version,
    answers: Object.fromEntries(
      schema.questions.map(({ id }) => [id, Object.hasOwn(row.answers, id) ? row.answers[id] : null]),
    ),
    confidence: row.confidence,
    evidence: row.evidence.map(({ step, range, quote }) => ({ step, range, quote })),
    comment: row.comment,
    active_ms: row.active_ms,
    submitted_at: row.submitted_at,
    changed_at: row.changed_at,
  });

/** Columns of the table form: one for each question of any of the schemas. */
export const labelColumns = (schemas: readonly LabelSchema[]): string[] => [
  ...itemColumns,
  "annotator",
  "version",
  ...new Set(schemas.flatMap(({ questions }) => questions.map(({ id }) => `answers.${id}`))),
  "confidence",
  "evidence",
  "comment",
  "active_ms",
  "submitted_at",
  "changed_at",
];
