import type { ProjectDb } from "@/lib/db";
import type { CandidateKey } from "@/lib/db/audits";
import { candidateView, queryView, type CandidateView, type QueryView } from "@/lib/references/audit-view";

/** Minutes that an auditor has a candidate to themselves. */
export const leaseMinutes = 30;

export interface AuditItem {
  query_id: string;
  query: QueryView;
  candidate: CandidateView;
  /** What is in the query's set already: candidates that people kept. */
  kept: { number: number; text: string }[];
}

/** A candidate with everything around it that its auditor may see. */
export async function auditItem(
  db: ProjectDb,
  key: CandidateKey,
  person: string | null,
): Promise<AuditItem | null> {
  const found = await db.referenceQueries.byId(key.query);
  if (!found) return null;
  const candidates = await db.referenceQueries.candidates(key.query);
  const row = candidates.find(({ candidate }) => candidate === key.candidate);
  if (!row) return null;
  const history = await db.referenceQueries.history(key.query, key.candidate);
  return {
    query_id: key.query,
    query: queryView(found.body),
    candidate: candidateView(found.body, row, history, person),
    kept: candidates
      .filter(({ decision, candidate }) => decision === "keep" && candidate !== key.candidate)
      .map(({ position }) => ({ number: position + 1, text: found.body.candidates[position]!.text })),
  };
}
