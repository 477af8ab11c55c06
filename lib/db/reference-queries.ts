import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { z } from "zod";
import { AuditEvent, AuditReason } from "@/lib/references/audit";
import type { QueryFilter } from "@/lib/references/query-filter";
import { Tally } from "@/lib/references/precision";
import { AuditDecision, Branch, CandidateSource, ReferenceQuery } from "@/lib/references/schema";
import { query, type Scope } from "./client";

const QueryRow = z.object({
  id: z.string(),
  external_id: z.string(),
  split: z.string().nullable(),
  domain: z.string().nullable(),
  language: z.string().nullable(),
  preview: z.string(),
  version: z.number(),
});
export type QueryRow = z.infer<typeof QueryRow>;

const queryColumns = `q.id::text, q.external_id, q.split, q.domain, q.language, q.preview, q.version`;

const ListedQuery = QueryRow.extend({
  candidates: z.number(),
  kept: z.number(),
  rejected: z.number(),
  unsure: z.number(),
  open: z.number(),
});
export type ListedQuery = z.infer<typeof ListedQuery>;

const CandidateRow = z.object({
  candidate: z.string(),
  position: z.number(),
  branch: Branch,
  source: CandidateSource,
  decision: AuditDecision.nullable(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

export const DecisionRow = z.object({
  candidate: z.string(),
  version: z.number(),
  decision: AuditEvent,
  reason: AuditReason.nullable(),
  note: z.string(),
  actor_id: z.string(),
  actor_name: z.string().nullable(),
  at: z.date(),
});
export type DecisionRow = z.infer<typeof DecisionRow>;

export interface ListFilter extends QueryFilter {
  state: "open" | "unsure" | "done" | null;
}

/** A branch filter finds what passed that filter, whether or not the other one passed too. */
export const branchesOf = (branch: QueryFilter["branch"]): Branch[] | null =>
  branch === null ? null : branch === "consistency" || branch === "utility" ? [branch, "both"] : [branch];

/** Bodies are gzip JSON, written by our own reader; they are parsed again because their shape may grow. */
export const openBody = async (body: Uint8Array): Promise<ReferenceQuery> =>
  ReferenceQuery.parse(JSON.parse((await promisify(gunzip)(body)).toString("utf8")));

/** Queries with their references and candidates; only the latest version of each is audited. */
export const referenceQueries = ({ tx, project_id }: Scope) => ({
  /** 100 at a time, oldest first; `after` is the id of the last one seen. */
  async list(
    { split, domain, branch, state }: ListFilter,
    after: string | null,
  ): Promise<{ queries: ListedQuery[]; more: boolean }> {
    const rows = await query(
      tx,
      ListedQuery,
      `select ${queryColumns}, n.* from reference_query q cross join lateral (
         select count(*)::int as candidates,
           count(*) filter (where c.decision = 'keep')::int as kept,
           count(*) filter (where c.decision = 'reject')::int as rejected,
           count(*) filter (where c.decision = 'unsure')::int as unsure,
           count(*) filter (where c.decision is null and c.branch <> 'none')::int as open
         from reference_candidate c
         where c.project_id = q.project_id and c.query_id = q.id and ($5::text[] is null or c.branch = any($5))) n
       where q.project_id = $1::uuid and q.latest and ($2::uuid is null or q.id > $2::uuid)
         and ($3::text is null or q.split = $3) and ($4::text is null or q.domain = $4)
         and ($5::text[] is null or n.candidates > 0)
         and case $6::text when 'open' then n.open > 0 when 'unsure' then n.unsure > 0
           when 'done' then n.open = 0 and n.unsure = 0 else true end
       order by q.id limit 101`,
      project_id,
      after,
      split,
      domain,
      branchesOf(branch),
      state,
    );
    return { queries: rows.slice(0, 100), more: rows.length > 100 };
  },

  /** How many queries there are, and the splits and domains that occur. */
  async facets(): Promise<{ queries: number; splits: string[]; domains: string[] }> {
    const rows = await query(
      tx,
      z.object({
        queries: z.number(),
        splits: z.array(z.string()).nullable(),
        domains: z.array(z.string()).nullable(),
      }),
      `select count(*)::int as queries, array_agg(distinct split) filter (where split is not null) as splits,
         array_agg(distinct domain) filter (where domain is not null) as domains
       from reference_query where project_id = $1::uuid and latest`,
      project_id,
    );
    const { queries, splits, domains } = rows[0]!;
    return { queries, splits: splits ?? [], domains: domains ?? [] };
  },

  async byId(id: string): Promise<{ row: QueryRow; body: ReferenceQuery } | null> {
    const rows = await query(
      tx,
      QueryRow.extend({ body: z.instanceof(Uint8Array) }),
      `select ${queryColumns}, q.body from reference_query q where q.project_id = $1::uuid and q.id = $2::uuid`,
      project_id,
      id,
    );
    if (!rows[0]) return null;
    const { body, ...row } = rows[0];
    return { row, body: await openBody(body) };
  },

  /** The candidates of a query in their order, each with the decision in force. */
  candidates: (query_id: string): Promise<CandidateRow[]> =>
    query(
      tx,
      CandidateRow,
      `select candidate, position, branch, source, decision from reference_candidate
       where project_id = $1::uuid and query_id = $2::uuid order by position`,
      project_id,
      query_id,
    ),

  /** Everything that was ever decided about a query's candidates, or about one of them, oldest first. */
  history: (query_id: string, candidate: string | null = null): Promise<DecisionRow[]> =>
    query(
      tx,
      DecisionRow,
      `select d.candidate, d.version, d.decision, d.reason, d.note, d.actor_id::text, u.name as actor_name, d.at
       from audit_decision d left join app_user u on u.id = d.actor_id
       where d.project_id = $1::uuid and d.query_id = $2::uuid and ($3::text is null or d.candidate = $3)
       order by d.candidate, d.version`,
      project_id,
      query_id,
      candidate,
    ),

  /** Candidates of the latest queries by branch and decision, and the number of those queries. */
  async tallies(split: string | null): Promise<{ queries: number; tallies: Tally[] }> {
    const tallies = await query(
      tx,
      Tally,
      `select c.branch, c.decision, count(*)::int as candidates
       from reference_candidate c join reference_query q on q.project_id = c.project_id and q.id = c.query_id
       where c.project_id = $1::uuid and q.latest and ($2::text is null or q.split = $2)
       group by c.branch, c.decision`,
      project_id,
      split,
    );
    const rows = await query(
      tx,
      z.object({ queries: z.number() }),
      `select count(*)::int as queries from reference_query
       where project_id = $1::uuid and latest and ($2::text is null or split = $2)`,
      project_id,
      split,
    );
    return { queries: rows[0]!.queries, tallies };
  },
});
