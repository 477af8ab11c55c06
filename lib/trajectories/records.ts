import { JsonScanner, type ScanEvents, type ScanFault } from "./json-scanner";
import { ByteCapture } from "./byte-capture";
import { excerpt, type Problem } from "./problem";

/**
 * Splits a stream of UTF-8 bytes into JSON records with bounded memory. It finds the container by itself: one value,
 * one value a line, values glued together, an array of records, an object whose members are records, or an object
 * with the record array inside (the rest of that object is the frame). Lines end at LF (CR LF) only.
 */

export interface RawRecord {
  /** 0-based number in the file. */
  number: number;
  /** 1-based line where the record starts, and the column (in bytes) there. */
  line: number;
  column: number;
  /** JSON pointer of the record in the document; "" when the record is a whole value or line. */
  pointer: string;
  /** Offsets in the (unpacked) text, end exclusive. */
  byteRange: [number, number];
  bytes: Uint8Array;
  /** Deepest nesting, number of object members, and whether a number may not fit a double. */
  depth: number;
  members: number;
  oddNumber: boolean;
  /** Where it stood. */
  place: "value" | "element" | "member" | "framed" | "row" | "text" | "archived";
  /** The member name, when the container is an object of records or an archive. */
  key: string | null;
  /** The object around a framed record, as far as it was read when the record array began. */
  frame: FrameHead | null;
}

/** The enclosing object of framed records: its bytes up to the record array, closed so that they parse. */
export interface FrameHead {
  key: string;
  bytes: Uint8Array;
}

export type SplitItem =
  | { kind: "record"; record: RawRecord }
  /** The object around framed records is complete; its record array is empty in these bytes. */
  | { kind: "frame"; record: RawRecord; elements: number }
  | { kind: "problem"; problem: Problem };

/** Decisions that need to know formats; all are asked once, for the first top-level value only. */
export interface ContainerChooser {
  /** Is a top-level array that starts with this element one record ("whole") or an array of records ("elements")? */
  array(firstElement: Uint8Array): "whole" | "elements";
  /** Is a top-level object whose first member is this one an object of records? */
  members(key: string, firstMember: Uint8Array): boolean;
  /** Names of members that hold the record array of an object. */
  frames: ReadonlySet<string>;
}

export interface SplitLimits {
  maxRecordBytes: number;
  maxMembers: number;
  maxDepth: number;
}

export const defaultLimits: SplitLimits = {
  maxRecordBytes: 64 << 20,
  maxMembers: 2_000_000,
  maxDepth: 20_000,
};

interface Place {
  at: number;
  line: number;
  column: number;
}

/** How the values of a file follow each other. */
type Layout = "first" | "lines" | "glued";
/** What is split: whole values, elements of a top-level array, members of a top-level object, a framed array. */
type Level = "value" | "peek-array" | "peek-object" | "element" | "member" | "framed";

/** White space between values; U+001E separates records in JSON text sequences (RFC 7464). */
const space = new Set([0x20, 0x09, 0x0a, 0x0d, 0x1e]);
const valueStarts = '{["-0123456789tfnNI';

export class RecordSplitter implements ScanEvents {
  readonly items: SplitItem[] = [];
  /** True after a fault that makes the rest of the file unreadable. */
  stopped = false;

  private readonly scanner = new JsonScanner(this);
  private readonly outer: ByteCapture;
  private readonly inner: ByteCapture;
  private readonly keyBytes = new ByteCapture(4096);
  private layout: Layout = "first";
  private level: Level = "value";
  private chunk: Uint8Array = new Uint8Array(0);
  private base = 0;
  private count = 0;
  private topStart = { at: 0, line: 1, column: 1 };
  private innerStart = { at: 0, line: 1, column: 1 };
  private innerIndex = 0;
  private key = "";
  private frame: FrameHead | null = null;
  private skipping = false;
  private bom = 0;
  /** Line breaks inside the first top-level value: none means that values stand one a line. */
  private topLines = 0;
  /** A fault on the first line waits here until the next line tells whether records stand one a line. */
  private pending: Problem | null = null;

  constructor(
    private readonly chooser: ContainerChooser,
    private readonly limits: SplitLimits = defaultLimits,
  ) {
    this.outer = new ByteCapture(limits.maxRecordBytes);
    this.inner = new ByteCapture(limits.maxRecordBytes);
  }

