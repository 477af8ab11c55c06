import type { LabelSchema } from "@/lib/annotations/schema";
import type { Trajectory } from "@/lib/trajectories/schema";
import type { Column } from "./column";
import { decisionColumns } from "./records/decisions";
import { itemStateColumns } from "./records/items";
import { labelColumns } from "./records/labels";
import { portableMessages } from "./records/messages";
import { posteriorColumns } from "./records/posteriors";
import { queueColumns } from "./records/queues";
import { cleanedColumns, referenceColumns } from "./records/references";
import { messageColumns, trajectoryColumns } from "./records/trajectories";
import { voteColumns } from "./records/votes";
import type { ExportRecord, Writer } from "./writer";

/** Every table that an export can hold, by the name of its files. */
export const tableNames = [
  "queues",
  "items",
  "labels",
  "votes",
  "decisions",
  "posteriors",
  "trajectories",
  "references",
  "cleaned-references",
] as const;
export type TableName = (typeof tableNames)[number];

const nested = (writer: Writer): boolean => "blocks" in writer;

/** The columns of a table in a format; answers have one for each question of the schemas. */
export function columnsOf(
  table: TableName,
  schemas: readonly LabelSchema[],
  writer: Writer,
): readonly Column[] {
  const columns: Record<TableName, () => readonly Column[]> = {
    queues: () => queueColumns,
    items: () => itemStateColumns,
    labels: () => labelColumns(schemas),
    votes: () => voteColumns,
    decisions: () => decisionColumns,
    posteriors: () => posteriorColumns,
    trajectories: () => (nested(writer) ? [...trajectoryColumns, ...messageColumns] : trajectoryColumns),
    references: () => referenceColumns,
    "cleaned-references": () => cleanedColumns,
  };
  return columns[table]();
}

/** A record as a format writes it: one with nested columns has a trajectory's conversation as chat messages besides. */
export const recordFor = (table: TableName, writer: Writer, record: ExportRecord): ExportRecord =>
  table === "trajectories" && nested(writer)
    ? Object.assign({}, record, { messages: portableMessages(record as unknown as Trajectory) })
    : record;
