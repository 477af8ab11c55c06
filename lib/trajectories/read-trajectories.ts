import { csvSeparator, splitCsv } from "./csv-records";
import { chooserFor, detect, detectionSample, formatOf, type Detection } from "./detect";
import type { Format, FoundQuery, NormaliseContext, Normalised, SourceRecord } from "./format";
import { formats } from "./formats";
import { join } from "./byte-capture";
import type { Problem } from "./problem";
import { defaultLimits, splitRecords, type RawRecord, type SplitLimits } from "./records";
import type { Trajectory } from "./schema";
import { sha256 as portable, type Sha256 } from "./sha256";
import { parseFrame, parseRecord, problemOf } from "./source-record";
import { peek, unpack, UnpackError, type UnpackOptions } from "./unpack";

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
  | { kind: "trajectory"; trajectory: Trajectory; linked: boolean; source: SourcePart[] }
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

/**
 * Reads a file of any known format as a stream: unpacks, splits, recognises, normalises. Memory is bounded by the
 * largest record (and by `maxGroupBytes` for formats whose trajectories are spread over records). Nothing is thrown
 * for what a file may hold: what can't be read is yielded as `rejected`. The last item is always `end`, and
 * records = those behind trajectories, queries and asides + rejected.
 *
 * @throws RangeError when `options.format` is no format id
 */
export async function* readTrajectories(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ReadItem> {
  const reading = new Reading(options);
  try {
    const unpacked = await unpack(bytes, options);
    reading.summary.packing = unpacked.packing;
    reading.summary.encoding = unpacked.encoding;
    yield* reading.read(parsedRecords(unpacked.bytes, unpacked.kind, options));
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    yield reading.reject({
      record: reading.summary.records,
      line: 1,
      column: null,
      pointer: "",
      code: error.code,
      expected: error.expected,
      excerpt: "",
      fatal: true,
      byteRange: null,
    });
  }
  yield { kind: "end", summary: reading.finish() };
}

type Parsed = { record: SourceRecord } | { problem: Problem };

class Reading {
  readonly summary: ReadSummary = {
    format: null,
    formats: {},
    packing: [],
    encoding: "utf-8",
    records: 0,
    trajectories: 0,
    linked: 0,
    queries: 0,
    asides: 0,
    rejected: 0,
    complete: true,
  };
  private readonly context: NormaliseContext;
  private readonly forced: Format | null;
  private readonly groups = new Map<Format, Map<string, SourceRecord[]>>();
  private groupBytes = 0;
  private detection: Detection = { counts: new Map(), readAs: new Map() };

  constructor(private readonly options: ReadOptions) {
    this.context = { fileName: options.fileName, sha256: options.sha256 ?? portable };
    const id = options.format ?? "auto";
    this.forced = formats.find((format) => format.id === id) ?? null;
    if (id !== "auto" && !this.forced) throw new RangeError(`Unknown format: ${id}`);
  }

  async *read(parsed: AsyncIterable<Parsed>): AsyncGenerator<ReadItem> {
    const sample: Parsed[] = [];
    let sampled = false;
    for await (const next of parsed) {
      if (sampled) {
        yield* this.take(next);
        continue;
      }
      sample.push(next);
      if (sample.length < detectionSample) continue;
      sampled = true;
      yield* this.takeSample(sample);
    }
    if (!sampled) {
      const only = sample.length === 1 && "record" in sample[0]! ? sample[0].record : null;
      if (only && only.raw.place === "value" && !/\.(jsonl|ndjson)(\.|$)/i.test(this.options.fileName))
        only.alone = true;
      yield* this.takeSample(sample);
    }
    yield* this.flushGroups();
  }

  reject(problem: Problem): ReadItem {
    this.summary.records += 1;
    return this.rejectKnown(problem);
  }

  finish(): ReadSummary {
    const ids = Object.keys(this.summary.formats);
    this.summary.format = ids.length > 1 ? "mixed" : (ids[0] ?? null);
    return this.summary;
  }

  private *takeSample(sample: readonly Parsed[]): Generator<ReadItem> {
    const records = sample.flatMap((item) => ("record" in item ? [item.record] : []));
    if (!this.forced) this.detection = detect(records, formats);
    if (this.detection.counts.size > 1) {
      const mixture = [...this.detection.counts].map(([id, count]) => `${id}: ${count}`).join(", ");
      yield { kind: "warning", code: "mixed_formats", detail: mixture };
    }
    for (const item of sample) yield* this.take(item);
  }

  private *take(item: Parsed): Generator<ReadItem> {
    if ("problem" in item) {
      yield this.reject(item.problem);
      return;
    }
    const { record } = item;
    this.summary.records += 1;
    const format = this.formatFor(record);
    if (!format) {
      const object = typeof record.value === "object" && record.value !== null;
      const expected = object ? "a record of a known format" : "an object or a list of messages";
      yield this.rejectKnown(problemOf(record.raw, object ? "unknown_format" : "not_a_record", expected));
      return;
    }
    this.summary.formats[format.id] = (this.summary.formats[format.id] ?? 0) + 1;
    if (!format.groupKey) yield* this.normalise(format, [record]);
    else yield* this.addToGroup(format, format.groupKey(record), record);
  }

  private formatFor(record: SourceRecord): Format | null {
    if (this.forced)
      return typeof record.value === "object" && record.value !== null
        ? this.forced
        : formatOf(record, [this.forced]);
    const format = formatOf(record, formats);
    return format && (this.detection.readAs.get(format.id) ?? format);
  }

  private *addToGroup(format: Format, key: string, record: SourceRecord): Generator<ReadItem> {
    const groups = this.groups.get(format) ?? new Map<string, SourceRecord[]>();
    this.groups.set(format, groups);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
    this.groupBytes += record.raw.bytes.length;
    if (this.groupBytes <= (this.options.maxGroupBytes ?? 256 << 20)) return;
    yield {
      kind: "warning",
      code: "groups_split",
      detail: "Sessions or traces that go on later in the file are cut here",
    };
    yield* this.flushGroups();
  }

  private *flushGroups(): Generator<ReadItem> {
    for (const [format, groups] of this.groups)
      for (const records of groups.values()) yield* this.normalise(format, records);
    this.groups.clear();
    this.groupBytes = 0;
  }

  private *normalise(format: Format, records: SourceRecord[]): Generator<ReadItem> {
    let results: Normalised[];
    try {
      results = format.normalise(records, this.context);
    } catch (error) {
      // A shape that no reader foresaw must cost its own record only, and be seen.
      const message = error instanceof Error ? error.message : String(error);
      for (const { raw } of records)
        yield this.rejectKnown(problemOf(raw, "unreadable_shape", `a ${format.title} record (${message})`));
      return;
    }
    for (const result of results) yield* this.give(format, result);
  }

  private *give(format: Format, result: Normalised): Generator<ReadItem> {
    if (result.kind === "rejected") {
      for (const { raw } of result.records)
        yield this.rejectKnown(problemOf(raw, result.code, result.expected, raw.pointer + result.pointer));
      return;
    }
    const source = result.records.map(sourcePart);
    if (result.kind === "trajectory") {
      const linked = result.linked ?? false;
      if (linked) this.summary.linked += 1;
      else this.summary.trajectories += 1;
      yield { kind: "trajectory", trajectory: result.trajectory, linked, source };
    } else if (result.kind === "query") {
      this.summary.queries += 1;
      const warnings = result.records.flatMap((record) => record.warnings);
      yield { kind: "query", format: format.id, found: result.found, warnings, source };
    } else {
      this.summary.asides += result.records.length;
      yield { kind: "aside", format: format.id, code: result.code, detail: result.detail, source };
    }
  }

  private rejectKnown(problem: Problem): ReadItem {
    this.summary.rejected += 1;
    if (problem.fatal) this.summary.complete = false;
    return { kind: "rejected", problem };
  }
}

function sourcePart({ raw }: SourceRecord): SourcePart {
  return { record: raw.number, line: raw.line, byteRange: raw.byteRange, bytes: raw.bytes };
}

const transcriptStart =
  /^\ufeff?\s*(?:\[(?:system|user|assistant|tool)\]|(?:SYSTEM|USER|ASSISTANT|HUMAN):)\s/i;

/** The records of unpacked bytes, whatever container they stand in. */
async function* parsedRecords(
  bytes: AsyncIterable<Uint8Array>,
  kind: "text" | "zip",
  options: ReadOptions,
): AsyncGenerator<Parsed> {
  if (kind === "zip") throw new UnpackError("packing_broken", "a file that is no ZIP archive");
  const limits = { ...defaultLimits, ...options.limits };
  const { head, all } = await peek(bytes, 4096);
  const start = new TextDecoder().decode(head.subarray(0, 200));
  if (transcriptStart.test(start)) yield await wholeText(all, limits.maxRecordBytes);
  else {
    const separator = csvSeparator(head);
    if (separator === null) yield* jsonRecords(all, limits);
    else
      for await (const { raw, value, uneven } of splitCsv(all, separator)) {
        const warnings = uneven ? [{ code: "row_uneven", pointer: null }] : [];
        yield {
          record: {
            raw,
            value,
            warnings,
            text: () => new TextDecoder().decode(raw.bytes),
            frame: null,
            alone: false,
          },
        };
      }
  }
}

async function wholeText(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Parsed> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
  }
  const whole = join(pieces);
  const raw: RawRecord = {
    number: 0,
    line: 1,
    column: 1,
    pointer: "",
    byteRange: [0, size],
    bytes: whole,
    depth: 0,
    members: 0,
    oddNumber: false,
    place: "text",
    key: null,
    frame: null,
  };
  if (size > limit)
    return { problem: problemOf(raw, "record_too_large", `at most ${limit} bytes in one record`) };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(whole);
    return { record: { raw, value: text, warnings: [], text: () => text, frame: null, alone: true } };
  } catch {
    return { problem: problemOf(raw, "invalid_utf8", "UTF-8") };
  }
}

