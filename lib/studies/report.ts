import { agreementReport } from "@/lib/annotations/agreement";
import { itemConsensus, type Adjudication } from "@/lib/annotations/adjudication";
import { byItem, type AnnotationRow, type ItemAnnotations } from "@/lib/annotations/ratings";
import type { LabelSchema } from "@/lib/annotations/schema";
import { studyFigures } from "./figures";
import type { StudyOutcome, StudyPlan, StudyReport } from "./schema";
import { tallyStudy, type StudyItem } from "./tally";

/** An item as stored: which samplers drew it, how the run ended, whether a flag is open. */
export interface StudyItemRow {
  item: number;
  arms: readonly string[];
  outcome: StudyOutcome;
  domain: string | null;
  flagged: boolean;
}

export interface StudyData {
  items: readonly StudyItemRow[];
  annotations: readonly AnnotationRow[];
  adjudications: readonly (Adjudication & { item: number })[];
}

/** The items of a study with the consensus of each question. */
export function studyItems(
  plan: StudyPlan,
  schema: LabelSchema,
  data: StudyData,
): (StudyItem & ItemAnnotations)[] {
  const rows = new Map(data.items.map((row) => [row.item, row]));
  const decisions = new Map<number, Adjudication[]>();
  for (const { item, ...decision } of data.adjudications)
    decisions.set(item, [...(decisions.get(item) ?? []), decision]);
  return byItem(data.annotations, [...rows.keys()]).flatMap((own) => {
    const row = rows.get(own.item);
    if (!row) return [];
    return [{ ...row, ...own, consensus: itemConsensus(schema, plan.k, own, decisions.get(own.item)) }];
  });
}

/**
 * The report of a study: informativeness per sampler, pairwise tests, strata, standardised rates, efficiency, reasons,
 * agreement, and what was left out and why. Annotations of items that are not listed are ignored.
 */
export function studyReport(plan: StudyPlan, schema: LabelSchema, data: StudyData): StudyReport {
  const items = studyItems(plan, schema, data);
  const reasons =
    schema.questions.find(({ id }) => id === plan.reason)?.choices.map(({ value }) => value) ?? [];
  // Everybody's items once, as if one sampler had drawn them all.
  const whole = { ...plan, samplers: [{ sampler: "all", size: items.length }] };
  const [all] = tallyStudy(
    whole,
    items.map((item) => ({ ...item, arms: ["all"] })),
    [],
  ).samplers;
  return {
    ...studyFigures(plan, tallyStudy(plan, items, reasons)),
    items: items.length,
    labels: items.reduce((sum, { annotations }) => sum + annotations.length, 0),
    left_out: all!.left_out,
    overlapping: items.filter(({ arms }) => arms.length > 1).length,
    agreement: agreementReport(
      schema,
      plan.k,
      items.filter(({ flagged }) => !flagged),
    ),
  };
}
