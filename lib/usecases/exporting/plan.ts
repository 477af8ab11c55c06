import type { ProjectDb } from "@/lib/db";
import type { ExportRows } from "@/lib/db/export-rows";
import type { LabelSchema } from "@/lib/annotations/schema";
import { changeOf, newestOf, type LabelSetRows, type LabelSetTable } from "@/lib/exports/label-set/rows";
import { schemasOf } from "@/lib/exports/label-set/schemas";
import { countedFigures, type CountedFigures } from "@/lib/exports/label-set/figures";
import { labelledItems, type LabelledItem } from "@/lib/exports/label-set/join";
import { posteriorRecords } from "@/lib/exports/records/posteriors";
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
  label_set: ["queues", "items", "labels", "votes", "decisions", "posteriors"],
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
  // The rows are read once for all that is counted of them.
  let figures: Promise<CountedFigures> | undefined;
  const counted = () => (figures ??= countedFigures(queues, labels));
  const ofSet =
    <Name extends LabelSetTable>(name: Name) =>
    () =>
      rowBatches(labels[name](), changeOf[name]);
  const batches: Record<TableName, () => AsyncIterable<Batch>> = {
    queues: ofSet("queues"),
    items: ofSet("items"),
    labels: ofSet("labels"),
    decisions: ofSet("decisions"),
    votes: () => itemBatches(queues, labels, async () => voteRows(queues)),
    posteriors: () => itemBatches(queues, labels, async () => posteriorRows(await counted())),
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
  if (what.includes("label_set")) files.push(...figureFiles(counted));
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

/** Makes the rows of one item of a queue. */
type RowsOf = (item: LabelledItem) => ExportRecord[];

const voteRows = (queues: readonly QueueRecord[]): Map<string, RowsOf> =>
  new Map(queues.map(({ queue_id, k, schema }) => [queue_id, (item) => voteRecords(k, schema, item)]));

const posteriorRows = ({ queues }: CountedFigures): Map<string, RowsOf> =>
  new Map(queues.map(({ queue, models }) => [queue.queue_id, posteriorRecords(queue, models)]));

async function* itemBatches(
  queues: readonly QueueRecord[],
  labels: LabelSetRows,
  rowsByQueue: () => Promise<Map<string, RowsOf>>,
): AsyncGenerator<Batch> {
  const rowsOf = await rowsByQueue();
  const opened = newestOf(queues.map(changeOf.queues));
  for await (const batch of labelledItems(labels))
    yield {
      records: batch.flatMap((item) => rowsOf.get(item.state.queue_id)!(item)),
      changed: newestOf([opened, ...batch.map(({ changed }) => changed)]),
    };
}
