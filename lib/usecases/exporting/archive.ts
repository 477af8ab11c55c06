import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ArchiveEntry {
  name: string;
  content(): AsyncIterable<Uint8Array>;
}

/** One fixed moment, as a zip says it without a time zone: equal contents are equal bytes on every machine. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 4 };

/** A zip of files that are written one after the other while it is read; nothing is kept in memory or on disk. */
export async function* zipArchive(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as Readable, { objectMode: false });
  let reading: Readable | undefined;
  let left = false;
  zip.on("error", (error: Error) => output.destroy(error));
  for (const entry of entries)
    zip.addReadStreamLazy(entry.name, options, (ready) => {
      // Whoever left while a small file ended must not begin the next one.
      if (left) return;
      reading = Readable.from(entry.content(), { objectMode: false });
      ready(null, reading);
    });
  zip.end();
  try {
    for await (const part of output) yield part as Uint8Array;
  } finally {
    // The reader left early: the file that was being written stops as well.
    left = true;
    reading?.destroy();
    output.destroy();
  }
}
