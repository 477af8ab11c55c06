import { gzipSync } from "node:zlib";

/** Texts up to this many UTF-16 units are packed with a small window: setting up a large one costs more than packing. */
const small = 24_000;

/**
 * Bodies are gzip JSON; a higher level gains little (measured on conversations: 3 % for twice the time). In this thread,
 * because an import waits for it anyway and a round trip to the pool of threads costs more than packing the few
 * kilobytes of an ordinary body.
 */
export const packJson = (text: string): Buffer =>
  // The result keeps its whole chunk alive, which is 16 kB unless told otherwise: several times an ordinary body.
  text.length <= small
    ? gzipSync(text, { level: 3, windowBits: 13, memLevel: 6, chunkSize: Math.max(1024, text.length >> 2) })
    : gzipSync(text, { level: 4, chunkSize: Math.min(65_536, text.length >> 2) });
