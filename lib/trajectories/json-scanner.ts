import { describe, Expect, isScalarByte } from "./json-expect";
import type { ScanEvents, ScanFault } from "./scan-events";

/**
 * A byte-level machine that follows the structure of JSON: brackets, strings, commas and colons, nothing else. It
 * works on chunks of any size, so a value may begin in one chunk and end in another, and it never builds text.
 */

const OBJECT = 0;
const ARRAY = 1;

/** The deepest nesting that is followed at all; what is deeper is a fault. */
const deepest = 1_000_000;

export class JsonScanner {
  depth = 0;
  line = 1;
  /** Offset of the first byte of the present line, for columns. */
  lineStart = 0;
  /** Counted since `resetCounts`: deepest level, object members, and whether a number may not fit a double. */
  maxDepth = 0;
  members = 0;
  oddNumber = false;
  /** When set, a line break inside a value is a fault (one record a line). */
  lineBound = false;

  private stack = new Uint8Array(64);
  private expect: Expect = Expect.Value;
  private inString = false;
  private escaped = false;
  private stringIsKey = false;
  private scalarLength = 0;
  private scalarDot = false;
  private scalarExponent = false;
  private comma = { at: -1, line: 0, column: 0 };

  constructor(private readonly events: ScanEvents) {}

  resetCounts(): void {
    this.maxDepth = this.depth;
    this.members = 0;
    this.oddNumber = false;
  }

  /** Forgets everything but line numbers, to go on after a fault. */
  restart(): void {
    this.depth = 0;
    this.expect = Expect.Value;
    this.inString = false;
    this.escaped = false;
    this.scalarLength = 0;
    this.resetCounts();
  }

  /** True between the first and the last byte of a top-level value. */
  get open(): boolean {
    return this.depth > 0 || this.inString || this.scalarLength > 0;
  }

  newLine(at: number): void {
    this.line += 1;
    this.lineStart = at + 1;
  }

