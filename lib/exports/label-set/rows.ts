import type { DecisionRecord } from "../records/decisions";
import type { ItemRecord } from "../records/items";
import type { LabelRecord } from "../records/labels";
import type { QueueRecord } from "../records/queues";

/** The tables of a label set: what every figure of a bundle can be counted again from. */
export const labelSetTables = ["queues", "items", "labels", "decisions"] as const;
export type LabelSetTable = (typeof labelSetTables)[number];

interface LabelSetRecords {
  queues: QueueRecord;
  items: ItemRecord;
  labels: LabelRecord;
  decisions: DecisionRecord;
}

/**
 * A label set as records in batches, wherever they lie: the database, a frozen set, the files of a bundle. Items, labels
 * and decisions are in order of queue and item. Each call reads from the start.
 */
export type LabelSetRows = {
  [Table in LabelSetTable]: () => AsyncIterable<LabelSetRecords[Table][]>;
};

/** When a row was last changed, ISO 8601; null where its table doesn't say. */
export const changeOf: { [Table in LabelSetTable]: (record: LabelSetRecords[Table]) => string | null } = {
  queues: ({ created_at, closed_at, study_closed_at }) => newestOf([created_at, closed_at, study_closed_at]),
  items: ({ changed_at }) => changed_at,
  labels: ({ changed_at }) => changed_at,
  decisions: ({ at }) => at,
};

/** The newest of moments; such texts sort by time. Null when there is none. */
export function newestOf(moments: readonly (string | null)[]): string | null {
  let newest: string | null = null;
  for (const moment of moments) if (moment !== null && (newest === null || moment > newest)) newest = moment;
  return newest;
}

/**
 * What a label set's hash is made of: a line "table sha256" for each of its tables, the hash being that of the table's
 * JSON Lines file. Its own SHA-256 names the set: equal rows have an equal hash, wherever they lie.
 */
export const labelSetText = (hashes: Readonly<Record<LabelSetTable, string>>): string =>
  labelSetTables.map((table) => `${table} ${hashes[table]}\n`).join("");
