import { cleanText } from "@/lib/db/clean-text";
import { AppError } from "@/lib/errors";
import { RemarkReason } from "@/lib/references/candidate-remark";
import { CandidateKey, candidateObject } from "./candidate-key";
import { usecase } from "./usecase";

/** Tells the other leads that something is wrong with a candidate; it is audited all the same. */
export const flagCandidate = usecase({
  name: "flag-candidate",
  permission: "lead",
  db: "project",
  writes: true,
  input: CandidateKey.extend({ reason: RemarkReason }),
  async run({ db, me }, { reason, ...key }) {
    if (!(await db.audits.lock(key)))
      throw new AppError("not_found", "There is no such candidate in this project.");
    await db.candidateRemarks.put(key, "flag", me(), cleanText(reason));
    return { candidate: key.candidate };
  },
  audit: ({ reason, ...key }) => ({ object: candidateObject(key), summary: { reason } }),
});
