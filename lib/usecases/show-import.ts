import { z } from "zod";
import { allows } from "@/lib/auth/permissions";
import { ImportProblem, ImportRow } from "@/lib/db/imports";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** One import with its per-record report, 100 entries at a time. */
export const showImport = usecase({
  name: "show-import",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({
    import_id: z.uuid(),
    /** Number of the last entry seen. */
    after: z.coerce.number().int().min(0).default(0),
    severity: z.enum(["rejected", "warning"]).nullable().default(null),
  }),
  output: z.object({
    import: ImportRow,
    problems: z.array(ImportProblem),
    next: z.number().nullable(),
    may_import: z.boolean(),
    counts: z.array(z.object({ severity: z.string(), code: z.string(), n: z.number() })),
  }),
  async run({ db, actor }, { import_id, after, severity }) {
    const found = await db.imports.byId(import_id);
    if (!found) throw new AppError("not_found", "There is no such import.");
    const problems = await db.imports.problems(import_id, after, severity);
    return {
      import: found,
      problems,
      next: problems.length === 100 ? problems.at(-1)!.n : null,
      may_import: actor.role !== null && allows(actor.role, "import"),
      counts: await db.imports.problemCounts(import_id),
    };
  },
});
