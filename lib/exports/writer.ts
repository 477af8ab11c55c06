import type { ExportFormat } from "./request";

/** One row of an export: members in a fixed order, values that JSON can say. */
export type ExportRecord = Readonly<Record<string, unknown>>;

/** A written line, and how many cells were made harmless in it. */
export interface Line {
  text: string;
  neutralised: number;
}

/** Turns records into lines of a file. It holds no state, so files can be written in parts and side by side. */
export interface Writer {
  id: ExportFormat;
  extension: string;
  media_type: string;
  /** What stands before the first record; "" for nothing. */
  head(columns: readonly string[]): string;
  /** `columns` are paths into the record (`answers.reason`); formats without columns write the whole record. */
  line(record: ExportRecord, columns: readonly string[]): Line;
}