  /** Reads one chunk; finished records wait in `items`, which the caller empties. */
  push(chunk: Uint8Array): void {
    if (this.stopped) return;
    this.chunk = chunk;
    let i = 0;
    while (i < chunk.length && !this.stopped) {
      if (this.skipping) {
        // What follows the line is the beginning of a value like any other.
        i = this.skipLine(i);
        continue;
      }
      if (!this.scanner.open) i = this.between(i);
      if (this.skipping || i >= chunk.length || this.stopped) continue;
      const { index, fault } = this.scanner.scan(chunk, i, this.base);
      i = index;
      if (fault) i = this.recover(fault, index);
    }
    this.outer.flush(chunk);
    this.inner.flush(chunk);
    this.keyBytes.flush(chunk);
    this.base += chunk.length;
  }

  end(): void {
    if (this.stopped) return;
    this.chunk = new Uint8Array(0);
    this.scanner.endOfInput(this.base);
    // Nothing follows: the fault is that of the whole document.
    this.settle(true);
    if (!this.scanner.open || this.skipping) return;
    const { line, lineStart } = this.scanner;
    const fault = {
      at: this.base,
      line,
      column: this.base - lineStart + 1,
      expected: "the rest of the value",
      torn: true,
    };
    this.report(fault, this.level !== "value" && this.level !== "peek-array" && this.level !== "peek-object");
  }

  // --- between top-level values -------------------------------------------------------------------------------

