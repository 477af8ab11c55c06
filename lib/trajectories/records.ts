import { ContainerWalk } from "./container-walk";
import { excerpt, type Problem } from "./problem";
import type { ScanFault } from "./scan-events";
import { defaultLimits, type ContainerChooser, type SplitItem, type SplitLimits } from "./raw-record";

/**
 * Splits a stream of UTF-8 bytes into JSON records with bounded memory. It finds the container by itself: one value,
 * one value a line, values glued together, an array of records, an object whose members are records, or an object
 * with the record array inside (the rest of that object is the frame). Lines end at LF (CR LF) only.
 */

/** How the values of a file follow each other. */
type Layout = "first" | "lines" | "glued";

/** White space between values; U+001E separates records in JSON text sequences (RFC 7464). */
const space = new Set([0x20, 0x09, 0x0a, 0x0d, 0x1e]);
const byteOrderMark = [0xef, 0xbb, 0xbf];
const valueStarts = new Set([...'{["-0123456789tfnNI'].map((char) => char.charCodeAt(0)));
const isOpening = (byte: number | undefined) => byte === 0x7b || byte === 0x5b;

export class RecordSplitter {
  /** True after a fault that makes the rest of the file unreadable. */
  stopped = false;

  private readonly walk: ContainerWalk;
  private layout: Layout = "first";
  private skipping = false;
  private bom = 0;
  /** The line on which the last bare word (no object, no array) began. */
  private wordLine = 0;
  /** A fault on the first line waits here until the next line tells whether records stand one a line. */
  private pending: Problem | null = null;
  /** What the line is part of that is being passed over; it takes the whole of it. */
  private passing: { byteRange: [number, number] | null } | null = null;
  /** A fault that is told at the end of its line. */
  private held: Problem | null = null;

  constructor(chooser: ContainerChooser, limits: SplitLimits = defaultLimits) {
    this.walk = new ContainerWalk(chooser, limits);
  }

  private get items(): SplitItem[] {
    return this.walk.items;
  }

  /** Finished records, each given once. A bare word waits for the end of its line, which may belong to it. */
  take(): SplitItem[] {
    const { items } = this;
    const wordIsOpen = items.length > 0 && !this.stopped && this.wordLine === this.walk.scanner.line;
    return wordIsOpen ? items.splice(0, items.length - 1) : items.splice(0);
  }

  push(chunk: Uint8Array): void {
    if (this.stopped) return;
    const { walk } = this;
    walk.chunk = chunk;
    let i = 0;
    while (i < chunk.length && !this.stopped) {
      if (this.skipping) {
        i = this.skipLine(i);
        continue;
      }
      if (!walk.scanner.open) i = this.between(i);
      if (this.skipping || i >= chunk.length || this.stopped) continue;
      const { index, fault } = walk.scanner.scan(chunk, i, walk.base);
      i = index;
      if (fault) this.recover(fault, index);
    }
    walk.endChunk();
  }

  end(): void {
    if (this.stopped) return;
    const { walk } = this;
    walk.chunk = new Uint8Array(0);
    walk.scanner.endOfInput(walk.base);
    this.endLine(walk.base);
    this.wordLine = 0;
    // Nothing follows: the fault is that of the whole document.
    this.settle(true);
    if (!walk.scanner.open || this.skipping) return;
    const fault = { ...walk.placeOf(walk.base), expected: "the rest of the value", torn: true };
    this.give({ ...this.problem(fault, 0), fatal: !walk.undecided });
  }

