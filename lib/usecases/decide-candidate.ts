import { z } from "zod";
import { Judgement, inForce } from "@/lib/references/audit";
import { cleanText } from "@/lib/db/clean-text";
import { AppError } from "@/lib/errors";
import { CandidateKey, candidateObject } from "./candidate-key";
import { auditItem } from "./audit-item";
import { usecase } from "./usecase";

/**
 * Keeps, rejects or is unsure about a candidate: one more version of its history. Sent twice it counts once. Gives the
 * candidate with what was hidden before.
 */
export const decideCandidate = usecase({
  name: "decide-candidate",
  permission: "lead",
  db: "project",
  writes: true,
  input: CandidateKey.extend({
    /** The version that was on the screen; 0 for a candidate without decision. */
    version: z.number().int().nonnegative(),
    judgement: Judgement,
  }),
  async run({ db, me }, { version, judgement: { note: typed, ...judgement }, ...key }) {
    const note = cleanText(typed);
    const locked = await db.audits.lock(key);
    if (!locked) throw new AppError("not_found", "There is no such candidate in this project.");
    const history = await db.referenceQueries.history(key.query, key.candidate);
    const newest = history.at(-1);
    const again =
      newest?.version === version + 1 &&
      newest.actor_id === me() &&
      newest.decision === judgement.decision &&
      newest.reason === judgement.reason &&
      newest.note === note;
    if (!again) {
      if ((newest?.version ?? 0) !== version)
        throw new AppError(
          "stale",
          "Somebody decided this candidate meanwhile. Your decision was not stored; look at theirs first.",
        );
      if (locked.lease_live && locked.lease_by !== me())
        throw new AppError(
          "stale",
          "Your time for this candidate ran out and another auditor has it now. Your decision was not stored.",
        );
      const added = {
        version: version + 1,
        actor: me(),
        event: judgement.decision,
        reason: judgement.reason,
        note,
      };
      await db.audits.append(key, added, judgement.decision);
    }
    const before = inForce(history)?.decision ?? null;
    return { again, before, item: (await auditItem(db, key, me()))! };
  },
  audit: ({ query, candidate, judgement }, { again, before, item }) =>
    again
      ? null
      : {
          object: candidateObject({ query, candidate }),
          summary: {
            query: item.query.external_id,
            version: item.candidate.version,
            before,
            decision: judgement.decision,
            reason: judgement.reason,
          },
        },
});
