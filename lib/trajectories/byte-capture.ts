/** Collects the bytes between two offsets of a chunked stream without copying until they are taken. */
export class ByteCapture {
  private pieces: Uint8Array[] = [];
  private from = -1;
  /** Bytes collected so far, counted even when they are no longer kept. */
  size = 0;
  /** True when more than `limit` bytes came; the first bytes are kept for the report. */
  overflowed = false;

  constructor(private readonly limit: number) {}

  get active(): boolean {
    return this.from >= 0;
  }

  clear(): void {
    this.pieces = [];
    this.from = -1;
    this.size = 0;
    this.overflowed = false;
  }

  /** Starts (or goes on) at an index of the present chunk. */
  start(index: number): void {
    this.from = index;
  }

  /** Stops before an index of the present chunk. */
  stop(chunk: Uint8Array, index: number): void {
    if (this.from < 0) return;
    this.keep(chunk.subarray(this.from, index));
    this.from = -1;
  }

  /** At the end of a chunk: keeps what lies in it and goes on at the next one. */
  flush(chunk: Uint8Array): void {
    if (this.from < 0) return;
    this.keep(chunk.subarray(this.from));
    this.from = 0;
  }

  append(bytes: Uint8Array): void {
    this.keep(bytes);
  }

  take(): Uint8Array {
    const only = this.pieces.length === 1 ? this.pieces[0]! : join(this.pieces);
    this.clear();
    return only;
  }

  /** The bytes so far, without ending the collection. */
  copy(): Uint8Array {
    return join(this.pieces);
  }

  private keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.size += bytes.length;
    if (this.overflowed) return;
    if (this.size > this.limit) {
      // What was kept is given up: only the beginning is needed to say which record it was.
      this.overflowed = true;
      const first = this.pieces[0] ?? bytes;
      this.pieces = [first.slice(0, 200)];
      return;
    }
    this.pieces.push(bytes);
  }
}

export function join(pieces: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
