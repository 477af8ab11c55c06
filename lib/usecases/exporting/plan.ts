import { findLabelSchema } from "@/lib/annotations/presets";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { ProjectDb } from "@/lib/db";
import type { ExportRows } from "@/lib/db/export-rows";
import { labelColumns, labelRecord } from "@/lib/exports/records/labels";
import {
  cleanedColumns,
  cleanedRecord,
  referenceColumns,
  referenceRecords,
} from "@/lib/exports/records/references";
import { trajectoryColumns, trajectoryRecord } from "@/lib/exports/records/trajectories";
import { voteColumns, voteRecords } from "@/lib/exports/records/votes";
import type { ExportKind, ExportRequest } from "@/lib/exports/request";
import type { Writer } from "@/lib/exports/writer";
import { writers } from "@/lib/exports/writers";
import { tableFile, type PlannedFile } from "./planned-file";
import { sourceFiles } from "./source-files";

export interface ExportPlan {
  files: PlannedFile[];
  schemas: LabelSchema[];
}

/** The files of an export in the order in which they are written. Nothing but the source files' names is read for it. */
export async function planExport(
  db: ProjectDb,
  rows: ExportRows,
  { what, formats }: ExportRequest,
  nameOf: (person_id: string) => string,
): Promise<ExportPlan> {
  const answers = what.includes("labels") || what.includes("votes");
  const schemas = answers ? await schemasOf(rows) : [];
  const schemaOf = ({ schema_id, schema_version }: { schema_id: string; schema_version: number }) =>
    schemas.find(({ id, version }) => id === schema_id && version === schema_version)!;
  const table: Record<Exclude<ExportKind, "sources">, (writer: Writer) => PlannedFile> = {
    labels: (writer) =>
      tableFile(
        "labels",
        writer,
        labelColumns(schemas),
        rows.labels,
        (row) => row.changed_at,
        (row) => [labelRecord(row, schemaOf(row), nameOf)],
      ),
    votes: (writer) =>
      tableFile("votes", writer, voteColumns, rows.votes, changed, (row) =>
        voteRecords(row, schemaOf(row), nameOf),
      ),
    trajectories: (writer) =>
      tableFile(
        "trajectories",
        writer,
        trajectoryColumns,
        rows.trajectories,
        changed,
        ({ key, trajectory }) => [trajectoryRecord(key, trajectory)],
      ),
    references: (writer) =>
      tableFile("references", writer, referenceColumns, rows.references, changed, (row) =>
        referenceRecords(row, nameOf),
      ),
    cleaned_references: (writer) =>
      tableFile("cleaned-references", writer, cleanedColumns, rows.references, changed, (row) => [
        cleanedRecord(row),
      ]),
  };
  const files: PlannedFile[] = [];
  for (const kind of what) {
    if (kind === "sources") files.push(...(await sourceFiles(db, rows)));
    else files.push(...formats.map((format) => table[kind](writers[format])));
  }
  return { files, schemas };
}

const changed = (row: { changed: string }): string => row.changed;

async function schemasOf(rows: ExportRows): Promise<LabelSchema[]> {
  return (await rows.schemas()).map(({ id, version }) => {
    const schema = findLabelSchema(id, version);
    if (!schema) throw new Error(`the label schema ${id} version ${version} of a queue is missing`);
    return schema;
  });
}
