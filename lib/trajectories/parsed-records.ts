import { join } from "./byte-capture";
import { csvSeparator, splitCsv } from "./csv-records";
import { chooserFor } from "./detect";
import type { SourceRecord } from "./format";
import { formats } from "./formats";
import type { Json } from "./plain-values";
import type { Problem } from "./problem";
import type { RawRecord, SplitItem, SplitLimits } from "./raw-record";
import { splitRecords } from "./records";
import { parseFrame, parseRecord, problemOf } from "./source-record";
import { peek, unpack, UnpackError, type Unpacked } from "./unpack";
import { untilFault } from "./until-fault";
import { zipMembers, type ZipMember } from "./zip";

export type Parsed = { record: SourceRecord } | { problem: Problem };

const transcriptStart =
  /^\ufeff?\s*(?:\[(?:system|user|assistant|tool)\]|(?:SYSTEM|USER|ASSISTANT|HUMAN):)\s/i;

/** The records of an unpacked file, in batches, whatever container they stand in. */
export async function* parsedRecords(file: Unpacked, limits: SplitLimits): AsyncGenerator<Parsed[]> {
  const records = file.kind === "zip" ? archive(file.bytes, limits) : textRecords(file.bytes, limits);
  yield* untilFault(records, (problem) => ({ problem }));
}

async function* textRecords(bytes: AsyncIterable<Uint8Array>, limits: SplitLimits): AsyncGenerator<Parsed[]> {
  const { kind, all, separator } = await textKind(bytes);
  if (kind === "transcript") yield [await wholeText(all, limits)];
  else if (separator !== null) yield* tableRows(all, separator, limits);
  else yield* parsedItems(splitRecords(all, chooserFor(formats), limits), limits);
}

async function textKind(bytes: AsyncIterable<Uint8Array>) {
  const { head, all } = await peek(bytes, 4096);
  const separator = csvSeparator(head);
  const isTranscript = transcriptStart.test(new TextDecoder().decode(head.subarray(0, 200)));
  const kind = isTranscript ? "transcript" : separator === null ? "json" : "table";
  return { kind, all, separator: isTranscript ? null : separator } as const;
}

/** The records of a JSON text before they are parsed; null beside the same file again when it is none. */
export async function unparsedRecords(
  file: Unpacked,
  limits: SplitLimits,
): Promise<{ items: AsyncGenerator<SplitItem[]> | null; file: Unpacked }> {
  if (file.kind === "zip") return { items: null, file };
  const { kind, all } = await textKind(file.bytes);
  if (kind !== "json") return { items: null, file: { ...file, bytes: all } };
  const split = splitRecords(all, chooserFor(formats), limits);
  const items = untilFault(split, (problem): SplitItem => ({ kind: "problem", problem }));
  return { items, file: { ...file, bytes: all } };
}

/** Archives are read from their end, so they have to fit into memory. */
const archiveLimit = 512 << 20;

async function whole(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw new UnpackError("packing_broken", `an archive of at most ${limit} bytes`);
    pieces.push(piece);
  }
  return join(pieces);
}

/** The samples of an Inspect log, or the only file of any other archive. */
async function* archive(packed: AsyncIterable<Uint8Array>, limits: SplitLimits): AsyncGenerator<Parsed[]> {
  const bytes = await whole(packed, archiveLimit);
  const members = zipMembers(bytes, limits.maxRecordBytes).filter(({ name }) => !isClutter(name));
  const header =
    members.find(({ name }) => name === "header.json") ??
    members.find(({ name }) => name === "_journal/start.json");
  if (!header) {
    const [only, ...others] = members;
    if (!only || others.length > 0)
      throw new UnpackError(
        "packing_broken",
        `an Inspect log (.eval) or an archive of one file; this one has ${members.length}`,
      );
    const inner = await unpack(once(only.read()));
    if (inner.kind === "zip") throw new UnpackError("packing_broken", "no archive inside an archive");
    yield* textRecords(inner.bytes, limits);
    return;
  }
  const frame = parseFrame(header.read());
  const samples = members.filter(({ name }) => name.startsWith("samples/") && name.endsWith(".json"));
  // A log without samples still is a log: its header is read in their place.
  const read = samples.length > 0 ? samples : [header];
  for (const [number, member] of read.entries()) yield [archived(member, number, frame)];
}

