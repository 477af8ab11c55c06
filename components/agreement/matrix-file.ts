import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";

/**
 * The exact ratings behind a figure, as the command `stats` reads them: a line that gives the same coefficients again.
 * Rows are items, columns people, null where somebody did not rate the item.
 */
export function matrixFile(
  agreement: QuestionAgreement,
  ratings: readonly (readonly (string | null)[])[],
): string {
  const { categories, weights } = agreement;
  return `${JSON.stringify({ statistic: "agreement.multi", input: { ratings, categories, weights } })}\n`;
}