  /**
   * Reads bytes from `from` up to the end of the chunk, or up to where a top-level value ends or a fault occurs.
   *
   * @param base absolute offset of chunk[0]
   * @returns the index that was reached, and a fault or null
   */
  scan(chunk: Uint8Array, from: number, base: number): { index: number; fault: ScanFault | null } {
    const length = chunk.length;
    let i = from;
    while (i < length) {
      if (this.inString) {
        i = this.scanString(chunk, i, base);
        if (i < 0)
          return this.fault(base - i - 1, -i - 1, "the end of the string before the line break", true);
        if (!this.inString && this.depth === 0) return { index: i, fault: null };
        continue;
      }
      const byte = chunk[i]!;
      if (this.scalarLength > 0) {
        if (isScalarByte(byte)) {
          this.noteScalar(byte);
          i += 1;
          continue;
        }
        this.endScalar(base + i);
        if (this.depth === 0) return { index: i, fault: null };
      }
      if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        if (byte === 0x0a) {
          if (this.lineBound && this.depth > 0)
            return this.fault(base + i, i, "the rest of the value before the line break", true);
          this.newLine(base + i);
        }
        i += 1;
        continue;
      }
      const expected = this.structure(byte, base + i);
      if (expected !== null) return this.misfit(byte, base + i, i, expected);
      i += 1;
      if (this.depth === 0 && !this.open) return { index: i, fault: null };
    }
    return { index: i, fault: null };
  }

  /** Ends a number or word that runs up to the end of the input. */
  endOfInput(at: number): void {
    if (this.scalarLength > 0) this.endScalar(at);
  }

  /** Returns the index after what was read, or -(index + 1) of a line break inside the string. */
  private scanString(chunk: Uint8Array, from: number, base: number): number {
    const length = chunk.length;
    let i = from;
    if (this.escaped && i < length) {
      this.escaped = false;
      i += 1;
    }
    while (i < length) {
      const byte = chunk[i]!;
      if (byte === 0x22) {
        this.inString = false;
        i += 1;
        this.endString(base + i);
        return i;
      }
      if (byte === 0x5c) {
        if (i + 1 === length) {
          this.escaped = true;
          return length;
        }
        i += 2;
        continue;
      }
      if (byte === 0x0a) return -(i + 1);
      i += 1;
    }
    return i;
  }

  private endString(end: number): void {
    if (this.stringIsKey) {
      this.events.keyEnd(end, this.depth);
      this.expect = Expect.Colon;
    } else {
      this.expect = this.depth === 0 ? Expect.Value : Expect.CommaOrEnd;
      this.events.valueEnd(end, this.depth);
    }
  }

  private noteScalar(byte: number): void {
    this.scalarLength += 1;
    if (byte === 0x2e) this.scalarDot = true;
    else if (byte === 0x65 || byte === 0x45) this.scalarExponent = true;
  }

  private endScalar(end: number): void {
    // A double holds every integer of 15 digits; an exponent may overflow it.
    if (this.scalarExponent || (this.scalarLength > 15 && !this.scalarDot)) this.oddNumber = true;
    this.scalarLength = 0;
    this.expect = this.depth === 0 ? Expect.Value : Expect.CommaOrEnd;
    this.events.valueEnd(end, this.depth);
  }

  /** Takes one structural byte; returns what was expected instead when it does not fit. */
  private structure(byte: number, at: number): string | null {
    switch (byte) {
      case 0x7b:
      case 0x5b:
        if (this.expect !== Expect.Value && this.expect !== Expect.ValueOrEnd) return describe(this.expect);
        return this.openContainer(byte === 0x7b ? OBJECT : ARRAY, byte, at);
      case 0x7d:
      case 0x5d:
        return this.closeContainer(byte === 0x7d ? OBJECT : ARRAY, at);
      case 0x2c:
        if (this.expect !== Expect.CommaOrEnd || this.depth === 0) return describe(this.expect);
        this.comma = { at, line: this.line, column: at - this.lineStart + 1 };
        this.expect = this.stack[this.depth - 1] === OBJECT ? Expect.Key : Expect.Value;
        return null;
      case 0x3a:
        if (this.expect !== Expect.Colon) return describe(this.expect);
        this.members += 1;
        this.expect = Expect.Value;
        return null;
      case 0x22:
        return this.openString(at);
      default:
        return this.openScalar(byte, at);
    }
  }

  private openContainer(kind: number, byte: number, at: number): string | null {
    this.events.valueStart(at, this.depth, byte);
    if (this.depth === this.stack.length) {
      if (this.depth >= deepest) return `at most ${deepest} levels`;
      const wider = new Uint8Array(this.stack.length * 4);
      wider.set(this.stack);
      this.stack = wider;
    }
    this.stack[this.depth] = kind;
    this.depth += 1;
    if (this.depth > this.maxDepth) this.maxDepth = this.depth;
    this.expect = kind === OBJECT ? Expect.KeyOrEnd : Expect.ValueOrEnd;
    return null;
  }

  private closeContainer(kind: number, at: number): string | null {
    const fits =
      this.depth > 0 &&
      this.stack[this.depth - 1] === kind &&
      (this.expect === Expect.CommaOrEnd ||
        this.expect === (kind === OBJECT ? Expect.KeyOrEnd : Expect.ValueOrEnd));
    if (!fits) return describe(this.expect);
    this.depth -= 1;
    this.expect = this.depth === 0 ? Expect.Value : Expect.CommaOrEnd;
    this.events.valueEnd(at + 1, this.depth);
    return null;
  }

  private openString(at: number): string | null {
    if (this.expect === Expect.Key || this.expect === Expect.KeyOrEnd) {
      this.stringIsKey = true;
      this.events.keyStart(at, this.depth);
    } else if (this.expect === Expect.Value || this.expect === Expect.ValueOrEnd) {
      this.stringIsKey = false;
      this.events.valueStart(at, this.depth, 0x22);
    } else return describe(this.expect);
    this.inString = true;
    return null;
  }

  private openScalar(byte: number, at: number): string | null {
    if (!isScalarByte(byte) || (this.expect !== Expect.Value && this.expect !== Expect.ValueOrEnd))
      return describe(this.expect);
    this.events.valueStart(at, this.depth, byte);
    this.scalarDot = false;
    this.scalarExponent = false;
    this.scalarLength = 0;
    this.noteScalar(byte);
    return null;
  }

  private misfit(byte: number, at: number, index: number, expected: string) {
    // A closing bracket right after a comma: the comma is what a person has to remove.
    const afterComma =
      (byte === 0x7d || byte === 0x5d) && (this.expect === Expect.Key || this.expect === Expect.Value);
    if (afterComma && this.comma.at >= 0) {
      const { line, column } = this.comma;
      return { index, fault: { at, line, column, expected: `${expected} after the comma`, torn: false } };
    }
    return this.fault(at, index, expected, false);
  }

  private fault(at: number, index: number, expected: string, torn: boolean) {
    return { index, fault: { at, line: this.line, column: at - this.lineStart + 1, expected, torn } };
  }
}
