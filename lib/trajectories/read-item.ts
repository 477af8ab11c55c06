import type { Blob } from "./attachments";
import type { FoundQuery } from "./format";
import type { Problem } from "./problem";
import type { SplitLimits } from "./raw-record";
import type { Trajectory } from "./schema";
import type { Sha256 } from "./sha256";
import type { UnpackOptions } from "./unpack";

export interface ReadOptions extends UnpackOptions {
  fileName: string;
  /** A format id to use for every record, or "auto". */
  format?: string;
  sha256?: Sha256;
  limits?: Partial<SplitLimits>;
  /** Bytes that may wait for the other records of their group (sessions, traces). */
  maxGroupBytes?: number;
}

/** The part of the source that something was made of. Ranges count in the unpacked text. */
export interface SourcePart {
  record: number;
  line: number;
  byteRange: [number, number];
  bytes: Uint8Array;
}

export type ReadItem =
  /** `linked`: the other side of a preference pair, not counted as a run of its own. */
  | {
      kind: "trajectory";
      trajectory: Trajectory;
      linked: boolean;
      source: SourcePart[];
      /** The data that its attachments stand for. */
      blobs: Blob[];
    }
  | {
      kind: "query";
      format: string;
      found: FoundQuery;
      warnings: Trajectory["warnings"];
      source: SourcePart[];
    }
  /** A record that is no trajectory by nature, such as a summary line. */
  | { kind: "aside"; format: string; code: string; detail: string; source: SourcePart[] }
  | { kind: "rejected"; problem: Problem }
  /** About the file as a whole. */
  | { kind: "warning"; code: string; detail: string }
  | { kind: "end"; summary: ReadSummary };

export interface ReadSummary {
  /** A format id, "mixed", or null when nothing was recognised. */
  format: string | null;
  /** Records per format. */
  formats: Record<string, number>;
  packing: string[];
  encoding: string;
  records: number;
  trajectories: number;
  /** Further trajectories that are the other side of a pair. */
  linked: number;
  queries: number;
  /** Records that gave no trajectory by nature. */
  asides: number;
  rejected: number;
  /** False when reading stopped before the end of the file. */
  complete: boolean;
}
