import type { SourceRecord } from "./format";
import { JsonSyntaxError, readJson } from "./json-reader";
import { isJson, type Json } from "./plain-values";
import { excerpt, type Problem } from "./problem";
import type { FrameHead, RawRecord } from "./raw-record";

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const frames = new WeakMap<FrameHead, Json | null>();

/** Decodes and parses one record. A failure is a value: the problem, with its place in the file. */
export function parseRecord(raw: RawRecord): { record: SourceRecord } | { problem: Problem } {
  let text: string;
  try {
    text = strictUtf8.decode(raw.bytes);
  } catch {
    return { problem: problemOf(raw, "invalid_utf8", expectedEncoding(raw.bytes) ?? "UTF-8") };
  }
  try {
    const { value, warnings } = readJson(text, raw);
    return {
      record: { raw, value, warnings, text: () => text, frame: frameOf(raw.frame), alone: false },
    };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const before = text.slice(0, error.offset);
    const breaks = before.split("\n").length - 1;
    const column = breaks === 0 ? raw.column + error.offset : error.offset - before.lastIndexOf("\n");
    return { problem: { ...problemOf(raw, "json_syntax", error.expected), line: raw.line + breaks, column } };
  }
}

/** A problem at the beginning of a record. */
export function problemOf(raw: RawRecord, code: string, expected: string, pointer = raw.pointer): Problem {
  return {
    record: raw.number,
    line: raw.line,
    column: raw.column,
    pointer,
    code,
    expected,
    excerpt: excerpt(raw.bytes),
    fatal: false,
    byteRange: raw.byteRange,
  };
}

/** What is to be said of bytes that are no UTF-8; null when they are. */
export function expectedEncoding(bytes: Uint8Array): string | null {
  try {
    strictUtf8.decode(bytes);
    return null;
  } catch {
    return looksLikeGb18030(bytes)
      ? "UTF-8; the bytes would be valid GB18030, which has to be chosen"
      : "UTF-8";
  }
}

function looksLikeGb18030(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("gb18030", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function frameOf(head: FrameHead | null): Json | null {
  if (!head) return null;
  let frame = frames.get(head);
  if (frame === undefined) {
    frame = parseFrame(head.bytes);
    frames.set(head, frame);
  }
  return frame;
}

/** The object around framed records; what does not parse is no context. */
export function parseFrame(bytes: Uint8Array): Json | null {
  try {
    const { value } = readJson(new TextDecoder().decode(bytes));
    return isJson(value) ? value : null;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return null;
    throw error;
  }
}
