import { createGunzip } from "node:zlib";
import { AppError } from "@/lib/errors";

/**
 * The bytes of a request's body, unpacked; the limit holds before and after unpacking, and nothing beyond it is kept.
 * Throws too_large, or invalid when it isn't gzip.
 */
export async function inflated(request: Request, gzip: boolean, limit: number): Promise<Uint8Array> {
  const sent = await collect(request.body ?? [], limit);
  if (!gzip || sent.length === 0) return sent;
  const gunzip = createGunzip();
  gunzip.end(sent);
  try {
    return await collect(gunzip, limit);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", "The request says that it is gzip, but it can't be unpacked.");
  }
}

async function collect(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > limit)
      throw new AppError(
        "too_large",
        `The request is larger than ${limit / 2 ** 20} MiB. Send less at a time.`,
      );
    kept.push(part);
  }
  return Buffer.concat(kept, size);
}
