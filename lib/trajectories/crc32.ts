const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of gzip and ZIP, taken further by some bytes; begin with 0. */
export function crc32(before: number, bytes: Uint8Array): number {
  let value = ~before;
  for (let i = 0; i < bytes.length; i += 1) value = table[(value ^ bytes[i]!) & 255]! ^ (value >>> 8);
  return ~value >>> 0;
}
