import { z } from "zod";

/** The five dimensions of the consistency judge. */
export const consistencyDimensions = [
  "policy_and_process",
  "operation_guidance",
  "information_collection",
  "problem_clarification",
  "information_scope",
] as const;

/** One judge's output on a candidate, kept as it came beside the fields that the audit reads. */
export const JudgeVerdict = z.object({
  judge: z.enum(["consistency", "utility"]),
  model: z.string().nullable(),
  against_reference: z.string().nullable(),
  /** Consistent | Partially | Inconsistent, or Available | Unavailable. */
  result: z.string(),
  dimensions: z.record(z.string(), z.string()),
  raw: z.unknown(),
});
export type JudgeVerdict = z.infer<typeof JudgeVerdict>;

/** Which filter a candidate passed: the branch under which its precision is counted. */
export const Branch = z.enum(["consistency", "utility", "both", "none"]);
export type Branch = z.infer<typeof Branch>;

export const CandidateSource = z.enum(["offline_exploration", "online_adaptation", "other"]);
export type CandidateSource = z.infer<typeof CandidateSource>;

export const Reference = z.object({
  id: z.string(),
  text: z.string(),
  source: z.enum(["logged", "consistency", "utility", "human", "other"]),
  trajectory: z.string().nullable(),
});
export type Reference = z.infer<typeof Reference>;

export const Candidate = z.object({
  id: z.string(),
  text: z.string(),
  source: CandidateSource,
  generator: z.unknown(),
  verdicts: z.array(JudgeVerdict),
  branch: Branch,
  /** An audit that came with the file, as found; audits made here are kept apart. */
  source_audit: z.unknown(),
});
export type Candidate = z.infer<typeof Candidate>;

export const ContextMessage = z.object({ role: z.string(), text: z.string() });
export type ContextMessage = z.infer<typeof ContextMessage>;

/** One multi-reference item: a query in its context, the logged reference and the candidates to add. */
export const ReferenceQuery = z.object({
  schema: z.literal("multi-gt/0.1"),
  external_id: z.string(),
  split: z.string().nullable(),
  domain: z.string().nullable(),
  language: z.string().nullable(),
  query: z.string(),
  context: z.array(ContextMessage),
  /** Privileged: shown to auditors only. */
  ticket_summary: z.string().nullable(),
  references: z.array(Reference),
  candidates: z.array(Candidate),
  extra: z.record(z.string(), z.unknown()),
  warnings: z.array(
    z.object({ code: z.string(), pointer: z.string().nullable(), detail: z.string().optional() }),
  ),
});
export type ReferenceQuery = z.infer<typeof ReferenceQuery>;

export const AuditDecision = z.enum(["keep", "reject", "unsure"]);
export type AuditDecision = z.infer<typeof AuditDecision>;
