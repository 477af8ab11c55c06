import type { SummedAgreement } from "@/lib/annotations/agreement-sums";
import type { RaterMatrix } from "@/lib/annotations/rater-patterns";
import { fitModels, type FittedVotes } from "@/lib/annotations/vote-models";

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
