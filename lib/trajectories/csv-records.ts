import { ByteCapture } from "./byte-capture";
import type { Json } from "./plain-values";
import type { RawRecord } from "./raw-record";
import { expectedEncoding } from "./source-record";

/** Reads CSV (RFC 4180) as records with byte ranges: quoted cells may hold separators, quotes and line breaks. */

export interface CsvRow {
  raw: RawRecord;
  value: Json;
  /** True when the row has another number of cells than the header. */
  uneven: boolean;
  /** Why the row can't be read, or null. */
  fault: { code: string; expected: string } | null;
}

const quote = 0x22;

/** The separator of a header line, or null when it looks like no table. */
export function csvSeparator(head: Uint8Array): number | null {
  const text = new TextDecoder().decode(head).replace(/^\ufeff?\s*/, "");
  const line = text.split(/\r?\n/, 1)[0] ?? "";
  if (!/^["\p{L}_]/u.test(line) || line.length > 10_000) return null;
  const counts = [",", ";", "\t"].map((mark) => [mark, line.split(mark).length - 1] as const);
  const best = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  const cells = line.split(best[0]);
  return best[1] > 0 && cells.every((cell) => /^"?[\p{L}_][\p{L}\p{N} _.-]{0,60}"?$/u.test(cell))
    ? best[0].charCodeAt(0)
    : null;
}

export async function* splitCsv(
  source: AsyncIterable<Uint8Array>,
  separator: number,
  limit: number,
): AsyncGenerator<CsvRow> {
  let header: string[] | null = null;
  let number = 0;
  for await (const line of logicalLines(source, limit)) {
    const cells = cellsOf(new TextDecoder().decode(line.bytes), String.fromCharCode(separator));
    if (cells.length === 1 && cells[0]!.trim() === "") continue;
    if (!header) {
      header = cells.map((cell, i) => cell.trim() || `column_${i + 1}`);
      continue;
    }
    const value: Json = Object.fromEntries(header.map((name, i) => [name, unmarked(cells[i] ?? "")]));
    const raw: RawRecord = {
      number,
      line: line.line,
      column: 1,
      pointer: "",
      byteRange: [line.start, line.start + line.bytes.length],
      bytes: line.bytes,
      depth: 1,
      members: header.length,
      oddNumber: false,
      place: "row",
      key: null,
      frame: null,
    };
    const fault = line.fault ?? textFault(line.bytes);
    yield { raw, value, uneven: cells.length !== header.length, fault };
    number += 1;
  }
}

/** Exports put an apostrophe before cells that a spreadsheet would run as a formula; it is taken off again. */
function unmarked(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function textFault(bytes: Uint8Array): CsvRow["fault"] {
  const expected = expectedEncoding(bytes);
  return expected === null ? null : { code: "invalid_utf8", expected };
}

interface Line {
  bytes: Uint8Array;
  start: number;
  line: number;
  fault: CsvRow["fault"];
}

/** Lines up to an LF outside quotes, without their line end. */
async function* logicalLines(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  const capture = new ByteCapture(limit);
  let base = 0;
  let start = 0;
  let line = 1;
  let quoted = false;
  let breaks = 0;
  const finish = (): Line => {
    const tooLarge = capture.overflowed;
    const row = { ...trimmed(capture.take(), start), line, fault: null };
    if (tooLarge)
      return { ...row, fault: { code: "record_too_large", expected: `at most ${limit} bytes in one row` } };
    return quoted ? { ...row, fault: { code: "csv_syntax", expected: "a closing quote" } } : row;
  };
  for await (const chunk of source) {
    capture.start(0);
    for (let i = 0; i < chunk.length; i += 1) {
      if (chunk[i] === quote) quoted = !quoted;
      if (chunk[i] !== 0x0a) continue;
      breaks += 1;
      if (quoted) continue;
      capture.stop(chunk, i);
      yield finish();
      start = base + i + 1;
      line += breaks;
      breaks = 0;
      capture.start(i + 1);
    }
    capture.flush(chunk);
    base += chunk.length;
  }
  if (capture.size > 0) yield finish();
}

function trimmed(bytes: Uint8Array, start: number): { bytes: Uint8Array; start: number } {
  const bom = start === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const end = bytes.at(-1) === 0x0d ? bytes.length - 1 : bytes.length;
  return { bytes: bytes.subarray(bom, end), start: start + bom };
}

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end < 0) {
          cell += text.slice(at);
          at = text.length;
          break;
        }
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const next = text.indexOf(separator, at);
    cell += text.slice(at, next < 0 ? text.length : next);
    cells.push(cell);
    if (next < 0) return cells;
    at = next + 1;
  }
}
