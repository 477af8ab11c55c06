import { ByteCapture } from "./byte-capture";
import { escapePointer } from "./json-pointer";
import { JsonScanner } from "./json-scanner";
import type { ContainerChooser, FrameHead, SplitItem, SplitLimits } from "./raw-record";
import { cutItem, type CutPlace, type Place } from "./cut-item";
import type { ScanEvents } from "./scan-events";

/** What is split: whole values, elements of a top-level array, members of a top-level object, a framed array. */
type Level = "value" | "peek-array" | "peek-object" | "peek-frame" | "element" | "member" | "framed";

/**
 * Follows one top-level value after the other and cuts records out of it. The first value is looked into: its first
 * element (or member) decides whether it is a record or a container of records.
 */
export class ContainerWalk implements ScanEvents {
  readonly items: SplitItem[] = [];
  readonly scanner = new JsonScanner(this);
  /** Number of the next record. */
  count = 0;
  chunk: Uint8Array = new Uint8Array(0);
  /** Offset of chunk[0] in the file. */
  base = 0;
  topStart: Place = { at: 0, line: 1, column: 1 };
  /** Line breaks inside the last top-level value. */
  topLines = 0;

  private readonly outer: ByteCapture;
  private readonly inner: ByteCapture;
  private readonly keyBytes = new ByteCapture(4096);
  private level: Level = "value";
  private innerStart: Place = { at: 0, line: 1, column: 1 };
  private innerIndex = 0;
  private key = "";
  private frame: FrameHead | null = null;

  constructor(
    private readonly chooser: ContainerChooser,
    private readonly limits: SplitLimits,
  ) {
    this.outer = new ByteCapture(limits.maxRecordBytes);
    this.inner = new ByteCapture(limits.maxRecordBytes);
  }

  /** True while the value at hand may still turn out to be a record by itself. */
  get undecided(): boolean {
    return this.level === "value" || this.level.startsWith("peek");
  }

  /** Begins a top-level value at an index of the chunk. Only the first one may be a container of another kind. */
  begin(index: number, first: boolean): void {
    const byte = this.chunk[index]!;
    this.topStart = this.placeOf(this.base + index);
    this.frame = null;
    this.scanner.resetCounts();
    if (this.level !== "element" || byte !== 0x5b) {
      this.level = byte === 0x5b && first ? "peek-array" : byte === 0x7b && first ? "peek-object" : "value";
    }
    this.innerIndex = 0;
    this.inner.clear();
    this.outer.clear();
    if (this.level !== "element") this.outer.start(index);
  }

  /** Ends the work on a chunk: what is still open goes on in the next one. */
  endChunk(): void {
    this.outer.flush(this.chunk);
    this.inner.flush(this.chunk);
    this.keyBytes.flush(this.chunk);
    this.base += this.chunk.length;
  }

  /** Gives up the value at hand; returns where it began, how it begins and what of it was read. */
  abandon(index: number): { start: Place; pointer: string; beginning: Uint8Array; partial: Uint8Array } {
    this.outer.stop(this.chunk, index);
    this.inner.stop(this.chunk, index);
    const inner = this.inner.size > 0 && !this.undecided;
    const start = inner ? this.innerStart : this.topStart;
    // The first element tells more of what a list was meant to be than the list's beginning.
    const partial = (this.inner.size > 0 ? this.inner : this.outer).copy();
    const pointer = inner ? `/${this.innerIndex}` : "";
    // The whole line says more than what was read of it.
    const from = start.at - this.base;
    const seen = from >= 0 && from < this.chunk.length;
    const beginning = seen ? this.chunk.subarray(from, from + 400) : partial;
    this.inner.clear();
    this.outer.clear();
    this.scanner.restart();
    return { start, pointer, beginning, partial };
  }

  /** From here on every value is a record. */
  onlyValues(): void {
    this.level = "value";
    this.scanner.restart();
  }

  nextNumber(): number {
    this.count += 1;
    return this.count - 1;
  }

  placeOf(at: number): Place {
    return { at, line: this.scanner.line, column: at - this.scanner.lineStart + 1 };
  }

  valueStart(at: number, depth: number, firstByte: number): void {
    if (depth === 0) return;
    const index = at - this.base;
    if (
      depth === 1 &&
      this.level === "peek-object" &&
      firstByte === 0x5b &&
      this.chooser.frames.has(this.key)
    ) {
      this.peekFrame(index);
      return;
    }
    const wanted = this.level === "framed" || this.level === "peek-frame" ? 2 : 1;
    if (depth !== wanted || this.level === "value") return;
    if (this.level === "peek-object" && (this.innerIndex > 0 || firstByte !== 0x7b)) return;
    // Outside its record array the frame is captured as a whole.
    if (this.level === "framed" && this.outer.active) return;
    this.inner.clear();
    this.inner.start(index);
    this.innerStart = this.placeOf(at);
    if (!this.undecided) this.scanner.resetCounts();
  }

  valueEnd(end: number, depth: number): void {
    const index = end - this.base;
    if (depth === 0) this.endTop(index);
    else if (depth === 1 && this.level === "peek-array") this.peekArray(index);
    else if (depth === 1 && this.level === "peek-object") this.peekObject(index);
    else if (depth === 2 && this.level === "peek-frame" && this.inner.active) this.openFrame(index);
    else if (depth === 1 && this.level === "peek-frame") this.level = "peek-object";
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

  /** An array that may hold the records of the object: its first element tells. */
  private peekFrame(index: number): void {
    this.outer.flush(this.chunk.subarray(0, index));
    this.outer.start(index);
    const head = this.outer.copy();
    const closed = new Uint8Array(head.length + 3);
    closed.set(head);
    closed.set([0x5b, 0x5d, 0x7d], head.length);
    this.frame = { key: this.key, bytes: closed };
    this.level = "peek-frame";
    this.innerIndex += 1;
  }

  private openFrame(index: number): void {
    this.inner.stop(this.chunk, index);
    const { frame } = this;
    if (!frame || this.inner.overflowed || !this.chooser.framed(frame, this.inner.copy())) {
      this.inner.clear();
      this.frame = null;
      this.level = "peek-object";
      return;
    }
    // From here on only what lies around the array is kept as a whole.
    this.outer.clear();
    this.outer.append(frame.bytes.subarray(0, -3));
    this.level = "framed";
    this.innerIndex = 0;
    this.emitInner(index, "framed");
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
    this.topLines = this.scanner.line - this.topStart.line;
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
      return;
    }
    const frame = level === "framed";
    this.emit(
      this.outer,
      { start: this.topStart, end: this.base + index, pointer: "", place: "value", key: null },
      frame ? this.innerIndex : null,
    );
  }

  private emit(capture: ByteCapture, at: CutPlace, elements: number | null = null): void {
    const tooLarge = capture.overflowed;
    const bytes = capture.take();
    const number = elements === null ? this.nextNumber() : this.count;
    const frame = at.place === "framed" ? this.frame : null;
    this.items.push(
      cutItem({ number, bytes, tooLarge, at, frame, elements, counts: this.scanner, limits: this.limits }),
    );
  }
}

function readKey(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}
