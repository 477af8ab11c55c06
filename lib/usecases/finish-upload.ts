import { createHash } from "node:crypto";
import { z } from "zod";
import { ImportStatus } from "@/lib/db/imports";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/**
 * Closes an upload: checks what is stored against the size and the hash of the file that was sent, keeps equal files
 * once, and queues the import. Called again after that, it only tells the state.
 */
export const finishUpload = usecase({
  name: "finish-upload",
  permission: "import",
  db: "project",
  writes: true,
  transactional: false,
  input: z.object({
    import_id: z.uuid(),
    bytes: z.number().int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, "64 lower-case hexadecimal digits"),
  }),
  output: z.object({ status: ImportStatus.exclude(["uploading"]), started: z.boolean() }),
  async run({ db, project, conclude }, { import_id, bytes, sha256 }) {
    const found = await db.imports.byId(import_id);
    if (!found) throw new AppError("not_found", "There is no such import.");
    if (found.status !== "uploading") return { status: found.status, started: false };
    if (bytes === 0) throw new AppError("invalid", "The file is empty.");
    if (found.bytes !== bytes)
      throw new AppError(
        "conflict",
        `${found.bytes} of ${bytes} bytes have arrived. Send the rest, from chunk ${found.chunks}.`,
        { next: found.chunks },
      );
    const hash = createHash("sha256");
    for await (const part of db.sourceFiles.bytes(found.source_file_id)) hash.update(part);
    if (hash.digest("hex") !== sha256)
      throw new AppError("conflict", "The bytes that arrived differ from the file. Start the import again.");

    return conclude(async (inner, addJob) => {
      const state = await inner.imports.lock(import_id);
      if (state?.status !== "uploading") return { status: state?.status ?? "cancelled", started: false };
      const equal = await inner.sourceFiles.holdHash(sha256);
      if (equal) {
        await inner.imports.setFile(import_id, equal);
        await inner.sourceFiles.remove(found.source_file_id);
      } else await inner.sourceFiles.finish(found.source_file_id, sha256);
      await inner.imports.setStatus(import_id, "waiting", null);
      await addJob("run-import", { project: project.slug, import_id }, { key: `run-import ${import_id}` });
      return { status: "waiting" as const, started: true };
    });
  },
  audit: ({ import_id, bytes, sha256 }, { started }) =>
    started ? { object: `import ${import_id}`, summary: { bytes, sha256 } } : null,
});