/** JSON records; those in a frame wait until the frame has what their format needs. */
async function* jsonRecords(bytes: AsyncIterable<Uint8Array>, limits: SplitLimits): AsyncGenerator<Parsed> {
  const needs = new Map(
    formats.flatMap((format) => (format.frame ? [[format.frame.key, format.frame.needs] as const] : [])),
  );
  let waiting: SourceRecord[] = [];
  let waitingBytes = 0;
  const release = () => {
    const records = waiting.map((record) => ({ record }));
    waiting = [];
    waitingBytes = 0;
    return records;
  };
  for await (const item of splitRecords(bytes, chooserFor(formats), limits)) {
    if (item.kind === "problem") {
      yield* release();
      yield { problem: item.problem };
    } else if (item.kind === "frame") {
      const frame = parseFrame(item.record.bytes);
      for (const record of waiting) record.frame = frame;
      yield* release();
      if (item.elements === 0) yield parseRecord(item.record);
    } else {
      const parsed = parseRecord(item.record);
      if (!("record" in parsed)) {
        yield parsed;
        continue;
      }
      const head = item.record.frame;
      const missing = head && needs.get(head.key)?.some((key) => !(key in (parsed.record.frame ?? {})));
      if (!missing) yield parsed;
      else {
        waiting.push(parsed.record);
        waitingBytes += item.record.bytes.length;
        if (waitingBytes > limits.maxRecordBytes) yield* release();
      }
    }
  }
  yield* release();
}
