import { sumQuestions } from "@/lib/annotations/agreement-sums";
import { itemConsensus, type Adjudication } from "@/lib/annotations/adjudication";
import { byItem, type AnnotationRow, type ItemAnnotations } from "@/lib/annotations/ratings";
import type { LabelSchema } from "@/lib/annotations/schema";
import { studyFigures } from "./figures";
import type { StudyOutcome, StudyPlan, StudyReport } from "./schema";
import { addTallies, tallyStudy, type StudyItem } from "./tally";

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
 * The report of a study from items that come in parts: only counts are kept. Items with an open flag have no say.
 */
export function sumStudy(plan: StudyPlan, schema: LabelSchema) {
  const reasons =
    schema.questions.find(({ id }) => id === plan.reason)?.choices.map(({ value }) => value) ?? [];
  // Everybody's items once, as if one sampler had drawn them all.
  const whole = { ...plan, samplers: [{ sampler: "all", size: 1 }] };
  const agreement = sumQuestions(schema, plan.k);
  let tally = tallyStudy(plan, [], reasons);
  let all = tallyStudy(whole, [], []);
  let labels = 0;
  let overlapping = 0;
  return {
    add(items: readonly (StudyItem & ItemAnnotations)[]): void {
      tally = addTallies(tally, tallyStudy(plan, items, reasons));
      const once = items.map((item) => ({ ...item, arms: ["all"] }));
      all = addTallies(all, tallyStudy(whole, once, []));
      labels += items.reduce((sum, { annotations }) => sum + annotations.length, 0);
      overlapping += items.filter(({ arms }) => arms.length > 1).length;
      const counted = items.filter(({ flagged }) => !flagged);
      for (const sum of agreement) sum.add(counted);
    },

    report: (): StudyReport => ({
      ...studyFigures(plan, tally),
      items: all.samplers[0]!.drawn,
      labels,
      left_out: all.samplers[0]!.left_out,
      overlapping,
      agreement: agreement.map((sum) => sum.close().agreement),
    }),
  };
}

/**
 * The report of a study: informativeness per sampler, pairwise tests, strata, standardised rates, efficiency, reasons,
 * agreement, and what was left out and why. Annotations of items that are not listed are ignored.
 */
export function studyReport(plan: StudyPlan, schema: LabelSchema, data: StudyData): StudyReport {
  const sum = sumStudy(plan, schema);
  sum.add(studyItems(plan, schema, data));
  return sum.report();
}
