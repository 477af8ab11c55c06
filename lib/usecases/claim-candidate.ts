import { z } from "zod";
import { QueryFilter } from "@/lib/references/query-filter";
import { auditItem, leaseMinutes } from "./audit-item";
import { CandidateKey } from "./candidate-key";
import { usecase } from "./usecase";

/**
 * Hands out the next candidate to audit: the one in my hands, else the next undecided one, else one that another
 * auditor is unsure about; null when there is none. No two people get the same one while a lease lasts.
 */
export const claimCandidate = usecase({
  name: "claim-candidate",
  permission: "lead",
  db: "project",
  writes: true,
  input: QueryFilter.extend({
    /** Candidates in my hands that I don't mean: the page asks for the one after. */
    holding: z.array(CandidateKey).max(10).default([]),
    /** The claim goes on behind this one. */
    after: CandidateKey.nullable().default(null),
  }),
  async run({ db, me }, { holding, after, ...filter }) {
    const behind = after ?? holding.at(-1) ?? null;
    const claimed = await db.audits.claim(me(), leaseMinutes, filter, holding, behind);
    if (!claimed) return null;
    const key = { query: claimed.query_id, candidate: claimed.candidate };
    const item = await auditItem(db, key, me());
    return item && { ...item, lease_until: claimed.lease_until };
  },
  // A lease runs out by itself; what is decided or put aside is told.
  audit: () => null,
});
