import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { Download } from "./show-source";
import { usecase } from "./usecase";

/** Endings of names by media type, so that a saved file opens; anything else is `.bin`. */
const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "audio/wav": "wav",
  "audio/mp3": "mp3",
  "audio/mpeg": "mp3",
  "video/mp4": "mp4",
  "application/pdf": "pdf",
  "text/plain": "txt",
};

/** The bytes of an attachment that stood inside a record, to be saved; never shown in the page. */
export const showAttachment = usecase({
  name: "show-attachment",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, "64 lower-case hexadecimal digits") }),
  async run({ db }, { sha256 }): Promise<Download> {
    const found = await db.attachments.byHash(sha256);
    if (!found) throw new AppError("not_found", "There is no such attachment in this project.");
    const ending = endings[found.media_type] ?? "bin";
    return {
      file_name: `${sha256.slice(0, 16)}.${ending}`,
      content: db.attachments.bytes(sha256, found.bytes),
    };
  },
});
