import type { Problem } from "./problem";

/** What the splitter hands on: one JSON record of a file, or one row, text or archive member. */

export interface RawRecord {
  /** 0-based number in the file. */
  number: number;
  /** 1-based line where the record starts, and the column (in bytes) there. */
  line: number;
  column: number;
  /** JSON pointer of the record in the document; "" when the record is a whole value or line. */
  pointer: string;
  /** Offsets in the (unpacked) text, end exclusive. */
  byteRange: [number, number];
  bytes: Uint8Array;
  /** Deepest nesting, number of object members, and whether a number may not fit a double. */
  depth: number;
  members: number;
  oddNumber: boolean;
  /** Where it stood. */
  place: "value" | "element" | "member" | "framed" | "row" | "text" | "archived";
  /** The member name, when the container is an object of records or an archive. */
  key: string | null;
  /** The object around a framed record, as far as it was read when the record array began. */
  frame: FrameHead | null;
}

/** The enclosing object of framed records: its bytes up to the record array, closed so that they parse. */
export interface FrameHead {
  key: string;
  bytes: Uint8Array;
}

export type SplitItem =
  | { kind: "record"; record: RawRecord }
  /** The object around framed records is complete; its record array is empty in these bytes. */
  | { kind: "frame"; record: RawRecord; elements: number }
  | { kind: "problem"; problem: Problem };

/** Decisions that need to know formats; all are asked once, for the first top-level value only. */
export interface ContainerChooser {
  /** Is a top-level array that starts with this element one record ("whole") or an array of records ("elements")? */
  array(firstElement: Uint8Array): "whole" | "elements";
  /** Is a top-level object whose first member is this one an object of records? */
  members(key: string, firstMember: Uint8Array): boolean;
  /** Names of members that may hold the record array of an object. */
  frames: ReadonlySet<string>;
  /** Is the array of that member, which starts with this element, one of records? */
  framed(frame: FrameHead, firstElement: Uint8Array): boolean;
}

export interface SplitLimits {
  maxRecordBytes: number;
  maxMembers: number;
  maxDepth: number;
}

export const defaultLimits: SplitLimits = {
  maxRecordBytes: 128 << 20,
  maxMembers: 2_000_000,
  maxDepth: 20_000,
};
