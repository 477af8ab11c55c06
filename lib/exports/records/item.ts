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
  outcome: row.outcome === 1 ? "success" : row.outcome === 0 ? "failed" : null,
  label_schema: row.schema_id,
  label_schema_version: row.schema_version,
});

export const itemColumns: readonly (keyof ReturnType<typeof itemMembers>)[] = [
  "queue_id",
  "queue",
  "study_id",
  "study",
  "item",
  "trajectory_id",
  "source_name",
  "external_id",
  "trajectory_version",
  "content_hash",
  "domain",
  "outcome",
  "label_schema",
  "label_schema_version",
];