  /** Passes white space and byte order marks before a value; returns the index where a value starts. */
  private between(from: number): number {
    let i = from;
    while (i < this.chunk.length) {
      const byte = this.chunk[i]!;
      if (byte === 0x0a) this.scanner.newLine(this.base + i);
      else if (this.bom > 0 || byte === 0xef) {
        const wanted = [0xef, 0xbb, 0xbf][this.bom];
        if (byte !== wanted) break;
        this.bom = (this.bom + 1) % 3;
      } else if (!space.has(byte)) break;
      i += 1;
    }
    if (i >= this.chunk.length) return i;
    this.settle(!/[[{]/.test(String.fromCharCode(this.chunk[i]!)));
    if (this.stopped) return i;
    this.beginTop(i);
    if (valueStarts.includes(String.fromCharCode(this.chunk[i]!))) return i;
    const { line, lineStart } = this.scanner;
    const at = this.base + i;
    return this.recover({ at, line, column: at - lineStart + 1, expected: "a JSON value", torn: false }, i);
  }

  private beginTop(index: number): void {
    this.bom = 0;
    const byte = this.chunk[index]!;
    const at = this.base + index;
    if (this.count > 0 && this.layout === "first") this.layout = this.topLines === 0 ? "lines" : "glued";
    this.scanner.lineBound = this.layout === "lines";
    this.topStart = this.placeOf(at);
    this.frame = null;
    this.scanner.resetCounts();
    const first = this.layout === "first";
    if (this.level !== "element" || byte !== 0x5b) {
      this.level = byte === 0x5b && first ? "peek-array" : byte === 0x7b && first ? "peek-object" : "value";
    }
    this.innerIndex = 0;
    this.inner.clear();
    this.outer.clear();
    if (this.level !== "element") this.outer.start(index);
  }

  private placeOf(at: number) {
    return { at, line: this.scanner.line, column: at - this.scanner.lineStart + 1 };
  }

  // --- what the scanner tells ----------------------------------------------------------------------------------

  valueStart(at: number, depth: number, firstByte: number): void {
    if (depth === 0) return;
    const index = at - this.base;
    if (
      depth === 1 &&
      this.level === "peek-object" &&
      firstByte === 0x5b &&
      this.chooser.frames.has(this.key)
    ) {
      this.openFrame(index);
      return;
    }
    const wanted = this.level === "framed" ? 2 : 1;
    if (depth !== wanted || this.level === "value") return;
    if (this.level === "peek-object" && (this.innerIndex > 0 || firstByte !== 0x7b)) return;
    // Outside its record array the frame is captured as a whole.
    if (this.level === "framed" && this.outer.active) return;
    this.inner.clear();
    this.inner.start(index);
    this.innerStart = this.placeOf(at);
    if (this.level !== "peek-array" && this.level !== "peek-object") this.scanner.resetCounts();
  }

  valueEnd(end: number, depth: number): void {
    const index = end - this.base;
    if (depth === 0) this.endTop(index);
    else if (depth === 1 && this.level === "peek-array") this.peekArray(index);
    else if (depth === 1 && this.level === "peek-object") this.peekObject(index);
    else if (depth === 1 && this.level === "framed" && !this.outer.active) this.closeFrame(index);
    else if (depth === 2 && this.level === "framed" && this.inner.active) this.endInner(index, "framed");
    else if (depth === 1 && this.level === "element") this.endInner(index, "element");
    else if (depth === 1 && this.level === "member" && this.inner.active) this.endInner(index, "member");
  }

  keyStart(at: number, depth: number): void {
    if (depth === 1 && (this.level === "peek-object" || this.level === "member")) {
      this.keyBytes.clear();
      this.keyBytes.start(at - this.base);
    }
  }

  keyEnd(end: number, depth: number): void {
    if (depth !== 1 || !this.keyBytes.active) return;
    this.keyBytes.stop(this.chunk, end - this.base);
    this.key = readKey(this.keyBytes.take());
  }

  // --- containers ----------------------------------------------------------------------------------------------

  private peekArray(index: number): void {
    this.inner.stop(this.chunk, index);
    if (this.inner.overflowed || this.chooser.array(this.inner.copy()) === "whole") {
      this.level = "value";
      this.inner.clear();
      return;
    }
    this.level = "element";
    this.outer.clear();
    this.emitInner(index, "element");
  }

  private peekObject(index: number): void {
    if (!this.inner.active) {
      this.innerIndex += 1;
      return;
    }
    this.inner.stop(this.chunk, index);
    if (
      !this.inner.overflowed &&
      this.innerIndex === 0 &&
      this.chooser.members(this.key, this.inner.copy())
    ) {
      this.level = "member";
      this.outer.clear();
      this.emitInner(index, "member");
      return;
    }
    this.inner.clear();
    this.innerIndex += 1;
  }

  private openFrame(index: number): void {
    this.outer.stop(this.chunk, index);
    const head = this.outer.copy();
    const closed = new Uint8Array(head.length + 3);
    closed.set(head);
    closed.set([0x5b, 0x5d, 0x7d], head.length);
    this.frame = { key: this.key, bytes: closed };
    this.level = "framed";
    this.innerIndex = 0;
  }

  private closeFrame(index: number): void {
    this.outer.append(new Uint8Array([0x5b, 0x5d]));
    this.outer.start(index);
  }

  private endInner(index: number, place: "element" | "member" | "framed"): void {
    this.inner.stop(this.chunk, index);
    this.emitInner(index, place);
  }

  private emitInner(index: number, place: "element" | "member" | "framed"): void {
    const name = place === "member" ? this.key : String(this.innerIndex);
    const pointer =
      (place === "framed" ? `/${escapePointer(this.frame!.key)}` : "") + `/${escapePointer(name)}`;
    this.innerIndex += 1;
    this.emit(this.inner, {
      start: this.innerStart,
      end: this.base + index,
      pointer,
      place,
      key: place === "member" ? this.key : null,
    });
  }

  private endTop(index: number): void {
    if (this.layout === "first") this.topLines = this.scanner.line - this.topStart.line;
    const level = this.level;
    if (level === "element" || level === "member") {
      this.inner.clear();
      return;
    }
    this.outer.stop(this.chunk, index);
    this.inner.clear();
    // An empty array holds no record; the file is empty, not wrong.
    if (level === "peek-array") {
      this.outer.clear();
      this.layout = "first";
      return;
    }
    const frame = level === "framed";
    this.emit(
      this.outer,
      { start: this.topStart, end: this.base + index, pointer: "", place: "value", key: null },
      frame ? this.innerIndex : null,
    );
  }

  private emit(
    capture: ByteCapture,
    at: { start: Place; end: number; pointer: string; place: RawRecord["place"]; key: string | null },
    frameElements: number | null = null,
  ): void {
    const { maxDepth, members, oddNumber, depth } = this.scanner;
    const tooLarge = capture.overflowed;
    const bytes = capture.take();
    const number = frameElements === null ? this.count++ : this.count;
    const fail = (code: string, expected: string) =>
      this.items.push({
        kind: "problem",
        problem: {
          record: number,
          line: at.start.line,
          column: at.start.column,
          pointer: at.pointer,
          code,
          expected,
          excerpt: excerpt(bytes),
          fatal: false,
          byteRange: [at.start.at, at.end],
        },
      });
    if (tooLarge)
      return void fail("record_too_large", `at most ${this.limits.maxRecordBytes} bytes in one record`);
    if (maxDepth - depth > this.limits.maxDepth)
      return void fail("too_deep", `at most ${this.limits.maxDepth} levels`);
    if (members > this.limits.maxMembers)
      return void fail("too_many_keys", `at most ${this.limits.maxMembers} keys`);
    const record: RawRecord = {
      number,
      line: at.start.line,
      column: at.start.column,
      pointer: at.pointer,
      byteRange: [at.start.at, at.end],
      bytes,
      depth: maxDepth - depth,
      members,
      oddNumber,
      place: at.place,
      key: at.key,
      frame: at.place === "framed" ? this.frame : null,
    };
    this.items.push(
      frameElements === null
        ? { kind: "record", record }
        : { kind: "frame", record, elements: frameElements },
    );
  }

  // --- faults --------------------------------------------------------------------------------------------------

  /** Reports a fault and finds a place to go on; returns the index to read from. */
  private recover(fault: ScanFault, index: number): number {
    const undecided = this.layout === "first" && ["value", "peek-array", "peek-object"].includes(this.level);
    const lines = fault.line - this.topStart.line;
    if (
      undecided &&
      lines === 1 &&
      fault.column === 1 &&
      /[[{]/.test(String.fromCharCode(this.chunk[index]!))
    ) {
      // The first line is unfinished and the second starts a value: one record a line, the first one torn.
      this.outer.stop(this.chunk, index);
      this.report(
        { ...fault, line: fault.line - 1, expected: "the rest of the value before the line break" },
        false,
      );
      this.toLines();
      return index;
    }
    const retry = this.layout === "lines" || (undecided && lines === 0);
    this.outer.stop(this.chunk, index);
    this.inner.stop(this.chunk, index);
    this.report(fault, !retry, retry && this.layout !== "lines");
    if (!retry) return index;
    this.skipping = true;
    return index;
  }

  private toLines(): void {
    this.layout = "lines";
    this.level = "value";
    this.scanner.restart();
  }

  private skipLine(from: number): number {
    const end = this.chunk.indexOf(0x0a, from);
    if (end < 0) return this.chunk.length;
    this.scanner.newLine(this.base + end);
    this.skipping = false;
    this.toLines();
    return end + 1;
  }

  /** Gives out the fault of the first line, now that it is known whether reading goes on after it. */
  private settle(fatal: boolean): void {
    if (!this.pending) return;
    this.items.push({ kind: "problem", problem: { ...this.pending, fatal } });
    this.pending = null;
    this.stopped = fatal;
  }

  private report(fault: ScanFault, fatal: boolean, wait = false): void {
    const inner = this.inner.size > 0 || this.inner.active;
    const start = inner ? this.innerStart : this.topStart;
    const index = start.at - this.base;
    const bytes =
      index >= 0 && index < this.chunk.length
        ? this.chunk.subarray(index, index + 400)
        : (inner ? this.inner : this.outer).copy();
    const partial = (inner ? this.inner : this.outer).copy();
    const listed = inner && this.level !== "peek-array" && this.level !== "peek-object";
    this.inner.clear();
    this.outer.clear();
    this.scanner.restart();
    const problem: Problem = {
      record: this.count++,
      line: fault.line,
      column: fault.column,
      pointer: listed ? `/${this.innerIndex}` : "",
      code: "json_syntax",
      expected: fault.expected,
      excerpt: excerpt(firstLine(bytes)),
      fatal,
      byteRange: [start.at, fault.at],
      partial,
    };
    if (wait) this.pending = problem;
    else {
      this.items.push({ kind: "problem", problem });
      this.stopped = fatal;
    }
  }
}

/** Splits a whole stream; gives out the records of a chunk together. See RecordSplitter. */
export async function* splitRecords(
  source: AsyncIterable<Uint8Array>,
  chooser: ContainerChooser,
  limits: SplitLimits = defaultLimits,
): AsyncGenerator<SplitItem[]> {
  const splitter = new RecordSplitter(chooser, limits);
  for await (const chunk of source) {
    splitter.push(chunk);
    if (splitter.items.length > 0) yield splitter.items.splice(0);
    if (splitter.stopped) return;
  }
  splitter.end();
  yield splitter.items.splice(0);
}

/** A reference token of a JSON pointer (RFC 6901). */
export function escapePointer(token: string): string {
  return token.includes("~") || token.includes("/") ? token.replace(/~/g, "~0").replace(/\//g, "~1") : token;
}

function readKey(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}

function firstLine(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x0a);
  return end > 0 ? bytes.subarray(0, end) : bytes;
}
