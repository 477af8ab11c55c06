import { setImmediate as othersTurn } from "node:timers/promises";
import type { Checkpoint, ImportWriter, Progress } from "@/lib/db/import-writer";
import type { ImportStatus } from "@/lib/db/imports";
import type { Provenance } from "@/lib/db/trajectories-store";
import type { ImportItem } from "@/lib/references/read-import";
import type { ReadSummary } from "@/lib/trajectories/read-trajectories";
import { Batch, type SignalSettings } from "./batch";
import { commitBatch, type Committed } from "./commit";
import { fillBatch } from "./fill";
import type { Finisher } from "./finish";
import type { Report } from "./report";

export type Counters = Omit<Progress, "finished" | "format_found">;

/** Returning false stops the run after the batch that was told; the next run goes on there. */
export type OnProgress = (counters: Counters) => boolean | void;

export interface Run {
  writer: ImportWriter;
  start: Checkpoint;
  from: Provenance;
  /** The project's address, for the jobs of analysis. */
  project: string;
  report: Report;
  /** The settings of the signal rules as they are now. */
  signalSettings(): Promise<SignalSettings>;
  finisher: Finisher;
  /** Bytes of the source that were handed to the reader so far. */
  bytesRead(): number;
  /** Told after each commit; false asks to stop there. */
  onProgress?: OnProgress | undefined;
}

/** What the reader said at the end, or why it wasn't read to the end. */
export type Ended = { counters: Counters; summary: ReadSummary } | "cancelled" | "stopped";

/** Records of some kilobytes after which connections and other threads are heard. */
const recordsInOneGo = 16;

type Going = "on" | "cancelled" | "stopped";

/**
 * Stores what the reader gives, batch by batch, from where the last run's last commit left off. One batch is committed
 * while the next is read.
 */
export async function storeItems(items: AsyncIterable<ImportItem>, run: Run): Promise<Ended> {
  const { start } = run;
  const file = { import_id: run.from.import_id, sha256: start.sha256 };
  let counters: Counters = { ...start };
  let committing: Promise<Going> = Promise.resolve("on");
  let settings = await run.signalSettings();
  let batch = new Batch(settings);
  let summary: ReadSummary | null = null;
  let toSkip = start.records_done;

  const commit = async (full: Batch, bytes_done: number): Promise<Going> => {
    const arrived = await full.trajectories();
    let next = counters;
    const going = await run.writer.batch(counters.records_done, async (transaction) => {
      const committed = await commitBatch(transaction, full, arrived, run.from, run.report, (done) => {
        next = advanced(counters, full, done, bytes_done);
        return { ...next, format_found: formatFound(next.formats), finished: null };
      });
      settings = await run.signalSettings();
      // Settings that were saved meanwhile count for what was analysed with those before.
      const current = settings.version === full.settings.version;
      const again = current ? committed.unanalysed : committed.trajectory_ids;
      if (again.length > 0) await transaction.queueAnalysis(run.project, again);
    });
    if (!going) return "cancelled";
    counters = next;
    return run.onProgress?.(counters) === false ? "stopped" : "on";
  };

  try {
    for await (const item of items) {
      if (item.kind === "end") {
        summary = item.summary;
        break;
      }
      if (toSkip > 0) {
        toSkip -= 1;
        continue;
      }
      fillBatch(batch, item, file, run.finisher);
      // Otherwise the batch before would be committed only when this thread waits for more of the file.
      if (batch.given % recordsInOneGo === 0) await othersTurn();
      if (!batch.full) continue;
      const going = await committing;
      if (going !== "on") return going;
      committing = commit(batch, run.bytesRead());
      // Awaited before the next commit; until then a failure must not count as unhandled.
      committing.catch(() => {});
      batch = new Batch(settings);
    }
  } finally {
    // The connection is given back only when nothing writes on it any more.
    await committing.catch(() => {});
  }
  let going = await committing;
  if (going === "on" && batch.given > 0) going = await commit(batch, run.bytesRead());
  if (going !== "on") return going;
  if (!summary) throw new Error("The reader ended without a summary.");
  return { counters, summary };
}

function advanced(before: Counters, batch: Batch, done: Committed, bytes_done: number): Counters {
  const formats = { ...before.formats };
  for (const [format, n] of batch.formats) formats[format] = (formats[format] ?? 0) + n;
  return {
    records_done: before.records_done + batch.given,
    bytes_done,
    stored: before.stored + done.stored,
    existing: before.existing + done.existing,
    rejected: before.rejected + batch.rejected,
    warnings: before.warnings + batch.warnings,
    items: before.items + done.items,
    formats,
  };
}

export function formatFound(formats: Record<string, number>): string | null {
  const ids = Object.keys(formats);
  return ids.length > 1 ? "mixed" : (ids[0] ?? null);
}

export type Finished = { status: ImportStatus; message: string | null };

/** How an import ends, by its counts. `first` is the first rejected record, `conflicts` see `settleIdentities`. */
export function conclusionOf(
  { stored, existing, rejected }: Counters,
  { complete }: ReadSummary,
  conflicts: number,
  first: { line: number | null; col: number | null; expected: string | null; code: string } | null,
): Finished {
  const taken = stored + existing;
  if (rejected === 0 && conflicts === 0 && taken > 0) return { status: "complete", message: null };
  const place =
    first && first.line !== null ? `Line ${first.line}${first.col ? `, column ${first.col}` : ""}: ` : "";
  const reason = first ? `${place}expected ${first.expected ?? "something else"} (${first.code}).` : "";
  if (taken === 0)
    return {
      status: "failed",
      message: first
        ? `Nothing could be read. ${reason}`
        : "The file holds no trajectory. Is it the right one?",
    };
  if (!complete)
    return { status: "partial", message: `Reading stopped before the end of the file. ${reason}` };
  if (rejected > 0)
    return { status: "partial", message: `${rejected} of ${taken + rejected} records were rejected.` };
  return {
    status: "partial",
    message: `${conflicts} records share an id with another one of this file but differ; all are kept as versions.`,
  };
}
