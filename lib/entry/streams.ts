import { once } from "node:events";
import { createReadStream } from "node:fs";

/** The bytes of a file, or of the standard input for "-". */
export const bytesOf = (file: string): AsyncIterable<Uint8Array> =>
  file === "-" ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 });

/** What the reader calls a file. */
export const nameOf = (file: string): string => (file === "-" ? "standard input" : file);

/** Writes to the standard output and waits while its reader is behind, so that nothing piles up in memory. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/**
 * The lines of a byte stream, ended by LF only. Not readline: it loses lines when something is awaited between making
 * it and reading it, and takes U+2028 for a line's end.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
