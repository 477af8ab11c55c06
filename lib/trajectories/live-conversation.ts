import type { Blob } from "./attachments";
import { BlobBasket } from "./blob-basket";
import type { SourceRecord } from "./format";
import { resourceSpans } from "./formats/otlp-json";
import { hashId } from "./content-hash";
import { parsedRecords } from "./parsed-records";
import { defaultLimits } from "./raw-record";
import type { Trajectory } from "./schema";
import type { Sha256 } from "./sha256";
import { timeKey, type Span } from "./span";
import { traceDraft } from "./trace";
import { unpack } from "./unpack";

/** The format of what comes in live: the same as that of a file of spans. */
const format = "otlp-json";

export interface Assembled {
  /** Null when no span tells of an agent: a trace of something else. */
  trajectory: Trajectory | null;
  /** The source: one line a span, in an order that doesn't depend on when which one came. */
  source: Uint8Array;
  /** The data that its attachments stand for. */
  blobs: Blob[];
  spans: number;
  traces: number;
}

/**
 * Puts the spans of one conversation together. The same lines give the same trajectory and the same source, in whatever
 * order and however often they come.
 *
 * @param id the trajectory's external id
 * @param lines as `takeApart` gives them
 */
export async function assembleConversation(
  id: string,
  lines: readonly string[],
  sha256: Sha256,
): Promise<Assembled> {
  const ordered = inOrder([...new Set(lines)]);
  const source = new TextEncoder().encode(ordered.map((line) => `${line}\n`).join(""));
  const spans = latest(await spansIn(source));
  const traces = [...new Set(spans.map(({ trace }) => trace))].map((id) =>
    spans.filter(({ trace }) => trace === id),
  );
  const basket = new BlobBasket(sha256);
  const context = { fileName: "live", sha256, keep: basket.keep, countUp: () => 0 };
  const draft = traceDraft(format, id, traces, context);
  const silent = draft.length === 0 && spans.every(({ kind }) => kind === "other");
  const trajectory = silent ? null : draft.finish((made) => hashId(made, sha256));
  if (trajectory) trajectory.source = { ...trajectory.source, byte_range: [0, source.length], record: 0 };
  return { trajectory, source, blobs: basket.take(), spans: spans.length, traces: traces.length };
}

/** The spans of a source with pointers that say in which line they stand. */
async function spansIn(source: Uint8Array): Promise<Span[]> {
  const records: SourceRecord[] = [];
  const file = await unpack(
    (async function* () {
      yield source;
    })(),
    { encoding: "utf-8" },
  );
  for await (const batch of parsedRecords(file, defaultLimits))
    for (const found of batch) if ("record" in found) records.push(found.record);
  return records.flatMap((record) =>
    resourceSpans(record, ["resourceSpans"]).map((span) => ({
      ...span,
      id: span.id.toLowerCase(),
      trace: span.trace.toLowerCase(),
      parent: span.parent?.toLowerCase() ?? null,
      // As in a file: the number of the line is said where there are several.
      pointer: records.length > 1 ? `/${record.raw.number}${span.pointer}` : span.pointer,
    })),
  );
}

/** By their beginning, so that a source reads like what happened; then by their text. */
function inOrder(lines: readonly string[]): string[] {
  const keyed = lines.map((line) => {
    const start = /"startTimeUnixNano"\s*:\s*"?(\d+)/.exec(line)?.[1] ?? "";
    return { line, key: start.padStart(20, "0") };
  });
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.line < b.line ? -1 : 1));
  return keyed.map(({ line }) => line);
}

/** Of a span that came in several states, such as before and after its end, the last state counts. */
function latest(spans: readonly Span[]): Span[] {
  const byId = new Map<string, Span>();
  for (const span of spans) {
    const key = `${span.trace} ${span.id}`;
    const other = byId.get(key);
    if (!other || timeKey(other.end) <= timeKey(span.end)) byId.set(key, span);
  }
  return [...byId.values()];
}
