import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/**
 * Stops an import after the batch that is being written. What is stored stays, and resume-import goes on from there;
 * an unfinished upload is dropped.
 */
export const cancelImport = usecase({
  name: "cancel-import",
  permission: "import",
  db: "project",
  writes: true,
  input: z.object({ import_id: z.uuid() }),
  async run({ db }, { import_id }) {
    const state = await db.imports.lock(import_id);
    if (!state) throw new AppError("not_found", "There is no such import.");
    if (!["uploading", "waiting", "running"].includes(state.status))
      return { status: state.status, cancelled: false };
    if (state.status === "uploading") await db.sourceFiles.empty(state.source_file_id);
    await db.imports.setStatus(import_id, "cancelled", "Cancelled. What was stored before stays.");
    return { status: "cancelled" as const, cancelled: true };
  },
  audit: ({ import_id }, { cancelled }) => (cancelled ? { object: `import ${import_id}` } : null),
});
