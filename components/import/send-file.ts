import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";

/** Bytes in a chunk: small enough that a lost one costs little, large enough that the round trips don't count. */
export const chunkBytes = 4 * 2 ** 20;

/** The server's side of an upload, and what its failures mean. */
export interface UploadDoor {
  put(n: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Number of the chunk that the server wants next. */
  next(): Promise<number>;
  /** Words for a failure that passes by itself (no connection, server restarting), or null for one that doesn't. */
  passing(error: unknown): string | null;
}

export interface SendOptions {
  /** Bytes that the server has. */
  onSent(bytes: number): void;
  /** Words while nothing can be sent; null when it goes on. */
  onWaiting(words: string | null): void;
  signal: AbortSignal;
  /** Waits before another try; ends early when the connection is back. */
  pause(ms: number): Promise<void>;
  chunk?: number;
}

const longestPause = 15_000;

/**
 * Sends a file chunk by chunk and hashes it on the way, so that a file of any size needs little memory. Begins where the
 * server left off, and after a broken connection goes on by itself.
 *
 * @returns size and hash to close the upload with
 * @throws what the door throws and doesn't call passing, or the signal's reason
 */
export async function sendFile(
  file: Blob,
  door: UploadDoor,
  { onSent, onWaiting, signal, pause, chunk = chunkBytes }: SendOptions,
): Promise<{ bytes: number; sha256: string }> {
  const hash = sha256.create();
  const tried = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let wait = 1000; ; wait = Math.min(wait * 2, longestPause)) {
      signal.throwIfAborted();
      try {
        const done = await work();
        onWaiting(null);
        return done;
      } catch (error) {
        const words = door.passing(error);
        if (words === null || signal.aborted) throw error;
        onWaiting(words);
        await pause(wait);
      }
    }
  };
  const next = await tried(() => door.next());
  for (let n = 0, at = 0; at < file.size; n++) {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(at, at + chunk).arrayBuffer());
    hash.update(bytes);
    // Sending a chunk again whose answer got lost does no harm: the server knows it.
    if (n >= next) await tried(() => door.put(n, bytes));
    at += bytes.length;
    onSent(at);
  }
  return { bytes: file.size, sha256: bytesToHex(hash.digest()) };
}