/** Folders, and what systems add to an archive without being asked. */
function isClutter(name: string): boolean {
  return name.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(name);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function archived(member: ZipMember, number: number, frame: Json | null): Parsed {
  const raw: RawRecord = {
    number,
    line: 1,
    column: 1,
    pointer: member.name,
    byteRange: [0, member.size],
    bytes: new Uint8Array(0),
    depth: Infinity,
    members: 0,
    oddNumber: true,
    place: "archived",
    key: member.name,
    frame: null,
  };
  try {
    raw.bytes = member.read();
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    return { problem: problemOf(raw, error.code, error.expected) };
  }
  raw.byteRange = [0, raw.bytes.length];
  const parsed = parseRecord(raw);
  if ("record" in parsed) parsed.record.frame = frame;
  return parsed;
}

async function* tableRows(
  bytes: AsyncIterable<Uint8Array>,
  separator: number,
  { maxRecordBytes }: SplitLimits,
): AsyncGenerator<Parsed[]> {
  for await (const { raw, value, uneven, fault } of splitCsv(bytes, separator, maxRecordBytes)) {
    if (fault) {
      yield [{ problem: problemOf(raw, fault.code, fault.expected) }];
      continue;
    }
    const warnings = uneven ? [{ code: "row_uneven", pointer: null }] : [];
    const text = () => new TextDecoder().decode(raw.bytes);
    yield [{ record: { raw, value, warnings, text, frame: null, alone: false } }];
  }
}

async function wholeText(bytes: AsyncIterable<Uint8Array>, { maxRecordBytes }: SplitLimits): Promise<Parsed> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size <= maxRecordBytes) pieces.push(piece);
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
  if (size > maxRecordBytes)
    return { problem: problemOf(raw, "record_too_large", `at most ${maxRecordBytes} bytes in one record`) };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(whole);
    return { record: { raw, value: text, warnings: [], text: () => text, frame: null, alone: true } };
  } catch {
    return { problem: problemOf(raw, "invalid_utf8", "UTF-8") };
  }
}

/** Parses what the splitter gave. */
export async function* parsedItems(
  given: AsyncIterable<SplitItem[]>,
  limits: SplitLimits,
): AsyncGenerator<Parsed[]> {
  const frames = new FrameWaiting(limits.maxRecordBytes);
  for await (const items of given)
    for (const few of handfuls(items)) yield few.flatMap((item) => frames.take(item));
  yield frames.release();
}

/** Bytes of records that are parsed together: what is made of them is to be gone before more is made. */
const handful = 64 * 1024;

/** Items in their order, as many at a time as have some bytes together; at least one. */
function* handfuls(items: readonly SplitItem[]): Generator<SplitItem[]> {
  let from = 0;
  let size = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind !== "problem") size += item.record.bytes.length;
    if (size < handful) continue;
    yield items.slice(from, at + 1);
    [from, size] = [at + 1, 0];
  }
  if (from < items.length) yield items.slice(from);
}

/** Records in a frame wait until the frame has what their format needs beside them. */
class FrameWaiting {
  private readonly needs = new Map(
    formats.flatMap((format) => (format.frame ? [[format.frame.key, format.frame.needs] as const] : [])),
  );
  private waiting: SourceRecord[] = [];
  private size = 0;

  constructor(private readonly limit: number) {}

  take(item: SplitItem): Parsed[] {
    if (item.kind === "problem") return [...this.release(), { problem: item.problem }];
    if (item.kind === "frame") return this.endFrame(item.record, item.elements);
    const parsed = parseRecord(item.record);
    const head = item.record.frame;
    if (!head || !("record" in parsed)) return [parsed];
    const frame = parsed.record.frame ?? {};
    if (!this.needs.get(head.key)?.some((key) => !(key in frame))) return [parsed];
    this.waiting.push(parsed.record);
    this.size += item.record.bytes.length;
    return this.size > this.limit ? this.release() : [];
  }

  release(): Parsed[] {
    const records = this.waiting.map((record) => ({ record }));
    this.waiting = [];
    this.size = 0;
    return records;
  }

  private endFrame(raw: RawRecord, elements: number): Parsed[] {
    const frame = this.waiting.length > 0 ? parseFrame(raw.bytes) : null;
    for (const record of this.waiting) record.frame = frame;
    // A frame without records is the record: it still says which run this was.
    return elements === 0 ? [parseRecord(raw)] : this.release();
  }
}
