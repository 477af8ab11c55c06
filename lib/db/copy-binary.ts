import type { PoolClient } from "pg";
import { from } from "pg-copy-streams";
import { cleanText } from "./clean-text";

/**
 * Rows in PostgreSQL's binary COPY format (documentation of COPY, "Binary Format"): bytes go as they are instead of as
 * hexadecimal text, and nothing has to be escaped.
 */

type ColumnType = keyof typeof encoders;

/** Fields are written one behind the other into blocks of about this size: a buffer a field would cost more than the field. */
const blockSize = 64 * 1024;

class Blocks {
  private readonly full: Uint8Array[] = [];
  private block = Buffer.allocUnsafeSlow(blockSize);
  private at = 0;

  /** Blocks that are finished, each given once. */
  take(): Uint8Array[] {
    return this.full.splice(0);
  }

  end(): void {
    if (this.at > 0) this.full.push(this.block.subarray(0, this.at));
    this.block = Buffer.allocUnsafeSlow(0);
    this.at = 0;
  }

  /** A field of a known number of bytes, or what stands between fields. */
  put(size: number, write: (block: Buffer, at: number) => void): void {
    this.makeRoom(size);
    write(this.block, this.at);
    this.at += size;
  }

  int2(value: number): void {
    this.makeRoom(2);
    this.at = this.block.writeInt16BE(value, this.at);
  }

  int4(value: number): void {
    this.makeRoom(4);
    this.at = this.block.writeInt32BE(value, this.at);
  }

  text(text: string): void {
    // In UTF-8 a UTF-16 unit takes three bytes at most.
    if (text.length > blockSize / 6) return this.bytes(Buffer.from(text, "utf8"));
    this.makeRoom(4 + 3 * text.length);
    const size = this.block.write(text, this.at + 4, "utf8");
    this.block.writeInt32BE(size, this.at);
    this.at += 4 + size;
  }

  bytes(bytes: Uint8Array): void {
    this.int4(bytes.length);
    this.makeRoom(bytes.length);
    this.block.set(bytes, this.at);
    this.at += bytes.length;
  }

  private makeRoom(size: number): void {
    if (this.at + size <= this.block.length) return;
    if (this.at > 0) this.full.push(this.block.subarray(0, this.at));
    this.block = Buffer.allocUnsafeSlow(Math.max(size, blockSize));
    this.at = 0;
  }
}

/** PostgreSQL counts microseconds from here. */
const epoch2000 = Date.UTC(2000, 0, 1);

/** Each writes its length and its bytes. */
const encoders = {
  uuid(out: Blocks, value: unknown) {
    out.int4(16);
    out.put(16, (block, at) => block.write(String(value).replaceAll("-", ""), at, 16, "hex"));
  },
  text: (out: Blocks, value: unknown) => out.text(cleanText(String(value))),
  int2(out: Blocks, value: unknown) {
    out.int4(2);
    out.int2(Number(value));
  },
  int4(out: Blocks, value: unknown) {
    out.int4(4);
    out.int4(Number(value));
  },
  int8: (out: Blocks, value: unknown) => int8(out, BigInt(value as number)),
  /** `int2` has the object id 21 in every PostgreSQL; none of the items is NULL. */
  "int2[]"(out: Blocks, value: unknown) {
    const items = value as readonly number[];
    if (items.length === 0) for (const part of [12, 0, 0, 21]) out.int4(part);
    else for (const part of [20 + 6 * items.length, 1, 0, 21, items.length, 1]) out.int4(part);
    for (const item of items) encoders.int2(out, item);
  },
  float4(out: Blocks, value: unknown) {
    out.int4(4);
    out.put(4, (block, at) => block.writeFloatBE(Number(value), at));
  },
  float8(out: Blocks, value: unknown) {
    out.int4(8);
    out.put(8, (block, at) => block.writeDoubleBE(Number(value), at));
  },
  bool(out: Blocks, value: unknown) {
    out.int4(1);
    out.put(1, (block, at) => block.writeInt8(value ? 1 : 0, at));
  },
  /** Epoch milliseconds. */
  timestamptz: (out: Blocks, value: unknown) =>
    int8(out, BigInt(Math.round((Number(value) - epoch2000) * 1000))),
  bytea: (out: Blocks, value: unknown) => out.bytes(value as Uint8Array),
};

function int8(out: Blocks, value: bigint): void {
  out.int4(8);
  out.put(8, (block, at) => block.writeBigInt64BE(value, at));
}

const signature = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
/** Stands where the number of a row's fields would, and where a field's length would. */
const endOfRows = -1;
const absent = -1;

/** Rows as blocks of the format; null and undefined are NULL. */
function* encodeRows<Name extends string>(
  columns: Record<Name, ColumnType>,
  rows: Iterable<Record<Name, unknown>>,
): Generator<Uint8Array> {
  const fields = Object.entries(columns) as [Name, ColumnType][];
  const out = new Blocks();
  out.put(signature.length, (block, at) => block.set(signature, at));
  for (const row of rows) {
    out.int2(fields.length);
    for (const [name, type] of fields) {
      const value = row[name];
      if (value === null || value === undefined) out.int4(absent);
      else encoders[type](out, value);
    }
    yield* out.take();
  }
  out.int2(endOfRows);
  out.end();
  yield* out.take();
}

/** Copies rows into a table on a connection that is in a transaction of the caller's. */
export async function copyRows<Name extends string>(
  client: PoolClient,
  table: string,
  columns: Record<Name, ColumnType>,
  rows: readonly Record<Name, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns).join(", ");
  const stream = client.query(from(`copy ${table} (${names}) from stdin (format binary)`));
  const done = new Promise<void>((resolve, reject) => stream.on("finish", resolve).on("error", reject));
  // Awaited at the end; until then a failure must not count as unhandled.
  done.catch(() => {});
  for (const block of encodeRows(columns, rows))
    if (!stream.write(block)) await Promise.race([new Promise((wake) => stream.once("drain", wake)), done]);
  stream.end();
  await done;
}
