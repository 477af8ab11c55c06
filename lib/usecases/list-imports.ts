import { z } from "zod";
import { allows } from "@/lib/auth/permissions";
import { ImportRow } from "@/lib/db/imports";
import { formats } from "@/lib/trajectories/formats";
import { usecase } from "./usecase";

/** The formats that can be imported, for people. */
const shelf = formats.map(({ id, title, howTo }) => ({ id, title, how_to: howTo }));

/** The project's imports, the newest first, 50 at a time, and the formats that can be imported. */
export const listImports = usecase({
  name: "list-imports",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ before: z.uuid().nullable().default(null) }),
  output: z.object({
    imports: z.array(ImportRow),
    /** Give it as `before` for the next page; null: there is none. */
    next: z.string().nullable(),
    formats: z.array(z.object({ id: z.string(), title: z.string(), how_to: z.string() })),
    may_import: z.boolean(),
  }),
  async run({ db, actor }, { before }) {
    const imports = await db.imports.page(before);
    return {
      imports,
      next: imports.length === 50 ? imports.at(-1)!.id : null,
      formats: shelf,
      may_import: actor.role !== null && allows(actor.role, "import"),
    };
  },
});
