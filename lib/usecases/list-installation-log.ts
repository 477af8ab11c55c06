import { z } from "zod";
import { usecase } from "./usecase";

/** What belongs to no project: sign-ins, accounts, new projects. For the installation's administrators. */
export const listInstallationLog = usecase({
  name: "list-installation-log",
  permission: "operate",
  db: "instance",
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
