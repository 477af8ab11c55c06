import type { ExportFormat } from "./request";

/** One row of an export: members in a fixed order, values that JSON can say. */
export type ExportRecord = Readonly<Record<string, unknown>>;

/** A written line, and how many cells were made harmless in it. */
export interface Line {
  text: string;
  neutralised: number;
}

/** A file being written: its beginning, then a line a record. */
export interface Sheet {
  /** What stands before the first record; "" for nothing. */
  head: string;
  line(record: ExportRecord): Line;
}

/** Turns records into the lines of a file. A sheet keeps nothing between lines, so files can be written in parts. */
export interface Writer {
  id: ExportFormat;
  extension: string;
  media_type: string;
  /** `columns` are paths into the record (`answers.reason`); formats without columns write the whole record. */
  sheet(columns: readonly string[]): Sheet;
}
