import { BlobBasket } from "./blob-basket";
import { detect, detectionSample, formatOf, guessFormat, type Detection } from "./detect";
import type { Format, NormaliseContext, Normalised, SourceRecord } from "./format";
import { formats } from "./formats";
import type { Parsed } from "./parsed-records";
import type { Problem } from "./problem";
import type { ReadItem, ReadOptions, ReadSummary, SourcePart } from "./read-item";
import type { Trajectory } from "./schema";
import { sha256 as portable } from "./sha256";
import { problemOf } from "./source-record";

/** One reading of a file: which formats its records have, what becomes of each, and the count. */
export class Reading {
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
  /** The data of the records at hand. */
  private readonly blobs: BlobBasket;
  /** What a record was meant to be that could not be read. */
  private guess: string | null = null;
  private detection: Detection = { counts: new Map(), readAs: new Map() };
  private counted = false;

  constructor(private readonly options: ReadOptions) {
    const counts = new Map<string, number>();
    const countUp = (key: string) => {
      this.counted = true;
      const before = counts.get(key) ?? 0;
      counts.set(key, before + 1);
      return before;
    };
    this.blobs = new BlobBasket(options.sha256 ?? portable);
    const { sha256, keep } = this.blobs;
    this.context = { fileName: options.fileName, sha256, keep, countUp };
    const id = options.format ?? "auto";
    this.forced = formats.find((format) => format.id === id) ?? null;
    if (id !== "auto" && !this.forced) throw new RangeError(`Unknown format: ${id}`);
  }

  async *read(parsed: AsyncIterable<Parsed[]>): AsyncGenerator<ReadItem[]> {
    let sample: Parsed[] | null = [];
    for await (const batch of parsed) {
      if (!sample) yield batch.flatMap((item) => this.take(item));
      else {
        sample.push(...batch);
        if (sample.length < detectionSample) continue;
        yield this.takeSample(sample);
        sample = null;
      }
    }
    if (sample) {
      const only = sample.length === 1 && "record" in sample[0]! ? sample[0].record : null;
      const lines = /\.(jsonl|ndjson)(\.|$)/i.test(this.options.fileName);
      if (only && only.raw.place === "value" && !lines) only.alone = true;
      yield this.takeSample(sample);
    }
    yield this.flushGroups();
  }

  /** Formats that the sample told to read as others, by id: what another reading of the same file has to know. */
  get readAs(): Record<string, string> {
    return Object.fromEntries([...this.detection.readAs].map(([id, { id: other }]) => [id, other]));
  }

  /**
   * What a record gives by itself, for a reading that sees single records of a file only. Null when that depends on the
   * records around it; the reading of the whole file has to take it then.
   */
  takeAlone(item: Parsed, readAs: Record<string, string>): ReadItem[] | null {
    if ("problem" in item) return [this.reject(item.problem)];
    for (const [id, other] of Object.entries(readAs)) {
      const format = formats.find((one) => one.id === other);
      if (format) this.detection.readAs.set(id, format);
    }
    const key = this.formatFor(item.record)?.groupKey?.(item.record) ?? null;
    if (key !== null) return null;
    this.counted = false;
    const items = this.take(item);
    return this.counted ? null : items;
  }

  reject({ partial, ...problem }: Problem): ReadItem {
    this.summary.records += 1;
    if (partial) this.guess ??= guessFormat(partial, formats)?.id ?? null;
    return this.rejectKnown(problem);
  }

  finish(): ReadSummary {
    const ids = Object.keys(this.summary.formats);
    this.summary.format = ids.length > 1 ? "mixed" : (ids[0] ?? this.guess);
    return this.summary;
  }

  private takeSample(sample: readonly Parsed[]): ReadItem[] {
    const records = sample
      .slice(0, detectionSample)
      .flatMap((item) => ("record" in item ? [item.record] : []));
    if (!this.forced) this.detection = detect(records, formats);
    const items: ReadItem[] = [];
    if (this.detection.counts.size > 1) {
      const mixture = [...this.detection.counts].map(([id, count]) => `${id}: ${count}`).join(", ");
      items.push({ kind: "warning", code: "mixed_formats", detail: mixture });
    }
    return items.concat(...sample.map((item) => this.take(item)));
  }

  private take(item: Parsed): ReadItem[] {
    if ("problem" in item) return [this.reject(item.problem)];
    const { record } = item;
    this.summary.records += 1;
    const format = this.formatFor(record);
    if (!format) {
      const object = typeof record.value === "object" && record.value !== null;
      const expected = object ? "a record of a known format" : "an object or a list of messages";
      return [this.rejectKnown(problemOf(record.raw, object ? "unknown_format" : "not_a_record", expected))];
    }
    this.summary.formats[format.id] = (this.summary.formats[format.id] ?? 0) + 1;
    const key = format.groupKey?.(record) ?? null;
    return key === null ? this.normalise(format, [record]) : this.addToGroup(format, key, record);
  }

