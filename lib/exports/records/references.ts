import { inForce } from "@/lib/references/audit";
import type { HistoryEntry } from "@/lib/references/audit-view";
import { cleanedSet } from "@/lib/references/cleaned-set";
import type { ReferenceQuery } from "@/lib/references/schema";
import { column, type Column } from "../column";
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

const { text, integer, json, moment } = column;

const queryColumns: readonly Column[] = [
  text("query_id", "the query"),
  text("external_id", "the id that its source gives it"),
  integer("query_version", "its version: the same id with other content is a new one"),
  text("split", "its split; a ticket never crosses splits"),
  text("domain", "its domain"),
  text("language", "its language"),
  text("query", "what the customer asked"),
];

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

export const referenceColumns: readonly Column[] = [
  ...queryColumns,
  text("kind", "reference: logged; candidate: proposed, with what the audit said"),
  text("id", "its id within the query"),
  text("text", "the answer"),
  text("source", "where it comes from"),
  text("branch", "which filter passed the candidate: consistency, utility or both"),
  json("verdicts", "what the judges said"),
  text("decision", "what the audit decided; empty for references and undecided candidates"),
  text("reason", "why"),
  text("note", "what the auditor wrote"),
  text("auditor", "who, as a pseudonym"),
  moment("decided_at", "when"),
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

export const cleanedColumns: readonly Column[] = [
  ...queryColumns,
  json("context", "the dialogue before it"),
  text("ticket_summary", "the summary of its ticket"),
  json("references", "the audited set: the logged reference and the candidates that were kept"),
  json("left_out", "candidates that were not kept, and why"),
];
