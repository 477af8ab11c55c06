import { z } from "zod";
import { RemarkKind } from "@/lib/references/candidate-remark";
import type { CandidateKey } from "./audits";
import { query, run, type Scope } from "./client";

const Remark = z.object({
  query_id: z.string(),
  external_id: z.string(),
  candidate: z.string(),
  /** The candidate's place in the query, from 0. */
  position: z.number(),
  kind: RemarkKind,
  actor_id: z.string(),
  name: z.string(),
  reason: z.string(),
  at: z.date(),
});
export type CandidateRemark = z.infer<typeof Remark>;

/** Flags of candidates and why they were put aside: one of a kind a person and candidate. */
export const candidateRemarks = ({ tx, project_id }: Scope) => ({
  /** A second one of the same person replaces the first, and is open again. */
  put: (key: CandidateKey, kind: RemarkKind, actor_id: string, reason: string): Promise<number> =>
    run(
      tx,
      `insert into candidate_remark (project_id, query_id, candidate, kind, actor_id, reason)
       values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6)
       on conflict (project_id, query_id, candidate, kind, actor_id) do update
         set reason = excluded.reason, at = now(), resolved_at = null, resolved_by = null`,
      project_id,
      key.query,
      key.candidate,
      kind,
      actor_id,
      reason,
    ),

  /**
   * Open flags, and why candidates that still wait for a decision were put aside; the newest 200. Of the latest version
   * of one query, or of all.
   */
  open: (query_id: string | null): Promise<CandidateRemark[]> =>
    query(
      tx,
      Remark,
      `select r.query_id::text, q.external_id, r.candidate, c.position, r.kind, r.actor_id::text, u.name, r.reason, r.at
       from candidate_remark r
       join reference_candidate c using (project_id, query_id, candidate)
       join reference_query q on q.project_id = r.project_id and q.id = r.query_id
       join app_user u on u.id = r.actor_id
       where r.project_id = $1::uuid and q.latest and ($2::uuid is null or r.query_id = $2::uuid)
         and r.resolved_at is null and (r.kind = 'flag' or c.decision is null)
       order by r.at desc limit 200`,
      project_id,
      query_id,
    ),

  /** Gives 0 when there is no such open flag. */
  resolve: (key: CandidateKey, actor_id: string, by: string): Promise<number> =>
    run(
      tx,
      `update candidate_remark set resolved_at = now(), resolved_by = $5::uuid
       where project_id = $1::uuid and query_id = $2::uuid and candidate = $3 and kind = 'flag'
         and actor_id = $4::uuid and resolved_at is null`,
      project_id,
      key.query,
      key.candidate,
      actor_id,
      by,
    ),
});
