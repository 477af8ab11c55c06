import { z } from "zod";
import { usecase } from "./usecase";

/** Who did what in the project, newest first, 100 at a time. `before` is the id of the last entry seen. */
export const listAuditLog = usecase({
  name: "list-audit-log",
  permission: "administer",
  db: "project",
  writes: false,
  input: z.object({
    before: z.uuid().nullable().default(null),
    verb: z
      .string()
      .regex(/^[a-z-]{1,60}$/)
      .nullable()
      .default(null),
  }),
  async run({ db }, { before, verb }) {
    const { entries, more } = await db.auditLog.page(before, verb);
    return { entries, next: more ? entries.at(-1)!.id : null, verbs: await db.auditLog.verbs() };
  },
});