  private formatFor(record: SourceRecord): Format | null {
    if (this.forced) {
      const readable = typeof record.value === "object" && record.value !== null;
      return readable ? this.forced : formatOf(record, [this.forced]);
    }
    const format = formatOf(record, formats);
    return format && (this.detection.readAs.get(format.id) ?? format);
  }

  private addToGroup(format: Format, key: string, record: SourceRecord): ReadItem[] {
    const groups = this.groups.get(format) ?? new Map<string, SourceRecord[]>();
    this.groups.set(format, groups);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
    this.groupBytes += record.raw.bytes.length;
    // Waiting records keep their bytes; their text is made again when somebody asks.
    record.text = () => new TextDecoder().decode(record.raw.bytes);
    if (this.groupBytes <= (this.options.maxGroupBytes ?? 256 << 20)) return [];
    const detail = "Sessions or traces that go on later in the file are cut here";
    return [{ kind: "warning", code: "groups_split", detail }, ...this.flushGroups()];
  }

  private flushGroups(): ReadItem[] {
    const items: ReadItem[] = [];
    for (const [format, groups] of this.groups)
      for (const records of groups.values()) items.push(...this.normalise(format, records));
    this.groups.clear();
    this.groupBytes = 0;
    return items;
  }

  private normalise(format: Format, records: SourceRecord[]): ReadItem[] {
    let results: Normalised[];
    this.blobs.take();
    try {
      results = format.normalise(records, this.context);
    } catch (error) {
      // A shape that no reader foresaw must cost its own record only, and be seen.
      const message = error instanceof Error ? error.message : String(error);
      const expected = `a ${format.title} record (${message})`;
      return records.map(({ raw }) => this.rejectKnown(problemOf(raw, "unreadable_shape", expected)));
    }
    const items = results.flatMap((result) => this.give(format, result));
    return items.concat(this.leftOver(format, records, results));
  }

  /** No record may vanish: one that nothing was made of is at least named. */
  private leftOver(
    format: Format,
    records: readonly SourceRecord[],
    results: readonly Normalised[],
  ): ReadItem[] {
    if (records.length === 1 && results.length > 0) return [];
    const used = new Set(results.flatMap((result) => result.records));
    const rest = records.filter((record) => !used.has(record));
    if (rest.length === 0) return [];
    return this.give(format, {
      kind: "aside",
      code: "nothing_to_read",
      detail: "No conversation in it",
      records: rest,
    });
  }

  private give(format: Format, result: Normalised): ReadItem[] {
    if (result.kind === "rejected") {
      const { code, expected, pointer } = result;
      return result.records.map(({ raw }) =>
        this.rejectKnown(problemOf(raw, code, expected, raw.pointer + pointer)),
      );
    }
    const source = result.records.map(sourcePart);
    if (result.kind === "trajectory") {
      if (source.length > 1) spreadOver(result.trajectory, result.records);
      const linked = result.linked ?? false;
      if (linked) this.summary.linked += 1;
      else this.summary.trajectories += 1;
      // What several trajectories of the records share comes with the first.
      const blobs = this.blobs.take();
      return [{ kind: "trajectory", trajectory: result.trajectory, linked, source, blobs }];
    }
    if (result.kind === "query") {
      this.summary.queries += 1;
      const warnings = result.records.flatMap((record) => record.warnings);
      return [{ kind: "query", format: format.id, found: result.found, warnings, source }];
    }
    this.summary.asides += result.records.length;
    return [{ kind: "aside", format: format.id, code: result.code, detail: result.detail, source }];
  }

  private rejectKnown(problem: Problem): ReadItem {
    this.summary.rejected += 1;
    if (problem.fatal) this.summary.complete = false;
    return { kind: "rejected", problem };
  }
}

/** What belongs to a trajectory of several records: where they lie, and what was noticed on each of them. */
function spreadOver(trajectory: Trajectory, records: readonly SourceRecord[]): void {
  trajectory.source.byte_range = rangeOf(records);
  for (const { raw, warnings } of records) {
    if (raw.number === trajectory.source.record) continue;
    for (const warning of warnings)
      trajectory.warnings.push({ ...warning, pointer: `/${raw.number}${warning.pointer ?? ""}` });
  }
}

/** The range of records that follow each other; null when others lie between them. */
function rangeOf(records: readonly SourceRecord[]): [number, number] | null {
  const sorted = records.map(({ raw }) => raw).sort((a, b) => a.number - b.number);
  const first = sorted[0]!;
  const last = sorted.at(-1)!;
  return last.number - first.number === sorted.length - 1 ? [first.byteRange[0], last.byteRange[1]] : null;
}

function sourcePart({ raw }: SourceRecord): SourcePart {
  return { record: raw.number, line: raw.line, byteRange: raw.byteRange, bytes: raw.bytes };
}
