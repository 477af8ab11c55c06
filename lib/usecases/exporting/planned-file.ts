import { createHash } from "node:crypto";
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
  content(tally: Tally): AsyncIterable<Uint8Array>;
}

/** Counts a change towards the moment of the snapshot. */
export function noteChange(tally: Tally, changed: string): void {
  if (tally.newest === null || changed > tally.newest) tally.newest = changed;
}

/** Text is handed on in parts of about this many UTF-16 units. */
const part = 64 * 1024;

/** A table: rows in batches, each of which becomes some records. */
export const tableFile = <Row>(
  name: string,
  writer: Writer,
  columns: readonly string[],
  rows: () => AsyncIterable<Row[]>,
  changed: (row: Row) => string,
  records: (row: Row) => readonly ExportRecord[],
): PlannedFile => ({
  name: `${name}.${writer.extension}`,
  media_type: writer.media_type,
  async *content(tally) {
    const sheet = writer.sheet(columns);
    let text = sheet.head;
    for await (const batch of rows())
      for (const row of batch) {
        noteChange(tally, changed(row));
        for (const record of records(row)) {
          const line = sheet.line(record);
          text += line.text;
          tally.records++;
          tally.neutralised += line.neutralised;
        }
        if (text.length >= part) {
          yield Buffer.from(text, "utf8");
          text = "";
        }
      }
    if (text !== "") yield Buffer.from(text, "utf8");
  },
});

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
