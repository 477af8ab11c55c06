import type { AuditDecision, Branch, ReferenceQuery } from "./schema";

/** A reference of the cleaned set and where it came from. */
export interface CleanedReference {
  id: string;
  text: string;
  /** `logged`: what was really answered; `human`: written by a person; `candidate`: kept by the audit. */
  origin: "logged" | "human" | "candidate";
  /** Only of candidates. */
  branch: Branch | null;
}

/** Something that is not in the cleaned set, and why. */
export interface LeftOut {
  id: string;
  origin: "reference" | "candidate";
  why: "duplicate" | "rejected" | "unsure" | "undecided" | "not_audited";
  /** Of a duplicate: the id of the reference that says the same. */
  same_as: string | null;
}

export interface CleanedSet {
  references: CleanedReference[];
  left_out: LeftOut[];
}

/** Two texts are the same reference when they are equal after Unicode NFC and with every run of white space as one. */
export const sameText = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/**
 * The audited reference set of a query: its logged and human references and the candidates that a person kept, each
 * text once. References that a filter had added to the file without an audit count only through their candidate.
 *
 * @param decisions the decision in force of each candidate, in the order of `query.candidates`; null: none
 */
export function cleanedSet(
  query: Pick<ReferenceQuery, "references" | "candidates">,
  decisions: readonly (AuditDecision | null)[],
): CleanedSet {
  const references: CleanedReference[] = [];
  const left_out: LeftOut[] = [];
  const seen = new Map<string, string>();
  const add = (reference: CleanedReference, origin: LeftOut["origin"]) => {
    const key = sameText(reference.text);
    const same_as = seen.get(key);
    if (same_as !== undefined) {
      left_out.push({ id: reference.id, origin, why: "duplicate", same_as });
      return;
    }
    seen.set(key, reference.id);
    references.push(reference);
  };
  for (const { id, text, source } of query.references) {
    if (source === "logged" || source === "human")
      add({ id, text, origin: source, branch: null }, "reference");
    else left_out.push({ id, origin: "reference", why: "not_audited", same_as: null });
  }
  query.candidates.forEach(({ id, text, branch }, position) => {
    const decision = decisions[position] ?? null;
    if (decision === "keep") add({ id, text, origin: "candidate", branch }, "candidate");
    else left_out.push({ id, origin: "candidate", why: whyNot(decision), same_as: null });
  });
  return { references, left_out };
}

const whyNot = (decision: "reject" | "unsure" | null): LeftOut["why"] =>
  decision === "reject" ? "rejected" : (decision ?? "undecided");
