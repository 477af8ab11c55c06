import type { LabelSchema } from "@/lib/annotations/schema";
import { findLabelSchema } from "@/lib/annotations/presets";
import type { ExportRows } from "@/lib/db/export-rows";
import type { LabelSetRows } from "@/lib/exports/label-set/rows";
import { decisionRecord } from "@/lib/exports/records/decisions";
import { itemRecord } from "@/lib/exports/records/items";
import { labelRecord } from "@/lib/exports/records/labels";
import { queueRecord, type QueueRecord } from "@/lib/exports/records/queues";

/** The label set as it is now: rows of the database as records, people under their pseudonyms. */
export async function liveLabelRows(
  rows: ExportRows,
  nameOf: (person_id: string) => string,
): Promise<LabelSetRows> {
  const queues = (await rows.queues()).map((row) => queueRecord(row, schemaOf(row)));
  const schemas = new Map(queues.map(({ queue_id, schema }) => [queue_id, schema]));
  return {
    async *queues(): AsyncGenerator<QueueRecord[]> {
      if (queues.length > 0) yield queues;
    },
    items: () => mapped(rows.items(), itemRecord),
    labels: () => mapped(rows.labels(), (row) => labelRecord(row, schemas.get(row.queue_id)!, nameOf)),
    decisions: () => mapped(rows.decisions(), (row) => decisionRecord(row, nameOf)),
  };
}

function schemaOf({ schema_id, schema_version }: { schema_id: string; schema_version: number }): LabelSchema {
  const schema = findLabelSchema(schema_id, schema_version);
  if (!schema)
    throw new Error(`the label schema ${schema_id} version ${schema_version} of a queue is missing`);
  return schema;
}

async function* mapped<Row, Made>(
  batches: AsyncIterable<Row[]>,
  of: (row: Row) => Made,
): AsyncGenerator<Made[]> {
  for await (const batch of batches) yield batch.map(of);
}
