import { z } from "zod";
import { ExportRequest } from "@/lib/exports/request";
import { checkExport } from "./exporting/check";
import { usecase } from "./usecase";

/** Notes an export under an id, from which it can be downloaded, now and again. */
export const createExport = usecase({
  name: "create-export",
  permission: "export",
  db: "project",
  writes: true,
  input: ExportRequest,
  output: z.object({ id: z.string() }),
  async run({ db, actor, newId }, request) {
    await checkExport(db, actor, request);
    const id = newId();
    await db.exports.create({ id, request, created_by: actor.id });
    return { id };
  },
  audit: (request, { id }) => ({ object: `export ${id}`, summary: request }),
});
