import { column, type Column } from "../column";

/** What stands before the answers in every row about an item: which queue, which trajectory. */
export interface ItemRow {
  queue_id: string;
  queue: string;
  study_id: string | null;
  study: string | null;
  item: number;
  trajectory_id: string;
  source_name: string;
  external_id: string;
  trajectory_version: number;
  content_hash: string;
  domain: string | null;
  /** As stored: 0 failed, 1 success, 2 nobody said. */
  outcome: number;
  schema_id: string;
  schema_version: number;
}

const outcomeOf = (stored: number): "success" | "failed" | null =>
  stored === 1 ? "success" : stored === 0 ? "failed" : null;

/**
 * The item's part of a record, in its fixed order. The rest is added by Object.assign: an object literal with a spread
 * and more members after it takes V8 a hundred times as long, which a million labels notice.
 */
export const itemMembers = (row: ItemRow) => ({
  queue_id: row.queue_id,
  queue: row.queue,
  study_id: row.study_id,
  study: row.study,
  item: row.item,
  trajectory_id: row.trajectory_id,
  source_name: row.source_name,
  external_id: row.external_id,
  trajectory_version: row.trajectory_version,
  content_hash: row.content_hash,
  domain: row.domain,
  outcome: outcomeOf(row.outcome),
  label_schema: row.schema_id,
  label_schema_version: row.schema_version,
});

export type ItemMembers = ReturnType<typeof itemMembers>;

const { text, integer } = column;

export const itemColumns: readonly Column[] = [
  text("queue_id", "the queue in which the item was labelled"),
  text("queue", "its name"),
  text("study_id", "the study that the queue belongs to; empty when it belongs to none"),
  text("study", "its name"),
  integer("item", "the item's place in the queue, from 1"),
  text("trajectory_id", "the trajectory, as this workbench knows it"),
  text("source_name", "the source that it was imported from"),
  text("external_id", "the id that its source gives it"),
  integer("trajectory_version", "its version: the same id with other content is a new one"),
  text("content_hash", "SHA-256 of its content"),
  text("domain", "its domain; empty when nobody said"),
  text("outcome", "how the run ended: success, failed, or empty when nobody said"),
  text("label_schema", "the questions that were asked"),
  integer("label_schema_version", "their version"),
];
