import { z } from "zod";
import { QueryFilter } from "@/lib/references/query-filter";
import { auditItem, leaseMinutes } from "./audit-item";
import { usecase } from "./usecase";

const Key = z.object({ query: z.uuid(), candidate: z.string().max(2000) });

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
    holding: z.array(Key).max(10).default([]),
    /** Put aside for now: it goes back to the others, and the claim goes on behind it. */
    skip: Key.nullable().default(null),
  }),
  async run({ db, me }, { holding, skip, ...filter }) {
    if (skip) await db.audits.release(me(), skip);
    const after = skip ?? holding.at(-1) ?? null;
    const claimed = await db.audits.claim(me(), leaseMinutes, filter, holding, after);
    if (!claimed) return null;
    const key = { query: claimed.query_id, candidate: claimed.candidate };
    const item = await auditItem(db, key, me());
    return item && { ...item, lease_until: claimed.lease_until };
  },
  // A lease runs out by itself; what is decided is told.
  audit: () => null,
});
