import { z } from "zod";
import type { AuditEvent, AuditReason } from "@/lib/references/audit";
import type { QueryFilter } from "@/lib/references/query-filter";
import type { AuditDecision } from "@/lib/references/schema";
import { query, run, type Scope } from "./client";
import { branchesOf } from "./reference-queries";

/** One candidate, by its query and its key. */
export interface CandidateKey {
  query: string;
  candidate: string;
}

const Claimed = z.object({ query_id: z.string(), candidate: z.string(), lease_until: z.date() });

export interface NewVersion {
  version: number;
  actor: string;
  event: AuditEvent;
  reason: AuditReason | null;
  note: string;
}

/**
 * $1 project, $2 auditor, $3 minutes, $4 split, $5 domain, $6 branches, $7 $8 keys that the auditor holds already,
 * $9 $10 key to start after. A candidate that passed no filter is not in the set and is offered only when asked for.
 */
const scope = `c.project_id = $1::uuid and q.latest and ($4::text is null or q.split = $4)
  and ($5::text is null or q.domain = $5) and c.branch = any($6::text[])
  and not exists (select from unnest($7::uuid[], $8::text[]) h (query_id, candidate)
    where h.query_id = c.query_id and h.candidate = c.candidate)`;
const from = `reference_candidate c join reference_query q on q.project_id = c.project_id and q.id = c.query_id`;
const free = `(c.lease_until < now() or c.lease_by = $2::uuid)`;
const afterKey = `(c.query_id, c.position, c.candidate) > (select s.query_id, s.position, s.candidate
  from reference_candidate s where s.project_id = $1::uuid and s.query_id = $9::uuid and s.candidate = $10)`;
/** Only who hasn't judged a candidate can give the second opinion on it. */
const unjudged = `not exists (select from audit_decision d where d.project_id = c.project_id
  and d.query_id = c.query_id and d.candidate = c.candidate and d.actor_id = $2::uuid)`;

const pick = (condition: string): string => `select * from (
  select c.query_id, c.candidate from ${from}
  where ${scope} and ${condition}
  order by c.query_id, c.position, c.candidate limit 1 for update of c skip locked) s`;

const claimSql = `
with cand as (select * from (
  ${pick(`c.decision is null and c.lease_by = $2::uuid and c.lease_until >= now() and $9::uuid is null`)}
  union all ${pick(`c.decision is null and ${free} and ${afterKey}`)}
  union all ${pick(`c.decision is null and ${free} and (c.query_id, c.candidate) is distinct from ($9::uuid, $10::text)`)}
  union all ${pick(`c.decision = 'unsure' and ${free} and ${unjudged}`)}
) u limit 1)
update reference_candidate c set lease_by = $2::uuid, lease_until = now() + make_interval(mins => $3::int)
from cand where c.project_id = $1::uuid and c.query_id = cand.query_id and c.candidate = cand.candidate
returning c.query_id::text, c.candidate, c.lease_until`;

/** Who audits what at the moment, and what they decide. */
export const audits = ({ tx, project_id }: Scope) => ({
  /**
   * Mine unfinished, else the next one after `after`, else the first one, else one that another auditor is unsure
   * about. One statement that skips what others are locking, so nobody gets the same candidate.
   */
  async claim(
    auditor: string,
    minutes: number,
    filter: QueryFilter,
    holding: readonly CandidateKey[],
    after: CandidateKey | null,
  ): Promise<z.infer<typeof Claimed> | null> {
    const rows = await query(
      tx,
      Claimed,
      claimSql,
      project_id,
      auditor,
      minutes,
      filter.split,
      filter.domain,
      branchesOf(filter.branch) ?? ["consistency", "utility", "both"],
      holding.map((key) => key.query),
      holding.map((key) => key.candidate),
      after?.query ?? null,
      after?.candidate ?? null,
    );
    return rows[0] ?? null;
  },

  release: (auditor: string, key: CandidateKey): Promise<number> =>
    run(
      tx,
      `update reference_candidate set lease_by = null, lease_until = '-infinity'
       where project_id = $1::uuid and query_id = $2::uuid and candidate = $3 and lease_by = $4::uuid`,
      project_id,
      key.query,
      key.candidate,
      auditor,
    ),

  /** Locks a candidate until the transaction ends; null when there is no such one. Read its history afterwards. */
  async lock(key: CandidateKey): Promise<{ lease_by: string | null; lease_live: boolean } | null> {
    const rows = await query(
      tx,
      z.object({ lease_by: z.string().nullable(), lease_live: z.boolean() }),
      `select lease_by::text, lease_until >= now() as lease_live from reference_candidate
       where project_id = $1::uuid and query_id = $2::uuid and candidate = $3 for update`,
      project_id,
      key.query,
      key.candidate,
    );
    return rows[0] ?? null;
  },

  /** Appends a version to the history, which can only grow, and notes what is in force now. */
  async append(key: CandidateKey, added: NewVersion, decision: AuditDecision | null): Promise<void> {
    await run(
      tx,
      `insert into audit_decision (project_id, query_id, candidate, version, decision, reason, note, actor_id)
       values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::uuid)`,
      project_id,
      key.query,
      key.candidate,
      added.version,
      added.event,
      added.reason,
      added.note,
      added.actor,
    );
    await run(
      tx,
      `update reference_candidate set decision = $4, lease_by = null, lease_until = '-infinity'
       where project_id = $1::uuid and query_id = $2::uuid and candidate = $3`,
      project_id,
      key.query,
      key.candidate,
      decision,
    );
  },

  /** Gives a candidate back into the hands of an auditor. */
  lease: (auditor: string, key: CandidateKey, minutes: number): Promise<number> =>
    run(
      tx,
      `update reference_candidate set lease_by = $4::uuid, lease_until = now() + make_interval(mins => $5::int)
       where project_id = $1::uuid and query_id = $2::uuid and candidate = $3`,
      project_id,
      key.query,
      key.candidate,
      auditor,
      minutes,
    ),
});
