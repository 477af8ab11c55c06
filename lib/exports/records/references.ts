import { inForce } from "@/lib/references/audit";
import type { HistoryEntry } from "@/lib/references/audit-view";
import { cleanedSet } from "@/lib/references/cleaned-set";
import type { ReferenceQuery } from "@/lib/references/schema";
import type { ExportRecord } from "../writer";

/** A query with its candidates' keys in their order and everything that was decided about them. */
export interface ReferenceRow {
  query_id: string;
  version: number;
  body: ReferenceQuery;
  candidates: string[];
  history: HistoryEntry[];
}

const queryMembers = ({ query_id, version, body }: ReferenceRow) => ({
  query_id,
  external_id: body.external_id,
  query_version: version,
  split: body.split,
  domain: body.domain,
  language: body.language,
  query: body.query,
});

const queryColumns = ["query_id", "external_id", "query_version", "split", "domain", "language", "query"];

const decisionsOf = ({ candidates, history }: ReferenceRow) =>
  candidates.map((key) => inForce(history.filter(({ candidate }) => candidate === key)));

/** One row a reference and one a candidate: the set before the audit, with what the audit said. */
export function referenceRecords(row: ReferenceRow, nameOf: (person_id: string) => string): ExportRecord[] {
  const decisions = decisionsOf(row);
  const references = row.body.references.map(({ id, text, source }) =>
    Object.assign(queryMembers(row), {
      kind: "reference",
      id,
      text,
      source,
      branch: null,
      verdicts: null,
      decision: null,
      reason: null,
      note: null,
      auditor: null,
      decided_at: null,
    }),
  );
  const candidates = row.body.candidates.map(({ id, text, source, branch, verdicts }, position) => {
    const decision = decisions[position] ?? null;
    return Object.assign(queryMembers(row), {
      kind: "candidate",
      id,
      text,
      source,
      branch,
      verdicts: verdicts.map(({ judge, model, result, dimensions }) => ({
        judge,
        model,
        result,
        dimensions,
      })),
      decision: decision?.decision ?? null,
      reason: decision?.reason ?? null,
      note: decision?.note ?? null,
      auditor: decision ? nameOf(decision.actor_id) : null,
      decided_at: decision?.at.toISOString() ?? null,
    });
  });
  return [...references, ...candidates];
}

export const referenceColumns: readonly string[] = [
  ...queryColumns,
  "kind",
  "id",
  "text",
  "source",
  "branch",
  "verdicts",
  "decision",
  "reason",
  "note",
  "auditor",
  "decided_at",
];

/** One row a query: its audited reference set, and what was left out of it for which reason. */
export function cleanedRecord(row: ReferenceRow): ExportRecord {
  const { references, left_out } = cleanedSet(
    row.body,
    decisionsOf(row).map((entry) => entry?.decision ?? null),
  );
  return Object.assign(queryMembers(row), {
    context: row.body.context,
    ticket_summary: row.body.ticket_summary,
    references,
    left_out,
  });
}

export const cleanedColumns: readonly string[] = [
  ...queryColumns,
  "context",
  "ticket_summary",
  "references",
  "left_out",
];
