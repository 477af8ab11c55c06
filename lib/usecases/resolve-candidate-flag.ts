import { z } from "zod";
import { AppError } from "@/lib/errors";
import { CandidateKey, candidateObject } from "./candidate-key";
import { usecase } from "./usecase";

/** Marks a flag of a candidate as dealt with. */
export const resolveCandidateFlag = usecase({
  name: "resolve-candidate-flag",
  permission: "lead",
  db: "project",
  writes: true,
  input: CandidateKey.extend({
    /** Whose flag it is. */
    person: z.uuid(),
  }),
  async run({ db, me }, { person, ...key }) {
    if ((await db.candidateRemarks.resolve(key, person, me())) === 0)
      throw new AppError("not_found", "There is no such open flag; somebody may have resolved it.");
    return { candidate: key.candidate };
  },
  audit: ({ query, candidate }) => ({ object: candidateObject({ query, candidate }) }),
});
