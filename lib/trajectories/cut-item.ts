import { excerpt } from "./problem";
import type { FrameHead, RawRecord, SplitItem, SplitLimits } from "./raw-record";

export interface Place {
  at: number;
  line: number;
  column: number;
}

/** Where a record was cut out of its file. */
export interface CutPlace {
  start: Place;
  /** Offset after its last byte. */
  end: number;
  pointer: string;
  place: RawRecord["place"];
  key: string | null;
}

interface Cut {
  number: number;
  bytes: Uint8Array;
  tooLarge: boolean;
  at: CutPlace;
  frame: FrameHead | null;
  /** Records in the frame that this is; null when it is a record. */
  elements: number | null;
  counts: { depth: number; maxDepth: number; members: number; oddNumber: boolean };
  limits: SplitLimits;
}

/** A record that was cut out of a file, or why it is not one to be read: too large, too deep, too many keys. */
export function cutItem({ number, bytes, tooLarge, at, frame, elements, counts, limits }: Cut): SplitItem {
  const depth = counts.maxDepth - counts.depth;
  const { members, oddNumber } = counts;
  const { line, column } = at.start;
  const { pointer, place, key } = at;
  const byteRange: [number, number] = [at.start.at, at.end];
  const fail = (code: string, expected: string): SplitItem => ({
    kind: "problem",
    problem: {
      record: number,
      line,
      column,
      pointer,
      code,
      expected,
      excerpt: excerpt(bytes),
      fatal: false,
      byteRange,
    },
  });
  if (tooLarge) return fail("record_too_large", `at most ${limits.maxRecordBytes} bytes in one record`);
  if (depth > limits.maxDepth) return fail("too_deep", `at most ${limits.maxDepth} levels`);
  if (members > limits.maxMembers) return fail("too_many_keys", `at most ${limits.maxMembers} keys`);
  const record: RawRecord = {
    number,
    line,
    column,
    pointer,
    byteRange,
    bytes,
    depth,
    members,
    oddNumber,
    place,
    key,
    frame,
  };
  return elements === null ? { kind: "record", record } : { kind: "frame", record, elements };
}
