import type { Column } from "./column";
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

/** A file being written in blocks of many records; a block is given out when it is full. */
export interface Blocks {
  add(record: ExportRecord): Uint8Array | null;
  /** The last block and whatever closes the file. */
  end(): Uint8Array;
}

interface Named {
  id: ExportFormat;
  extension: string;
  media_type: string;
}

/** Turns records into the lines of a file. A sheet keeps nothing between lines, so files can be written in parts. */
export interface LineWriter extends Named {
  /** `columns` are paths into the record (`answers.reason`); formats without columns write the whole record. */
  sheet(columns: readonly string[]): Sheet;
}

/** Turns records into blocks of columns. */
export interface BlockWriter extends Named {
  blocks(columns: readonly Column[]): Blocks;
}

export type Writer = LineWriter | BlockWriter;
