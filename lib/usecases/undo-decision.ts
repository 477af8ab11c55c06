import { z } from "zod";
import { inForce } from "@/lib/references/audit";
import { AppError } from "@/lib/errors";
import { CandidateKey, candidateObject } from "./candidate-key";
import { auditItem, leaseMinutes } from "./audit-item";
import { usecase } from "./usecase";

/** Takes back one's own newest decision on a candidate and takes the candidate in hand again. History keeps both. */
export const undoDecision = usecase({
  name: "undo-decision",
  permission: "lead",
  db: "project",
  writes: true,
  input: CandidateKey.extend({ version: z.number().int().min(1) }),
  async run({ db, me }, { version, ...key }) {
    if (!(await db.audits.lock(key)))
      throw new AppError("not_found", "There is no such candidate in this project.");
    const history = await db.referenceQueries.history(key.query, key.candidate);
    const newest = history.at(-1);
    const again =
      newest?.version === version + 1 && newest.actor_id === me() && newest.decision === "withdrawn";
    if (!again) {
      if (newest?.version !== version || newest.actor_id !== me() || newest.decision === "withdrawn")
        throw new AppError("stale", "There is a newer decision than yours. Nothing was changed.");
      const event = "withdrawn" as const;
      const left = inForce([...history, { ...newest, decision: event }]);
      await db.audits.append(
        key,
        { version: version + 1, actor: me(), event, reason: null, note: "" },
        left?.decision ?? null,
      );
      await db.audits.lease(me(), key, leaseMinutes);
    }
    return { again, item: (await auditItem(db, key, me()))! };
  },
  audit: ({ query, candidate }, { again, item }) =>
    again
      ? null
      : {
          object: candidateObject({ query, candidate }),
          summary: { query: item.query.external_id, version: item.candidate.version },
        },
});
