import type { SummedAgreement } from "@/lib/annotations/agreement-sums";
import type { RaterMatrix } from "@/lib/annotations/rater-patterns";
import { fitModels, fitSettings, type FittedVotes, type VoteModels } from "@/lib/annotations/vote-models";
import type { QueueFigures } from "./figures";

/** The models of one question of a queue, over all its items. */
export interface QuestionModels {
  question: string;
  /** Null when the matrix has more different rows than are kept: nothing is fitted then. */
  matrix: RaterMatrix | null;
  fitted: FittedVotes | null;
}

export const modelsOf = (sums: readonly SummedAgreement[]): QuestionModels[] =>
  sums
    .filter(({ agreement }) => agreement.subset === null)
    .map(({ agreement: { question, categories }, raters, patterns }) => {
      const matrix = patterns && { categories, raters, patterns };
      return { question, matrix, fitted: matrix && fitModels(matrix) };
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
