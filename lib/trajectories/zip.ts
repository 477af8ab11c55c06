import { Inflate } from "fflate";
import { Decompress } from "fzstd";
import { join } from "./byte-capture";
import { crc32 } from "./crc32";
import { UnpackError } from "./unpack";

/** Reads the members of a ZIP archive that is wholly in memory: stored, deflated and zstd members, ZIP64 too. */

export interface ZipMember {
  name: string;
  size: number;
  read(): Uint8Array;
}

const endRecord = 0x06054b50;
const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;

/**
 * Lists an archive by its central directory.
 *
 * @param limit most bytes that one member may have when unpacked
 * @throws UnpackError when it is no whole archive
 */
export function zipMembers(bytes: Uint8Array, limit: number): ZipMember[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  let { count, at } = end;
  const members: ZipMember[] = [];
  while (count > 0) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralHeader) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const place = wide(
      extra,
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    );
    const method = view.getUint16(at + 10, true);
    const sum = view.getUint32(at + 16, true);
    const encrypted = (view.getUint16(at + 8, true) & 1) === 1;
    members.push({
      name,
      size: place.size,
      read: () => readMember(bytes, view, { ...place, method, encrypted, sum, limit }),
    });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    count -= 1;
  }
  return members;
}

function broken(): UnpackError {
  return new UnpackError("packing_broken", "a whole ZIP archive");
}

function findEnd(view: DataView): { count: number; at: number } {
  // The end record is followed by a comment of at most 65,535 bytes.
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 65535; at -= 1) {
    if (view.getUint32(at, true) !== endRecord) continue;
    const count = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    if (count !== 0xffff && start !== 0xffffffff) return { count, at: start };
    if (at < 20 || view.getUint32(at - 20, true) !== 0x07064b50) throw broken();
    const wideEnd = Number(view.getBigUint64(at - 20 + 8, true));
    if (wideEnd + 56 > view.byteLength) throw broken();
    return {
      count: Number(view.getBigUint64(wideEnd + 32, true)),
      at: Number(view.getBigUint64(wideEnd + 48, true)),
    };
  }
  throw broken();
}

/** Sizes and offset; those that don't fit 32 bits stand in the ZIP64 extra field, in this order. */
function wide(extra: Uint8Array, size: number, packed: number, offset: number) {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    const next = (value: number) => {
      if (value !== 0xffffffff || field + 8 > extra.length) return value;
      field += 8;
      return Number(view.getBigUint64(field - 8, true));
    };
    return { size: next(size), packed: next(packed), offset: next(offset) };
  }
  return { size, packed, offset };
}

interface Place {
  size: number;
  packed: number;
  offset: number;
  method: number;
  encrypted: boolean;
  /** CRC-32 of the unpacked bytes. */
  sum: number;
  limit: number;
}

function readMember(bytes: Uint8Array, view: DataView, place: Place): Uint8Array {
  if (place.encrypted) throw new UnpackError("packing_broken", "members without a password");
  if (place.offset + 30 > bytes.length || view.getUint32(place.offset, true) !== localHeader) throw broken();
  const start =
    place.offset + 30 + view.getUint16(place.offset + 26, true) + view.getUint16(place.offset + 28, true);
  const packed = bytes.subarray(start, start + place.packed);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const take = (piece: Uint8Array) => {
    size += piece.length;
    if (size > place.limit)
      throw new UnpackError("expansion_limit", `at most ${place.limit} bytes in one member`);
    pieces.push(piece);
  };
  try {
    if (place.method === 0) take(packed);
    else if (place.method === 8) inPieces(packed, new Inflate((piece) => take(piece)));
    else if (place.method === 93) inPieces(packed, new Decompress((piece) => take(piece)));
    else throw new UnpackError("packing_broken", "members that are stored, deflated or zstd");
  } catch (error) {
    if (error instanceof UnpackError) throw error;
    throw broken();
  }
  const member = join(pieces);
  if (crc32(0, member) !== place.sum)
    throw new UnpackError("packing_broken", "a whole member (its checksum differs)");
  return member;
}

/** Small pieces, so that a bomb is noticed before it is unpacked. */
function inPieces(packed: Uint8Array, stream: { push(chunk: Uint8Array, final?: boolean): void }): void {
  for (let at = 0; at < packed.length; at += 16384)
    stream.push(packed.subarray(at, at + 16384), at + 16384 >= packed.length);
}
