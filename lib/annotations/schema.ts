import { z } from "zod";

/** One choice of a question. `key` is the default keyboard key shown on the answer. */
export const Choice = z.object({
  value: z.string(),
  text: z.string(),
  key: z.string(),
  /** Family heading under which the choice stands, if the question has families. */
  family: z.string().optional(),
  help: z.string().optional(),
});
export type Choice = z.infer<typeof Choice>;

/**
 * Items chosen by how another question was answered, e.g. those on which everybody said yes. Recorded with a figure,
 * because agreement on a part of the items means little without the rule that chose them.
 */
export const Subset = z.object({
  question: z.string(),
  rule: z.enum(["unanimous", "majority"]),
  value: z.string(),
});
export type Subset = z.infer<typeof Subset>;

export const Question = z.object({
  id: z.string(),
  title: z.string(),
  /** Short qualifier beside the title, e.g. "exactly one". */
  note: z.string().optional(),
  hint: z.string().optional(),
  /** Shown where the choice is made, e.g. the priority rules of the reason question. */
  rule: z.object({ lead: z.string(), text: z.string() }).optional(),
  scale: z.enum(["nominal", "ordinal"]),
  layout: z.enum(["pair", "grid", "families"]),
  required: z.boolean(),
  /** Agreement on this question is also measured on these items alone, where the question applies to everybody. */
  subset: Subset.optional(),
  choices: z.array(Choice).min(2),
});
export type Question = z.infer<typeof Question>;

/** The questions of a queue. A queue refers to one id + version, which never change afterwards. */
export const LabelSchema = z.object({
  id: z.string(),
  version: z.number().int().min(1),
  title: z.string(),
  guidelines: z.string(),
  questions: z.array(Question).min(1),
});
export type LabelSchema = z.infer<typeof LabelSchema>;

/** Text as PostgreSQL can hold it: NUL becomes its visible sign, half of a surrogate pair the replacement sign. */
const storable = (text: string): string =>
  text.replaceAll("\u0000", "\u2400").replace(/\p{Surrogate}/gu, "\ufffd");

/** A marked step, or a span inside a step's text (UTF-16 offsets), attached to an annotation. */
export const Evidence = z.object({
  step: z.number().int().min(0),
  range: z.tuple([z.number().int().min(0), z.number().int().min(0)]).nullable(),
  quote: z.string().max(2000).transform(storable),
});
export type Evidence = z.infer<typeof Evidence>;

export const Confidence = z.enum(["low", "medium", "high"]);
export type Confidence = z.infer<typeof Confidence>;

/** What one person says of one item: a value per question id, with evidence. A draft may be incomplete. */
export const Draft = z.object({
  answers: z.record(z.string().max(100), z.string().max(100)),
  evidence: z.array(Evidence).max(200),
  comment: z.string().max(20_000).transform(storable),
  confidence: Confidence.nullable(),
});
export type Draft = z.infer<typeof Draft>;
