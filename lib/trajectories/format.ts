import type { BlobShelf } from "./attachments";
import type { Json } from "./plain-values";
import type { RawRecord } from "./raw-record";
import type { Trajectory, Warning } from "./schema";

/** A parsed record as the formats see it. */
export interface SourceRecord {
  raw: RawRecord;
  value: unknown;
  /** The record's exact text, decoded when somebody asks for it. */
  text(): string;
  /** What the reader of the JSON noticed (odd numbers, repeated keys, NUL); goes to every trajectory made of it. */
  warnings: Warning[];
  /** The object around the record, with its record array emptied. */
  frame: Json | null;
  /** True when it is all that the file holds. */
  alone: boolean;
}

export interface NormaliseContext extends BlobShelf {
  fileName: string;
  /** How often the key was asked for before in this file: numbers repeated runs of one task. */
  countUp(key: string): number;
}

/** An item of a multi-reference file as it stands there: one JSON item, or the rows of one query in a table. */
export type FoundQuery = { form: "item"; item: Json } | { form: "rows"; id: string; rows: Json[] };

/** What one record (or one group of records) gives. */
export type Normalised =
  | {
      kind: "trajectory";
      trajectory: Trajectory;
      records: SourceRecord[];
      /** The other side of a pair on one prompt: a trajectory of its own, but no further run of the file. */
      linked?: boolean;
    }
  /** A query with references and candidates: found here, read by the room that knows what references are. */
  | { kind: "query"; found: FoundQuery; records: SourceRecord[] }
  /** A record that is no trajectory by nature: a summary line, a list of tasks, a reference answer. */
  | { kind: "aside"; code: string; detail: string; records: SourceRecord[] }
  | { kind: "rejected"; code: string; expected: string; pointer: string; records: SourceRecord[] };

/**
 * One source format: an idea a file. `recognise` looks at structure only; the shelf gives every record to the first
 * format that fits. Nothing of a format's shape leaves its file but the canonical trajectory.
 */
export interface Format {
  id: string;
  family: string;
  title: string;
  /** For a person: where such a file comes from and what will be read. */
  howTo: string;
  /** The plainer format that records of such a file also fit, when they lack what marks this one. */
  base?: string;
  /** The base reads such records just as well; a few of them among plain ones don't make the file special. */
  plainer?: boolean;
  recognise(record: SourceRecord): boolean;
  /** Records with the same key belong together; without it (or with null) a record stands alone. */
  groupKey?(record: SourceRecord): string | null;
  normalise(records: SourceRecord[], context: NormaliseContext): Normalised[];
  /** A top-level array that starts with this element is ONE record of this format. */
  wholeArray?(firstElement: unknown): boolean;
  /** An object whose first member has this value is an object OF records of this format. */
  memberOf?(key: string, value: unknown): boolean;
  /** The member of a large object that holds the records, and the members that they need beside them. */
  frame?: {
    key: string;
    needs: readonly string[];
    /** Whether the list is one of records, by its first element and the members before it. */
    holds(firstElement: unknown, head: Json): boolean;
  };
}

export function only(records: readonly SourceRecord[]): SourceRecord {
  const record = records[0];
  if (!record) throw new RangeError("A format was given no record");
  return record;
}
