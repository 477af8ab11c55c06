import type { ProblemToStore } from "@/lib/db/import-writer";
import type { PackedQuery } from "@/lib/db/queries-store";
import type { PackedTrajectory } from "@/lib/db/trajectories-store";
import type { SignalConfig } from "@/lib/signals/config";
import type { Blob } from "@/lib/trajectories/attachments";
import type { Warning } from "@/lib/trajectories/schema";

/** A batch is committed at this many records, so that little is read again after a crash … */
const batchRecords = 500;
/** … or this many bytes of source, so that memory stays bounded. */
const batchBytes = 4 * 2 ** 20;

/** A project's changes to the signal rules, by version. */
export interface SignalSettings {
  version: number;
  config: SignalConfig;
}

export interface Reported {
  record: number;
  line: number | null;
  /** What the warnings are about, for the reader of the report. */
  subject: string;
}

export type ProblemToReport = Omit<ProblemToStore, "n">;

interface Arrived {
  packed: PackedTrajectory;
  reported: Reported;
}

/** What was read since the last commit. */
export class Batch {
  /** @param settings of the rules that look at its trajectories */
  constructor(readonly settings: SignalSettings) {}

  readonly queries: { packed: PackedQuery; reported: Reported }[] = [];
  /** Data of attachments by hash. */
  readonly blobs = new Map<string, Blob>();
  readonly problems: ProblemToReport[] = [];
  readonly formats = new Map<string, number>();
  rejected = 0;
  warnings = 0;
  /** Things that the reader gave, of whatever kind. */
  given = 0;
  private readonly unfinished: Promise<Arrived>[] = [];
  private bytes = 0;

  get full(): boolean {
    return this.given >= batchRecords || this.bytes >= batchBytes;
  }

  /** Takes a trajectory that somebody is still at work on. */
  add(packed: Promise<PackedTrajectory>, reported: Reported): void {
    const arrived = packed.then((done) => ({ packed: done, reported }));
    // Awaited before the batch is committed; until then a failure must not count as unhandled.
    arrived.catch(() => {});
    this.unfinished.push(arrived);
  }

  /** Its trajectories, once all of them are ready. */
  async trajectories(): Promise<Arrived[]> {
    return Promise.all(this.unfinished);
  }

  count(format: string, source: readonly { bytes: Uint8Array }[]): void {
    this.formats.set(format, (this.formats.get(format) ?? 0) + 1);
    for (const part of source) this.bytes += part.bytes.length;
  }

  /** Notes warnings of one record: each code once, at its first place. */
  warn(warnings: readonly Warning[], { record, line, subject }: Reported): void {
    const codes = new Set<string>();
    for (const { code, pointer, detail } of warnings) {
      this.warnings += 1;
      if (codes.has(code)) continue;
      codes.add(code);
      this.problems.push({
        severity: "warning",
        record,
        line,
        col: null,
        pointer,
        code,
        expected: detail ?? null,
        excerpt: subject,
      });
    }
  }
}
