import { z } from "zod";
import { AppError } from "@/lib/errors";
import { ImportRow } from "@/lib/db/imports";
import { usecase } from "./usecase";

/** How far an import is, for the one who uploads or waits. `next_chunk` is where an interrupted upload goes on. */
export const importStatus = usecase({
  name: "import-status",
  permission: "import",
  db: "project",
  writes: false,
  input: z.object({ import_id: z.uuid() }),
  output: ImportRow.omit({ chunks: true }).extend({ next_chunk: z.number().int() }),
  async run({ db }, { import_id }) {
    const found = await db.imports.byId(import_id);
    if (!found) throw new AppError("not_found", "There is no such import.");
    const { chunks, ...rest } = found;
    return { ...rest, next_chunk: chunks };
  },
});
