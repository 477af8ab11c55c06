import { z } from "zod";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Marks an annotator's flag as dealt with; items with open flags are left out of reports. */
export const resolveFlag = usecase({
  name: "resolve-flag",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ queue: z.uuid(), item: z.number().int().min(1), annotator: z.uuid() }),
  async run({ db, me }, { queue, item, annotator }) {
    if ((await db.flags.resolve(queue, item, annotator, me())) === 0)
      throw new AppError("not_found", "There is no such open flag; somebody may have resolved it.");
    return { item };
  },
  audit: ({ queue, item }) => ({ object: `queue ${queue} item ${item}` }),
});
