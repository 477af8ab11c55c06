import type { ProjectDb } from "@/lib/db";
import type { ExportRows } from "@/lib/db/export-rows";
import type { LabelSchema } from "@/lib/annotations/schema";
import { changeOf, newestOf, type LabelSetRows, type LabelSetTable } from "@/lib/exports/label-set/rows";
import { schemasOf } from "@/lib/exports/label-set/schemas";
import { labelledItems } from "@/lib/exports/label-set/join";
import type { QueueRecord } from "@/lib/exports/records/queues";
import { cleanedRecord, referenceRecords } from "@/lib/exports/records/references";
import { trajectoryRecord } from "@/lib/exports/records/trajectories";
import { voteRecords } from "@/lib/exports/records/votes";
import type { ExportKind, ExportRequest } from "@/lib/exports/request";
import { columnsOf, recordFor, type TableName } from "@/lib/exports/tables";
import type { ExportRecord, Writer } from "@/lib/exports/writer";
import { writers } from "@/lib/exports/writers";
import { figureFiles } from "./figure-files";
import { tableFile, type Batch, type PlannedFile } from "./planned-file";
import { sourceFiles } from "./source-files";

export interface ExportPlan {
  files: PlannedFile[];
  /** The label schemas that exported answers refer to. */
  schemas: LabelSchema[];
}

const tablesOf: Record<Exclude<ExportKind, "sources">, readonly TableName[]> = {
  label_set: ["queues", "items", "labels", "votes", "decisions"],
  labels: ["labels"],
  votes: ["votes"],
  trajectories: ["trajectories"],
  references: ["references"],
  cleaned_references: ["cleaned-references"],
};

/** The files of an export in the order in which they are written. Nothing but queues and sources' names is read for it. */
export async function planExport(
  db: ProjectDb,
  rows: ExportRows,
  labels: LabelSetRows,
  { what, formats }: ExportRequest,
  nameOf: (person_id: string) => string,
): Promise<ExportPlan> {
  const queues: QueueRecord[] = [];
  if (what.some((kind) => kind === "label_set" || kind === "labels" || kind === "votes"))
    for await (const batch of labels.queues()) queues.push(...batch);
  const schemas = schemasOf(queues);
  const ofSet =
    <Name extends LabelSetTable>(name: Name) =>
    () =>
      rowBatches(labels[name](), changeOf[name]);
  const batches: Record<TableName, () => AsyncIterable<Batch>> = {
    queues: ofSet("queues"),
    items: ofSet("items"),
    labels: ofSet("labels"),
    decisions: ofSet("decisions"),
    votes: () => voteBatches(queues, labels),
    trajectories: () =>
      recordBatches(rows.trajectories(), ({ key, trajectory }) => [trajectoryRecord(key, trajectory)]),
    references: () => recordBatches(rows.references(), (row) => referenceRecords(row, nameOf)),
    "cleaned-references": () => recordBatches(rows.references(), (row) => [cleanedRecord(row)]),
  };
  const table = (name: TableName, writer: Writer): PlannedFile =>
    tableFile(
      name,
      writer,
      columnsOf(name, schemas, writer),
      "blocks" in writer && name === "trajectories"
        ? () => remade(batches[name](), (record) => recordFor(name, writer, record))
        : batches[name],
    );
  const tables = new Set(what.flatMap((kind) => (kind === "sources" ? [] : tablesOf[kind])));
  const files = [...tables].flatMap((name) => formats.map((format) => table(name, writers[format])));
  if (what.includes("label_set")) files.push(...figureFiles(queues, labels));
  if (what.includes("sources")) files.push(...(await sourceFiles(db, rows)));
  return { files, schemas };
}

async function* rowBatches<Row extends ExportRecord>(
  batches: AsyncIterable<Row[]>,
  changed: (row: Row) => string | null,
): AsyncGenerator<Batch> {
  for await (const records of batches) yield { records, changed: newestOf(records.map(changed)) };
}

async function* remade(
  batches: AsyncIterable<Batch>,
  of: (record: ExportRecord) => ExportRecord,
): AsyncGenerator<Batch> {
  for await (const { records, changed } of batches) yield { records: records.map(of), changed };
}

async function* recordBatches<Row extends { changed: string }>(
  batches: AsyncIterable<Row[]>,
  records: (row: Row) => readonly ExportRecord[],
): AsyncGenerator<Batch> {
  for await (const batch of batches)
    yield { records: batch.flatMap(records), changed: newestOf(batch.map(({ changed }) => changed)) };
}

async function* voteBatches(queues: readonly QueueRecord[], labels: LabelSetRows): AsyncGenerator<Batch> {
  const byId = new Map(queues.map((queue) => [queue.queue_id, queue]));
  const opened = newestOf(queues.map(changeOf.queues));
  for await (const batch of labelledItems(labels)) {
    const records = batch.flatMap((item) => {
      const { k, schema } = byId.get(item.state.queue_id)!;
      return voteRecords(k, schema, item);
    });
    yield { records, changed: newestOf([opened, ...batch.map(({ changed }) => changed)]) };
  }
}
