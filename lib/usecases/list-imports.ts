import { z } from "zod";
import { usecase } from "./usecase";

/** The project's imports, the newest first, 50 at a time. */
export const listImports = usecase({
  name: "list-imports",
  permission: "read",
  db: "project",
  writes: false,
  input: z.object({ before: z.uuid().nullable().default(null) }),
  async run({ db }, { before }) {
    const imports = await db.imports.page(before);
    return { imports, next: imports.length === 50 ? imports.at(-1)!.id : null };
  },
});
