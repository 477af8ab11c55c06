import type { PoolClient } from "pg";
import { from } from "pg-copy-streams";
import { cleanText } from "./clean-text";

/**
 * Rows in PostgreSQL's binary COPY format (documentation of COPY, "Binary Format"): bytes go as they are instead of as
 * hexadecimal text, and nothing has to be escaped.
 */

type ColumnType = keyof typeof encoders;

const sized = (length: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.allocUnsafe(length);
  write(buffer);
  return buffer;
};

/** No dimension, no NULL, items of two bytes. */
const emptyInt2s = sized(12, (buffer) => [0, 0, 21].forEach((part, i) => buffer.writeInt32BE(part, 4 * i)));

/** PostgreSQL counts microseconds from here. */
const epoch2000 = Date.UTC(2000, 0, 1);

const encoders = {
  uuid: (value: unknown) => Buffer.from(String(value).replaceAll("-", ""), "hex"),
  text: (value: unknown) => Buffer.from(cleanText(String(value)), "utf8"),
  int2: (value: unknown) => sized(2, (buffer) => buffer.writeInt16BE(Number(value))),
  int4: (value: unknown) => sized(4, (buffer) => buffer.writeInt32BE(Number(value))),
  int8: (value: unknown) => sized(8, (buffer) => buffer.writeBigInt64BE(BigInt(value as number))),
  /** `int2` has the object id 21 in every PostgreSQL. */
  "int2[]": (value: unknown) => {
    const items = value as readonly number[];
    if (items.length === 0) return emptyInt2s;
    return sized(20 + 6 * items.length, (buffer) => {
      [1, 0, 21, items.length, 1].forEach((part, i) => buffer.writeInt32BE(part, 4 * i));
      items.forEach((item, i) => {
        buffer.writeInt32BE(2, 20 + 6 * i);
        buffer.writeInt16BE(item, 24 + 6 * i);
      });
    });
  },
  float4: (value: unknown) => sized(4, (buffer) => buffer.writeFloatBE(Number(value))),
  float8: (value: unknown) => sized(8, (buffer) => buffer.writeDoubleBE(Number(value))),
  bool: (value: unknown) => sized(1, (buffer) => buffer.writeInt8(value ? 1 : 0)),
  /** Epoch milliseconds. */
  timestamptz: (value: unknown) =>
    sized(8, (buffer) => buffer.writeBigInt64BE(BigInt(Math.round((Number(value) - epoch2000) * 1000)))),
  bytea: (value: unknown) => value as Uint8Array,
};

const signature = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const trailer = sized(2, (buffer) => buffer.writeInt16BE(-1));
const absent = sized(4, (buffer) => buffer.writeInt32BE(-1));

/** Rows as buffers of the format; null and undefined are NULL. */
function* encodeRows<Name extends string>(
  columns: Record<Name, ColumnType>,
  rows: Iterable<Record<Name, unknown>>,
): Generator<Uint8Array> {
  const fields = Object.entries(columns) as [Name, ColumnType][];
  const count = sized(2, (buffer) => buffer.writeInt16BE(fields.length));
  yield signature;
  for (const row of rows) {
    yield count;
    for (const [name, type] of fields) {
      const value = row[name];
      if (value === null || value === undefined) {
        yield absent;
        continue;
      }
      const bytes = encoders[type](value);
      yield sized(4, (buffer) => buffer.writeInt32BE(bytes.length));
      yield bytes;
    }
  }
  yield trailer;
}

/** Pieces are joined to blocks of about this size: one write a field would cost more than the field. */
const blockSize = 64 * 1024;

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
  let block: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    const whole = block.length === 1 ? block[0]! : Buffer.concat(block);
    [block, size] = [[], 0];
    if (!stream.write(whole)) await Promise.race([new Promise((wake) => stream.once("drain", wake)), done]);
  };
  for (const piece of encodeRows(columns, rows)) {
    block.push(piece);
    size += piece.length;
    if (size >= blockSize) await flush();
  }
  if (size > 0) await flush();
  stream.end();
  await done;
}
