import { z } from "zod";
import type { ProjectDb } from "@/lib/db";

/** Which part of a log: the entries before the last one seen, of one verb or of all. */
export const LogPart = z.object({
  before: z.uuid().nullable().default(null),
  verb: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .nullable()
    .default(null),
});

/** 100 entries, newest first. `next` is what to give as `before` for older ones; `verbs` are all that occur in the log. */
export async function logPage(log: ProjectDb["auditLog"], { before, verb }: z.output<typeof LogPart>) {
  const { entries, more } = await log.page(before, verb);
  return { entries, next: more ? entries.at(-1)!.id : null, verbs: await log.verbs() };
}
