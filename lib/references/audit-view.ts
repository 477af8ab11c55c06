import { inForce, type AuditEvent, type AuditReason } from "./audit";
import type { AuditDecision, Branch, CandidateSource, JudgeVerdict, ReferenceQuery } from "./schema";

/** One entry of a candidate's history as it is stored. */
export interface HistoryEntry {
  candidate: string;
  version: number;
  decision: AuditEvent;
  reason: AuditReason | null;
  note: string;
  actor_id: string;
  actor_name: string | null;
  at: Date;
}

/** What a blind auditor must not know before deciding: what the filters and earlier audits said. */
export interface Revealed {
  branch: Branch;
  verdicts: JudgeVerdict[];
  source_audit: unknown;
}

export interface CandidateView {
  /** Key within the query. */
  candidate: string;
  /** Its place, from 1. */
  number: number;
  text: string;
  source: CandidateSource;
  /** The version that the next decision follows; 0 when there is none. */
  version: number;
  /** The decision in force, hidden with the rest from whoever owes a second opinion. */
  decision: (Omit<HistoryEntry, "candidate" | "decision"> & { decision: AuditDecision }) | null;
  revealed: Revealed | null;
}

export interface QueryView {
  external_id: string;
  split: string | null;
  domain: string | null;
  language: string | null;
  query: string;
  context: ReferenceQuery["context"];
  ticket_summary: string | null;
  /** What was really answered, and what people wrote; references that a filter added would tell its verdict. */
  references: { id: string; text: string; source: "logged" | "human" }[];
}

/** A query as every auditor may see it. */
export const queryView = (body: ReferenceQuery): QueryView => ({
  external_id: body.external_id,
  split: body.split,
  domain: body.domain,
  language: body.language,
  query: body.query,
  context: body.context,
  ticket_summary: body.ticket_summary,
  references: body.references.flatMap(({ id, text, source }) =>
    source === "logged" || source === "human" ? [{ id, text, source }] : [],
  ),
});

/**
 * A candidate as this person may see it. Verdicts, branch, an audit that came with the file and the decision itself are
 * absent until somebody kept or rejected it; of an unsure one they are shown to who said so, not to the second auditor.
 *
 * @param history of this candidate, oldest first
 */
export function candidateView(
  body: ReferenceQuery,
  { candidate, position }: { candidate: string; position: number },
  history: readonly HistoryEntry[],
  person: string | null,
): CandidateView {
  const { text, source, branch, verdicts, source_audit } = body.candidates[position]!;
  const standing = inForce(history);
  const open = standing !== null && (standing.decision !== "unsure" || standing.actor_id === person);
  return {
    candidate,
    number: position + 1,
    text,
    source,
    version: history.at(-1)?.version ?? 0,
    decision: open
      ? {
          version: standing.version,
          decision: standing.decision,
          reason: standing.reason,
          note: standing.note,
          actor_id: standing.actor_id,
          actor_name: standing.actor_name,
          at: standing.at,
        }
      : null,
    revealed: open ? { branch, verdicts, source_audit } : null,
  };
}
