import { Gunzip } from "fflate";
import { Decompress } from "fzstd";
import { join } from "./byte-capture";
import { crc32 } from "./crc32";

/**
 * Turns the bytes of a file into UTF-8 text: gzip (several members too) and zstd are unpacked, UTF-16 with a mark is
 * decoded, always known by the first bytes and never by the name. GB18030 is only decoded when the caller says so.
 */

export type Packing = "gzip" | "zstd";
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030";

export interface Unpacked {
  /** "zip" means that the bytes are a ZIP archive, still packed. */
  kind: "text" | "zip";
  bytes: AsyncIterable<Uint8Array>;
  packing: Packing[];
  encoding: Encoding;
}

export interface UnpackOptions {
  encoding?: "auto" | Encoding;
  /** How many times larger than its packed form the text may be, once it is larger than 64 MiB. */
  maxExpansion?: number;
}

/** A file that can't be unpacked or decoded; `code` and `expected` go into the report. */
export class UnpackError extends Error {
  constructor(
    readonly code: "packing_broken" | "expansion_limit" | "invalid_encoding",
    readonly expected: string,
  ) {
    super(expected);
    this.name = "UnpackError";
  }
}

const expansionFloor = 64 << 20;
/** Header and trailer of an empty gzip member; header and block of an empty zstd frame. */
const shortestGzip = 18;
const shortestZstd = 9;

export async function unpack(
  source: AsyncIterable<Uint8Array>,
  options: UnpackOptions = {},
): Promise<Unpacked> {
  const packing: Packing[] = [];
  let bytes = source;
  for (;;) {
    const { head, all } = await peek(bytes, 8);
    bytes = all;
    if (packing.length < 2 && starts(head, 0x1f, 0x8b)) {
      packing.push("gzip");
      bytes = expand(bytes, gunzip, shortestGzip, options.maxExpansion ?? 200);
    } else if (packing.length < 2 && starts(head, 0x28, 0xb5, 0x2f, 0xfd)) {
      packing.push("zstd");
      bytes = expand(bytes, unzstd, shortestZstd, options.maxExpansion ?? 200);
    } else if (starts(head, 0x50, 0x4b, 0x03, 0x04) || starts(head, 0x50, 0x4b, 0x05, 0x06))
      return { kind: "zip", bytes, packing, encoding: "utf-8" };
    else {
      const encoding = options.encoding && options.encoding !== "auto" ? options.encoding : encodingOf(head);
      return {
        kind: "text",
        bytes: encoding === "utf-8" ? bytes : decode(bytes, encoding),
        packing,
        encoding,
      };
    }
  }
}

/** Reads at least `size` bytes ahead (fewer at the end) without taking them away. */
export async function peek(source: AsyncIterable<Uint8Array>, size: number) {
  const iterator = source[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  let done = false;
  // A fault behind the bytes that came is met when they have been read.
  let fault: { error: unknown } | null = null;
  while (length < size && !done) {
    try {
      const next = await iterator.next();
      if (next.done) done = true;
      else {
        pieces.push(next.value);
        length += next.value.length;
      }
    } catch (error) {
      fault = { error };
      done = true;
    }
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
      pieces.length = 0;
      if (fault) throw fault.error;
      while (!done) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head: join(pieces).subarray(0, Math.max(size, 0)), all: all() };
}

function starts(head: Uint8Array, ...bytes: number[]): boolean {
  return head.length >= bytes.length && bytes.every((byte, i) => head[i] === byte);
}

function encodingOf(head: Uint8Array): Encoding {
  const first = (byte: number | undefined) => byte === 0x5b || byte === 0x7b;
  if (starts(head, 0xff, 0xfe) || (first(head[0]) && head[1] === 0 && head.length > 1)) return "utf-16le";
  if (starts(head, 0xfe, 0xff) || (head[0] === 0 && first(head[1]))) return "utf-16be";
  return "utf-8";
}

interface Expanding {
  push(chunk: Uint8Array, final: boolean): void;
  /** Whether the end of the packed bytes vouches for what was unpacked. */
  whole?(last: Uint8Array): boolean;
}
type Expander = (emit: (bytes: Uint8Array) => void) => Expanding;

/** The library reads on over a cut and over damage: the last member's checksum and size tell. */
const gunzip: Expander = (emit) => {
  let sum = 0;
  let size = 0;
  const stream = new Gunzip((bytes) => {
    sum = crc32(sum, bytes);
    size += bytes.length;
    emit(bytes);
  });
  stream.onmember = () => {
    sum = 0;
    size = 0;
  };
  const whole = (last: Uint8Array) => {
    const trailer = new DataView(last.buffer, last.byteOffset, last.byteLength);
    return trailer.getUint32(0, true) === sum && trailer.getUint32(4, true) === size % 2 ** 32;
  };
  return { push: (chunk, final) => stream.push(chunk, final), whole };
};
const unzstd: Expander = (emit) => new Decompress((bytes) => emit(bytes));

async function* expand(
  source: AsyncIterable<Uint8Array>,
  expander: Expander,
  shortest: number,
  ratio: number,
) {
  let taken = 0;
  let given = 0;
  let waiting: Uint8Array[] = [];
  const stream = expander((bytes) => {
    given += bytes.length;
    if (given > expansionFloor && given > taken * ratio)
      throw new UnpackError("expansion_limit", `at most ${ratio} times the packed size`);
    if (bytes.length > 0) waiting.push(bytes);
  });
  // What was unpacked before a fault is read; the fault is reported behind it.
  let fault: UnpackError | null = null;
  const push = (chunk: Uint8Array, final: boolean) => {
    try {
      stream.push(chunk, final);
    } catch (error) {
      const said = `a whole compressed file (${(error as Error).message})`;
      fault = error instanceof UnpackError ? error : new UnpackError("packing_broken", said);
    }
  };
  let last: Uint8Array = new Uint8Array(0);
  for await (const chunk of source) {
    taken += chunk.length;
    last = join([last, chunk.subarray(-trailerBytes)]).slice(-trailerBytes);
    // Small pieces, so that what one push gives out stays small as well.
    for (let at = 0; at < chunk.length; at += 16384) {
      push(chunk.subarray(at, at + 16384), false);
      yield* waiting;
      waiting = [];
      if (fault) throw fault as UnpackError;
    }
  }
  // The library takes a cut header for an empty file.
  if (taken < shortest) throw new UnpackError("packing_broken", "a whole compressed file");
  push(new Uint8Array(0), true);
  yield* waiting;
  if (fault) throw fault as UnpackError;
  if (stream.whole && !stream.whole(last))
    throw new UnpackError("packing_broken", "a whole compressed file (its end or its checksum is missing)");
}

/** Checksum and size at the end of a gzip member. */
const trailerBytes = 8;

async function* decode(source: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  const text = (chunk?: Uint8Array) => {
    try {
      return encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      throw new UnpackError("invalid_encoding", `text in ${encoding}`);
    }
  };
  for await (const chunk of source) yield text(chunk);
  yield text();
}
