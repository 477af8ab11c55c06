import { join } from "./byte-capture";
import { csvSeparator, splitCsv } from "./csv-records";
import { chooserFor } from "./detect";
import type { SourceRecord } from "./format";
import { formats } from "./formats";
import type { Problem } from "./problem";
import { splitRecords, type RawRecord, type SplitItem, type SplitLimits } from "./records";
import { parseFrame, parseRecord, problemOf } from "./source-record";
import { peek, UnpackError, type Unpacked } from "./unpack";

export type Parsed = { record: SourceRecord } | { problem: Problem };

const transcriptStart =
  /^\ufeff?\s*(?:\[(?:system|user|assistant|tool)\]|(?:SYSTEM|USER|ASSISTANT|HUMAN):)\s/i;

/** The records of an unpacked file, in batches, whatever container they stand in. */
export async function* parsedRecords(file: Unpacked, limits: SplitLimits): AsyncGenerator<Parsed[]> {
  if (file.kind === "zip") throw new UnpackError("packing_broken", "a file that is no ZIP archive");
  const { head, all } = await peek(file.bytes, 4096);
  const separator = csvSeparator(head);
  if (transcriptStart.test(new TextDecoder().decode(head.subarray(0, 200))))
    yield [await wholeText(all, limits)];
  else if (separator !== null) yield* tableRows(all, separator);
  else yield* jsonRecords(all, limits);
}

async function* tableRows(bytes: AsyncIterable<Uint8Array>, separator: number): AsyncGenerator<Parsed[]> {
  for await (const { raw, value, uneven } of splitCsv(bytes, separator)) {
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

async function* jsonRecords(bytes: AsyncIterable<Uint8Array>, limits: SplitLimits): AsyncGenerator<Parsed[]> {
  const frames = new FrameWaiting(limits.maxRecordBytes);
  for await (const items of splitRecords(bytes, chooserFor(formats), limits))
    yield items.flatMap((item) => frames.take(item));
  yield frames.release();
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