  /** Passes white space and byte order marks before a value; returns the index where a value starts. */
  private between(from: number): number {
    const { walk } = this;
    const { chunk } = walk;
    let i = from;
    for (; i < chunk.length; i += 1) {
      const byte = chunk[i]!;
      if (byte === 0x0a) walk.scanner.newLine(walk.base + i);
      else if (byte === byteOrderMark[this.bom]) this.bom = (this.bom + 1) % 3;
      else if (this.bom > 0 || !space.has(byte)) break;
    }
    if (i >= chunk.length) return i;
    this.settle(!isOpening(chunk[i]));
    if (this.stopped) return i;
    if (this.wordLine === walk.scanner.line && !isOpening(chunk[i])) {
      // More words after the word that was refused: one broken line is one refusal.
      this.skipping = true;
      const word = this.items.at(-1);
      this.passing = word?.kind === "record" ? word.record : null;
      return i;
    }
    this.begin(i);
    if (!valueStarts.has(chunk[i]!))
      this.recover({ ...walk.placeOf(walk.base + i), expected: "a JSON value", torn: false }, i);
    return i;
  }

  /** The second value tells how they follow each other: one a line, unless the first took several lines. */
  private begin(index: number): void {
    const { walk } = this;
    this.bom = 0;
    if (!isOpening(walk.chunk[index])) this.wordLine = walk.scanner.line;
    if (this.layout === "first" && walk.count > 0) this.layout = walk.topLines === 0 ? "lines" : "glued";
    walk.scanner.lineBound = this.layout === "lines";
    walk.begin(index, this.layout === "first");
  }

  /** Reports a fault and finds a place to go on: the next line, when records stand one a line. */
  private recover(fault: ScanFault, index: number): void {
    const { walk } = this;
    const first = this.layout === "first" && walk.undecided;
    const lines = fault.line - walk.topStart.line;
    if (first && lines === 1 && fault.column === 1 && isOpening(walk.chunk[index])) {
      // The first line is unfinished and the second starts a value: one record a line, the first one torn.
      const expected = "the rest of the value before the line break";
      this.give(this.problem({ ...fault, line: fault.line - 1, expected }, index));
      this.toLines();
      return;
    }
    const problem = this.problem(fault, index);
    if (this.layout === "lines") this.held = problem;
    else if (first && lines === 0) this.pending = problem;
    else this.give({ ...problem, fatal: true });
    this.skipping = !this.stopped;
    this.passing = problem;
  }

  private toLines(): void {
    this.layout = "lines";
    this.walk.onlyValues();
  }

  private skipLine(from: number): number {
    const { chunk, base, scanner } = this.walk;
    const end = chunk.indexOf(0x0a, from);
    if (end < 0) return chunk.length;
    this.endLine(base + end);
    scanner.newLine(base + end);
    this.skipping = false;
    this.toLines();
    return end + 1;
  }

  /** What was passed over belongs to what was wrong there. */
  private endLine(at: number): void {
    if (this.passing?.byteRange) this.passing.byteRange[1] = Math.max(this.passing.byteRange[1], at);
    this.passing = null;
    if (!this.held) return;
    const problem = this.held;
    this.held = null;
    this.give(problem);
  }

  /** Gives out the fault of the first line, now that it is known whether reading goes on after it. */
  private settle(fatal: boolean): void {
    if (!this.pending) return;
    const problem = this.pending;
    this.pending = null;
    this.give({ ...problem, fatal });
  }

  private give(problem: Problem): void {
    this.items.push({ kind: "problem", problem });
    this.stopped = problem.fatal;
  }

  private problem(fault: ScanFault, index: number): Problem {
    const { start, pointer, beginning, partial } = this.walk.abandon(index);
    const { line, column, expected } = fault;
    return {
      record: this.walk.nextNumber(),
      line,
      column,
      pointer,
      code: "json_syntax",
      expected,
      excerpt: excerpt(firstLine(beginning)),
      fatal: false,
      byteRange: [start.at, fault.at],
      partial,
    };
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
    const items = splitter.take();
    if (items.length > 0) yield items;
    if (splitter.stopped) return;
  }
  splitter.end();
  yield splitter.take();
}

function firstLine(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x0a);
  return end > 0 ? bytes.subarray(0, end) : bytes;
}
