import { z } from "zod";
import { QuestionAgreement } from "@/lib/annotations/agreement-schema";

const count = z.number().int().nonnegative();
const figure = z.number().nullable();
const Interval = z.tuple([figure, figure]);
/** How a run ended, as far as anybody said. */
export const StudyOutcome = z.enum(["failed", "success", "unknown"]);
export type StudyOutcome = z.infer<typeof StudyOutcome>;

/**
 * What a study is for and how its labels will be analysed, written down before the first label. Without it a finding
 * can be no more than a hint.
 */
export const Protocol = z.object({
  /** What is asked, and what would count as an answer. */
  question: z.string().trim().max(4000),
  /** The comparison that the study is about; the others are looked at beside it. */
  primary: z.object({ a: z.string(), b: z.string() }).nullable().default(null),
  alpha: z.number().gt(0).lt(1).default(0.05),
  adjust: z.enum(["holm", "bh"]).default("holm"),
  /** When labelling ends, and what is done about items that stay open. */
  stopping: z.string().trim().max(4000).default(""),
});
export type Protocol = z.infer<typeof Protocol>;

/**
 * What is fixed before a study starts, and enough to draw and deal it again: samplers with budgets, seed, ratings per
 * item, label schema. `focus` is the answer whose share is measured, `reason` the question whose answers are broken
 * down among the items that have it. A study is blind: hints stay off.
 */
export const StudyPlan = z
  .object({
    name: z.string().trim().min(1).max(200),
    /** Restricts the pool to one domain; null takes all. */
    domain: z.string().nullable().default(null),
    samplers: z.array(z.object({ sampler: z.string(), size: z.number().int().min(1).max(100_000) })).min(1),
    /** Sampler that rates are standardised to and gains are measured against, when it takes part. */
    reference: z.string().default("random"),
    seed: z.string().min(1).max(200),
    k: z.number().int().min(1).max(25).default(3),
    label_schema: z.object({ id: z.string(), version: z.number().int().min(1) }),
    focus: z
      .object({ question: z.string(), value: z.string() })
      .default({ question: "informative", value: "yes" }),
    reason: z.string().nullable().default("reason"),
    lease_minutes: z.number().int().min(1).max(1440).default(30),
    undo_minutes: z.number().int().min(0).max(1440).default(5),
    hints: z.literal(false).default(false),
    /** The most labels that the study may ask for; null for no limit. */
    budget: z.number().int().min(1).nullable().default(null),
    protocol: Protocol.nullable().default(null),
  })
  .refine(({ samplers }) => new Set(samplers.map((one) => one.sampler)).size === samplers.length, {
    message: "Each sampler can be listed once.",
    path: ["samplers"],
  });
export type StudyPlan = z.infer<typeof StudyPlan>;

/** Items that have no say in a rate: an open flag, ratings still missing, or all in without a majority. */
export const LeftOutItems = z.object({ flagged: count, pending: count, no_majority: count });
export type LeftOutItems = z.infer<typeof LeftOutItems>;

/** Informative items k of n with exact limits. */
export const Rate = z.object({ n: count, informative: count, rate: figure, ci95: Interval });
export type Rate = z.infer<typeof Rate>;

export const Stratum = Rate.extend({ sampler: z.string(), stratum: z.string().nullable() });
export type Stratum = z.infer<typeof Stratum>;

export const Standardised = z.object({
  sampler: z.string(),
  rate: figure,
  crude: figure,
  se_binomial: figure,
  ci95_normal: Interval,
  ci95_fay_feuer: Interval,
  /** Why there is no rate: the reference takes no part or has no known outcome, or a stratum it has is empty here. */
  reason: z.enum(["no_reference", "no_reference_outcomes", "empty_stratum"]).nullable(),
  /** Counted items of unknown outcome, which belong to neither stratum. */
  unknown_outcome: count,
});
export type Standardised = z.infer<typeof Standardised>;

export const Comparison = z.object({
  a: z.string(),
  b: z.string(),
  difference: figure,
  difference_ci95: Interval,
  odds_ratio: figure,
  odds_ratio_ci95: Interval,
  p_fisher: figure,
  p_holm: figure,
  p_bh: figure,
  /** Chance of a p of at most 0.05 if the observed rates were the true ones; null for samples above 2,000. */
  power: figure,
  /** Items that count for both samplers: the test takes the samples as independent. */
  shared: count,
});
export type Comparison = z.infer<typeof Comparison>;

export const SamplerEfficiency = z.object({
  sampler: z.string(),
  labels_per_informative: figure,
  labels_per_informative_ci95: Interval,
  /** Ratio to the reference sampler's rate; null for the reference itself and where there is none. */
  gain: figure,
  gain_ci95: Interval,
});
export type SamplerEfficiency = z.infer<typeof SamplerEfficiency>;

export const Reasons = z.object({
  sampler: z.string(),
  /** Informative items. */
  n: count,
  counts: z.array(z.object({ value: z.string(), items: count })),
  /** Informative items whose reason has no consensus. */
  without: count,
});
export type Reasons = z.infer<typeof Reasons>;

export const SamplerRate = Rate.extend({
  sampler: z.string(),
  size: count,
  drawn: count,
  left_out: LeftOutItems,
  failed_share: figure,
});
export type SamplerRate = z.infer<typeof SamplerRate>;

/** The figures of a study that come from consensus counts. */
export const StudyFigures = z.object({
  samplers: z.array(SamplerRate),
  comparisons: z.array(Comparison),
  by_outcome: z.array(Stratum),
  by_domain: z.array(Stratum),
  /** Shares of failed and successful runs in the reference sample, the weights of the standardised rates. */
  outcome_mix: z.object({ failed: z.number(), success: z.number() }).nullable(),
  standardised: z.array(Standardised),
  efficiency: z.array(SamplerEfficiency),
  reasons: z.array(Reasons),
});
export type StudyFigures = z.infer<typeof StudyFigures>;

/** What the report of a study says. Nothing in it is rounded; what can't be computed is null. */
export const StudyReport = StudyFigures.extend({
  /** Items of the study and labels given on them. */
  items: count,
  labels: count,
  /** Items left out of the rates, each once even when several samplers drew it. */
  left_out: LeftOutItems,
  /** Items that more than one sampler drew; they count for each. */
  overlapping: count,
  /** Per question, on all items without an open flag and on the question's recorded subset. */
  agreement: z.array(QuestionAgreement),
});
export type StudyReport = z.infer<typeof StudyReport>;

/** Parts of a report that are withheld from whoever may have to adjudicate, because they would tell of sealed items. */
export const WithheldPart = z.enum(["all", "by_outcome", "by_domain"]);
export type WithheldPart = z.infer<typeof WithheldPart>;
