import { z } from "zod";
import { Deviation } from "@/lib/studies/deviation";
import { AppError } from "@/lib/errors";
import { usecase } from "./usecase";

/** Writes down what was done otherwise than a study's protocol says, and why. Entries are only added; the report shows them. */
export const logDeviation = usecase({
  name: "log-deviation",
  permission: "lead",
  db: "project",
  writes: true,
  input: z.object({ study: z.uuid(), ...Deviation.shape }),
  async run({ db, me }, { study, what, why }) {
    if (!(await db.studies.byId(study)))
      throw new AppError("not_found", "There is no such study in this project.");
    return { n: await db.studies.logDeviation(study, { what, why, actor_id: me() }) };
  },
  audit: ({ study, what }, { n }) => ({ object: `study ${study}`, summary: { n, what } }),
});
