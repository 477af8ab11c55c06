import { cleanText } from "@/lib/db/clean-text";
import { AppError } from "@/lib/errors";
import { RemarkReason } from "@/lib/references/candidate-remark";
import { CandidateKey, candidateObject } from "./candidate-key";
import { usecase } from "./usecase";

/** Gives a candidate in my hands back to the other auditors, with the reason. Sent twice it says the same. */
export const putCandidateAside = usecase({
  name: "put-candidate-aside",
  permission: "lead",
  db: "project",
  writes: true,
  input: CandidateKey.extend({ reason: RemarkReason }),
  async run({ db, me }, { reason, ...key }) {
    if (!(await db.audits.lock(key)))
      throw new AppError("not_found", "There is no such candidate in this project.");
    await db.audits.release(me(), key);
    await db.candidateRemarks.put(key, "aside", me(), cleanText(reason));
    return { candidate: key.candidate };
  },
  audit: ({ reason, ...key }) => ({ object: candidateObject(key), summary: { reason } }),
});
