import { z } from "zod";
import { AuditDecision } from "./schema";

/** Why a candidate was rejected, or why the auditor can't say, in the order of their keys. */
export const auditReasons = [
  { value: "technically_wrong", text: "Technically wrong" },
  { value: "against_policy", text: "Against policy" },
  { value: "unsafe_for_data", text: "Unsafe for data" },
  { value: "needless_question", text: "Needless question" },
  { value: "off_the_query", text: "Off the query" },
  { value: "other", text: "Other" },
] as const;

export const AuditReason = z.enum(auditReasons.map(({ value }) => value));
export type AuditReason = z.infer<typeof AuditReason>;

/** One auditor's judgement of one candidate. To keep needs no reason; everything else does, and "other" says which. */
export const Judgement = z
  .object({
    decision: AuditDecision,
    reason: AuditReason.nullable().default(null),
    note: z.string().trim().max(4000).default(""),
  })
  .refine(({ decision, reason }) => decision === "keep" || reason !== null, {
    path: ["reason"],
    message: "Say why: choose a reason.",
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    message: "Say in the comment which other reason it is.",
  })
  // A reason that was chosen before the mind changed to "keep" would contradict it.
  .transform((judgement) => (judgement.decision === "keep" ? { ...judgement, reason: null } : judgement));
export type Judgement = z.infer<typeof Judgement>;

/** What a version of a candidate's history says; `withdrawn` undoes the one before. */
export const AuditEvent = z.enum([...AuditDecision.options, "withdrawn"]);
export type AuditEvent = z.infer<typeof AuditEvent>;

/**
 * The entry in force of a candidate's history, oldest first: the newest that wasn't withdrawn. A withdrawal takes back
 * one entry, so the one before it counts again.
 */
export function inForce<Entry extends { decision: AuditEvent }>(
  history: readonly Entry[],
): (Entry & { decision: AuditDecision }) | null {
  const standing: (Entry & { decision: AuditDecision })[] = [];
  for (const entry of history) {
    if (stands(entry)) standing.push(entry);
    else standing.pop();
  }
  return standing.at(-1) ?? null;
}

const stands = <Entry extends { decision: AuditEvent }>(
  entry: Entry,
): entry is Entry & { decision: AuditDecision } => entry.decision !== "withdrawn";
