import { createHash } from "node:crypto";
import type { Column } from "@/lib/exports/column";
import type { ManifestFile } from "@/lib/exports/manifest";
import type { ExportRecord, Writer } from "@/lib/exports/writer";

/** What is counted while a file is written. */
export interface Tally {
  records: number;
  neutralised: number;
  /** The newest change among what was written, ISO 8601; null before the first. */
  newest: string | null;
}

/** A file that is known by name and written when somebody reads it. */
export interface PlannedFile {
  name: string;
  media_type: string;
  /** The columns of a table, for its codebook; none for what is no table. */
  columns?: readonly Column[];
  content(tally: Tally): AsyncIterable<Uint8Array>;
}

/** Counts a change towards the moment of the snapshot. */
export function noteChange(tally: Tally, changed: string | null): void {
  if (changed !== null && (tally.newest === null || changed > tally.newest)) tally.newest = changed;
}

/** Some records of a table, and the newest change among them. */
export interface Batch {
  records: readonly ExportRecord[];
  changed: string | null;
}

/** Text is handed on in parts of about this many UTF-16 units. */
const part = 64 * 1024;

/** A table in one format. */
export const tableFile = (
  name: string,
  writer: Writer,
  columns: readonly Column[],
  batches: () => AsyncIterable<Batch>,
): PlannedFile => ({
  name: `${name}.${writer.extension}`,
  media_type: writer.media_type,
  columns,
  content: (tally) => {
    const noted = counted(batches(), tally);
    return "blocks" in writer
      ? inBlocks(writer.blocks(columns), noted)
      : inLines(writer.sheet(columns.map(({ path }) => path)), noted, tally);
  },
});

async function* counted(
  batches: AsyncIterable<Batch>,
  tally: Tally,
): AsyncGenerator<readonly ExportRecord[]> {
  for await (const { records, changed } of batches) {
    noteChange(tally, changed);
    tally.records += records.length;
    yield records;
  }
}

async function* inLines(
  sheet: ReturnType<Extract<Writer, { sheet: unknown }>["sheet"]>,
  batches: AsyncIterable<readonly ExportRecord[]>,
  tally: Tally,
): AsyncGenerator<Uint8Array> {
  let text = sheet.head;
  for await (const records of batches)
    for (const record of records) {
      const line = sheet.line(record);
      text += line.text;
      tally.neutralised += line.neutralised;
      if (text.length < part) continue;
      yield Buffer.from(text, "utf8");
      text = "";
    }
  if (text !== "") yield Buffer.from(text, "utf8");
}

async function* inBlocks(
  blocks: ReturnType<Extract<Writer, { blocks: unknown }>["blocks"]>,
  batches: AsyncIterable<readonly ExportRecord[]>,
): AsyncGenerator<Uint8Array> {
  for await (const records of batches)
    for (const record of records) {
      const block = blocks.add(record);
      if (block) yield block;
    }
  yield blocks.end();
}

/** Reads a file once, measures it, and tells the manifest's entry when it is through. */
export async function* measured(
  file: PlannedFile,
  tally: Tally,
  tell: (entry: ManifestFile) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of file.content(tally)) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  tell({
    name: file.name,
    media_type: file.media_type,
    records: tally.records,
    bytes,
    sha256: hash.digest("hex"),
    neutralised_cells: tally.neutralised,
  });
}
