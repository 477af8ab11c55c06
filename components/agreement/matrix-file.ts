import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";

/** The ratings that a figure comes from, item by item or, in very large queues, as like items with their number. */
export interface Matrix {
  /** Pseudonyms, in the order of the columns. */
  raters: string[];
  /** Numbers of the items, in the order of the rows. */
  items?: number[];
  ratings?: (string | null)[][];
  patterns?: { ratings: (string | null)[]; count: number }[];
}

/**
 * The exact ratings behind a figure, as the command `stats --jsonl` reads them: a line that gives the same coefficients
 * again. Rows are items, columns people, null where somebody did not rate the item. `about` says whose ratings they are,
 * which rule chose the items and what was left out; the command passes it over.
 */
export function matrixFile(agreement: QuestionAgreement, matrix: Matrix, queue: string): string {
  const { categories, weights, question, subset, n_considered, left_out, unknown_values } = agreement;
  const { raters, items, ratings, patterns } = matrix;
  return `${JSON.stringify({
    statistic: "agreement.multi",
    input: { ...(ratings ? { ratings } : { patterns }), categories, weights },
    about: { queue, question, subset, raters, items, n_considered, left_out, unknown_values },
  })}\n`;
}
