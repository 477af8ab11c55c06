import type { LabelSchema } from "@/lib/annotations/schema";
import type { StudyPlan } from "@/lib/studies/schema";
import { column, type Column } from "../column";

/** A queue as it is stored, with its study. */
export interface QueueRow {
  queue_id: string;
  queue: string;
  status: string;
  k: number;
  item_count: number;
  created_at: string;
  closed_at: string | null;
  schema_id: string;
  schema_version: number;
  study_id: string | null;
  study: string | null;
  study_status: string | null;
  study_closed_at: string | null;
  pool_hash: string | null;
  pool_size: number | null;
  plan: StudyPlan | null;
}

/** One row a queue, with all that it takes to count its labels again: how many are wanted, the questions, the plan. */
export type QueueRecord = Omit<QueueRow, "schema_id" | "schema_version"> & {
  label_schema: string;
  label_schema_version: number;
  schema: LabelSchema;
};

export const queueRecord = (row: QueueRow, schema: LabelSchema): QueueRecord => ({
  queue_id: row.queue_id,
  queue: row.queue,
  status: row.status,
  k: row.k,
  item_count: row.item_count,
  created_at: row.created_at,
  closed_at: row.closed_at,
  label_schema: row.schema_id,
  label_schema_version: row.schema_version,
  study_id: row.study_id,
  study: row.study,
  study_status: row.study_status,
  study_closed_at: row.study_closed_at,
  pool_hash: row.pool_hash,
  pool_size: row.pool_size,
  plan: row.plan,
  schema,
});

const { text, integer, moment, json } = column;

export const queueColumns: readonly Column[] = [
  text("queue_id", "the queue"),
  text("queue", "its name"),
  text("status", "open or closed"),
  integer("k", "labels wanted on each item"),
  integer("item_count", "its items, before any filter of the export"),
  moment("created_at", "when it was opened"),
  moment("closed_at", "when it was closed; empty while it is open"),
  text("label_schema", "the questions that were asked"),
  integer("label_schema_version", "their version"),
  text("study_id", "the study that it belongs to; empty when it belongs to none"),
  text("study", "its name"),
  text("study_status", "open or closed"),
  moment("study_closed_at", "when the study was closed; empty while it is open"),
  text("pool_hash", "SHA-256 over the lines “id content-hash” of the pool that was drawn from"),
  integer("pool_size", "trajectories in that pool"),
  json("plan", "the study's plan, as it was fixed before labelling"),
  json("schema", "the questions with all their choices"),
];
