import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** The largest chunk that is taken. */
export const chunkLimit = 8 * 2 ** 20;

/** Takes the next chunk of an upload. The same chunk again is fine; a gap or other bytes are refused. */
export const putChunk = usecase({
  name: "put-chunk",
  permission: "import",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    upload: z.uuid(),
    /** Counted from 0. */
    n: z.coerce.number().int().min(0).max(10_000_000),
    bytes: z.instanceof(Uint8Array),
  }),
  output: z.object({ next: z.number().int() }),
  async run({ db }, { upload, n, bytes }) {
    if (bytes.length === 0) throw new AppError("invalid", "The chunk is empty.");
    if (bytes.length > chunkLimit)
      throw new AppError("too_large", `A chunk is at most ${chunkLimit / 2 ** 20} MB.`);
    if (await db.sourceFiles.append(upload, n, bytes)) return { next: n + 1 };
    const file = await db.sourceFiles.byId(upload);
    if (!file) throw new AppError("not_found", "There is no such upload. Start the import again.");
    const details = { next: file.chunks };
    if (n >= file.chunks)
      throw new AppError("conflict", `Chunk ${file.chunks} is the next one, not chunk ${n}.`, details);
    const stored = await db.sourceFiles.chunk(upload, n);
    if (!stored?.equals(bytes))
      throw new AppError(
        "conflict",
        `Chunk ${n} is already there with other bytes. Is it the same file?`,
        details,
      );
    return details;
  },
});
