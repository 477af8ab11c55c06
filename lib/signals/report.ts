import { z } from "zod";
import { Category, Layer, SignalType, categoriesOf, leafOf } from "./schema";

/** Why a hit fired. `range` is in UTF-16 units of the text of the hit's row (a step's text in a trajectory). */
export const Explain = z.object({
  rule: z.string(),
  matched: z.string(),
  range: z.tuple([z.number().int(), z.number().int()]).nullable(),
  similarity: z.number().optional(),
  threshold: z.number().optional(),
  call: z
    .object({ name: z.string(), message_index: z.number().int(), step: z.number().int().optional() })
    .optional(),
});
export type Explain = z.infer<typeof Explain>;

export const Signal = z.object({
  signal_type: SignalType,
  /** Index of the source message; several steps of a trajectory may share it, hence `step`. */
  message_index: z.number().int(),
  /** The step's `i`, when the conversation was made from a trajectory. */
  step: z.number().int().optional(),
  snippet: z.string(),
  confidence: z.number().min(0).max(1),
  metadata: z.looseObject({ explain: Explain }),
});
export type Signal = z.infer<typeof Signal>;

/** 0 = none, 1 = mild (1–2 hits), 2 = moderate (3–4), 3 = severe (5 and more). */
export const Severity = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Severity = z.infer<typeof Severity>;

export const Group = z.object({
  category: Category,
  count: z.number().int(),
  severity: Severity,
  signals: z.array(Signal),
});
export type Group = z.infer<typeof Group>;

export const TurnMetrics = z.object({
  /** Equals `user_turns`; kept because published reports have both. */
  total_turns: z.number().int(),
  user_turns: z.number().int(),
  assistant_turns: z.number().int(),
  is_dragging: z.boolean(),
  efficiency_score: z.number(),
});
export type TurnMetrics = z.infer<typeof TurnMetrics>;

export const Quality = z.enum(["excellent", "good", "neutral", "poor", "severe"]);
export type Quality = z.infer<typeof Quality>;

export const Profile = z.enum(["default", "reference"]);
export type Profile = z.infer<typeof Profile>;

export const ReportWarning = z.object({
  code: z.enum(["unknown_language", "unreadable_row", "unknown_role"]),
  /** Source message indexes the warning is about, at most 20 of them. */
  messages: z.array(z.number().int()),
  detail: z.string(),
});
export type ReportWarning = z.infer<typeof ReportWarning>;

/** What the rules found in one conversation. Neither a reward nor a verdict of correctness. */
export const Report = z.object({
  engine: z.string(),
  profile: Profile,
  interaction_signals: z.object({
    misalignment: Group,
    stagnation: Group,
    disengagement: Group,
    satisfaction: Group,
  }),
  execution_signals: z.object({ failure: Group, loops: Group }),
  environment_signals: z.object({ exhaustion: Group }),
  turn_metrics: TurnMetrics,
  overall_quality: Quality,
  /** A product figure from 0 to 100; never used for sampling. */
  quality_score: z.number(),
  /** The published "concerning" test: poor or severe, or any disengagement, failure or loop, or stagnation above 2. */
  flagged: z.boolean(),
  summary: z.string(),
  warnings: z.array(ReportWarning),
});
export type Report = z.infer<typeof Report>;

/** The seven groups of a report in report order. */
export function groupsOf(report: Report): Group[] {
  const { interaction_signals: i, execution_signals: x, environment_signals: e } = report;
  return [i.misalignment, i.stagnation, i.disengagement, i.satisfaction, x.failure, x.loops, e.exhaustion];
}

/** Every hit of a report: by category in report order, within a category in the order found. */
export const signalsOf = (report: Report): Signal[] => groupsOf(report).flatMap((group) => group.signals);

/** The ids (0–24) of the leaves that fired, ascending, each once. */
export const leafIds = (report: Report): number[] =>
  [...new Set(signalsOf(report).map((signal) => leafOf(signal.signal_type).id))].sort((a, b) => a - b);

/** The layers with at least one hit, in report order. */
export const layersHit = (report: Report): Layer[] =>
  Layer.options.filter((layer) =>
    groupsOf(report).some(
      (group) => group.count > 0 && (categoriesOf[layer] as readonly Category[]).includes(group.category),
    ),
  );

/** One line of `assay signals`. */
export const ReportLine = z.object({
  id: z.string(),
  signals: z.array(Signal),
  groups: z.record(Category, z.object({ count: z.number().int(), severity: Severity })),
  turn_metrics: TurnMetrics,
  quality: z.object({ overall: Quality, score: z.number() }),
  summary: z.string(),
  profile: Profile,
  engine: z.string(),
  warnings: z.array(ReportWarning),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** The JSON line that the command prints for one conversation. */
export function reportLine(id: string, report: Report): ReportLine {
  const groups = Object.fromEntries(
    groupsOf(report).map(({ category, count, severity }) => [category, { count, severity }]),
  ) as ReportLine["groups"];
  return {
    id,
    signals: signalsOf(report),
    groups,
    turn_metrics: report.turn_metrics,
    quality: { overall: report.overall_quality, score: report.quality_score },
    summary: report.summary,
    profile: report.profile,
    engine: report.engine,
    warnings: report.warnings,
  };
}
