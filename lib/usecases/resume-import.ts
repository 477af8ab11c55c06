import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Queues an import again that was cancelled, has failed or got stuck; it goes on after its last stored record. */
export const resumeImport = usecase({
  name: "resume-import",
  permission: "import",
  db: "project",
  writes: true,
  input: z.object({ import_id: z.uuid() }),
  async run({ db, project, addJob }, { import_id }) {
    const state = await db.imports.lock(import_id);
    if (!state) throw new AppError("not_found", "There is no such import.");
    if (state.status === "complete" || state.status === "partial")
      throw new AppError("conflict", "This import is finished.");
    const file = await db.sourceFiles.byId(state.source_file_id);
    if (!file?.complete) throw new AppError("conflict", "The upload wasn't finished. Choose the file again.");
    if (state.status !== "running") await db.imports.setStatus(import_id, "waiting", null);
    await addJob("run-import", { project: project.slug, import_id }, { key: `run-import ${import_id}` });
    return { import_id };
  },
  audit: ({ import_id }) => ({ object: `import ${import_id}` }),
});
