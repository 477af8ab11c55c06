import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { RaterPattern } from "@/lib/annotations/rater-patterns";
import type { Subset } from "@/lib/annotations/schema";
import { fitSettings, type FittedVotes, type VoteModels } from "@/lib/annotations/vote-models";
import type { CountPattern } from "@/lib/statistics/rating-counts";
import type { StudyPlan, StudyReport } from "@/lib/studies/schema";
import type { QueueFigures, RowCounts } from "./figures";

interface AgreementEntry {
  queue_id: string;
  queue: string;
  label_schema: string;
  label_schema_version: number;
  k: number;
  /** The rule that chose the items, in words. */
  items: string;
  raters: string[];
  figures: QuestionAgreement;
  /** How many ratings each declared category got, in their order; like items counted together. */
  counts: CountPattern[];
  /** What `assay stats agreement.multi` takes: the exact matrix; null where it is longer than the rows. */
  input: { categories: string[]; weights: string; patterns: RaterPattern[] } | null;
}

/** Rows of a matrix in the file; with more of them the table of labels is the shorter form. */
const mostRows = 5000;

/** The words of a subset's rule. */
export const subsetWords = (subset: Subset | null): string =>
  subset === null
    ? "all items of the queue that somebody rated"
    : subset.rule === "unanimous"
      ? `items on which all wanted labels are in and every one answers ${subset.question} with ${subset.value}`
      : `items on which the majority answers ${subset.question} with ${subset.value}`;

/** Every agreement statistic with its raters, its rule, its n, its categories and the exact matrix. */
export const agreementFile = (
  queues: readonly QueueFigures[],
): { schema: "assay-agreement/1"; figures: AgreementEntry[] } => ({
  schema: "assay-agreement/1",
  figures: queues.flatMap(({ queue, agreement }) =>
    agreement.map(({ agreement: figures, raters, counts, patterns }) => ({
      queue_id: queue.queue_id,
      queue: queue.queue,
      label_schema: queue.label_schema,
      label_schema_version: queue.label_schema_version,
      k: queue.k,
      items: subsetWords(figures.subset),
      raters,
      figures,
      counts,
      input:
        patterns && patterns.length <= mostRows
          ? { categories: figures.categories, weights: figures.weights, patterns }
          : null,
    })),
  ),
});

interface ModelsEntry {
  queue_id: string;
  queue: string;
  label_schema: string;
  label_schema_version: number;
  question: string;
  categories: string[];
  /** What stands against the models, or against believing them. */
  warnings: (FittedVotes["warnings"][number] | { code: "too_many_patterns" })[];
  raters: VoteModels["raters"];
  dawid_skene: ((typeof fitSettings)["dawid_skene"] & VoteModels["dawid_skene"]) | null;
  mace: ((typeof fitSettings)["mace"] & VoteModels["mace"]) | null;
}

/** The models of rater error, with what they found out about each person, whether they settled, and how far to trust them. */
export const modelsFile = (
  queues: readonly QueueFigures[],
): { schema: "assay-vote-models/1"; models: ModelsEntry[] } => ({
  schema: "assay-vote-models/1",
  models: queues.flatMap(({ queue, agreement, models }) =>
    models.map(({ question, fitted }) => ({
      queue_id: queue.queue_id,
      queue: queue.queue,
      label_schema: queue.label_schema,
      label_schema_version: queue.label_schema_version,
      question,
      categories: agreement.find((one) => one.agreement.question === question)!.agreement.categories,
      warnings: fitted?.warnings ?? [{ code: "too_many_patterns" }],
      raters: fitted?.models?.raters ?? [],
      dawid_skene: fitted?.models ? { ...fitSettings.dawid_skene, ...fitted.models.dawid_skene } : null,
      mace: fitted?.models ? { ...fitSettings.mace, ...fitted.models.mace } : null,
    })),
  ),
});

interface ReportEntry {
  study_id: string;
  study: string | null;
  queue_id: string;
  pool_hash: string | null;
  pool_size: number | null;
  plan: StudyPlan;
  report: StudyReport | null;
  /** Why there is no report; null when there is one. */
  why: string | null;
}

const why: Record<NonNullable<QueueFigures["no_report"]>, string> = {
  no_study: "the queue belongs to no study",
  open_study: "the study is still open: which sampler drew what is sealed until it is closed",
  part_of_the_items: "the export holds a part of the study's items only",
};

/** The report of each study. */
export const reportsFile = (
  queues: readonly QueueFigures[],
): { schema: "assay-reports/1"; reports: ReportEntry[] } => ({
  schema: "assay-reports/1",
  reports: queues.flatMap(({ queue, report, no_report }) =>
    queue.plan && queue.study_id
      ? [
          {
            study_id: queue.study_id,
            study: queue.study,
            queue_id: queue.queue_id,
            pool_hash: queue.pool_hash,
            pool_size: queue.pool_size,
            plan: queue.plan,
            report,
            why: no_report && why[no_report],
          },
        ]
      : [],
  ),
});

/** A total and the parts that have to add up to it. */
interface Balance {
  of: string;
  total: number;
  parts: Record<string, number>;
  adds_up: boolean;
}

const balance = (of: string, total: number, parts: Record<string, number>): Balance => ({
  of,
  total,
  parts,
  adds_up: Object.values(parts).reduce((sum, n) => sum + n, 0) === total,
});

/** What must add up: items by state, labels by person, labels wanted, and each table over its queues. */
export function reconciliationFile(
  queues: readonly QueueFigures[],
  rows: RowCounts,
): { schema: "assay-reconciliation/1"; balances: Balance[] } {
  const perQueue = (of: (figures: QueueFigures) => number): Record<string, number> =>
    Object.fromEntries(queues.map((figures) => [figures.queue.queue_id, of(figures)]));
  return {
    schema: "assay-reconciliation/1",
    balances: [
      balance(
        "rows of items, by queue",
        rows.items,
        perQueue(({ items }) => items),
      ),
      balance(
        "rows of labels, by queue",
        rows.labels,
        perQueue(({ labels }) => labels),
      ),
      balance(
        "rows of votes, by queue",
        rows.votes,
        perQueue(({ items, queue }) => items * queue.schema.questions.length),
      ),
      balance(
        "rows of posteriors, by queue",
        rows.posteriors,
        perQueue(({ items, queue }) => items * queue.schema.questions.length),
      ),
      ...queues.flatMap(({ queue, items, labels, open, by_annotator, by_labels, states }) => [
        balance(
          `items of queue ${queue.queue_id}, by labels given`,
          items,
          Object.fromEntries(by_labels.map((one) => [one.labels, one.items])),
        ),
        balance(
          `labels of queue ${queue.queue_id}, by annotator`,
          labels,
          Object.fromEntries(by_annotator.map((one) => [one.annotator, one.labels])),
        ),
        balance(`labels wanted in queue ${queue.queue_id}: ${queue.k} for each item`, items * queue.k, {
          given: labels,
          open,
        }),
        ...states.map((one) =>
          balance(`items of queue ${queue.queue_id}, by state of ${one.question}`, items, one.states),
        ),
      ]),
    ],
  };
}
