import type { CountPattern } from "@/lib/statistics/rating-counts";
import { agreementFrom } from "./agreement";
import type { LeftOut, QuestionAgreement } from "./agreement-schema";
import { mergePatterns, type RaterPattern } from "./rater-patterns";
import { countPatterns, questionRatings, type ItemAnnotations } from "./ratings";
import type { LabelSchema, Question, Subset } from "./schema";

export interface SummedAgreement {
  agreement: QuestionAgreement;
  raters: string[];
  /** Ratings of each category, like items counted together, in a fixed order. */
  counts: CountPattern[];
  /** The exact matrix in the same short form; null when it has more different rows than `mostPatterns`. */
  patterns: RaterPattern[] | null;
}

/** Different rows of a matrix that are kept; with more of them the rows themselves are the shorter form. */
export const mostPatterns = 20_000;

const inOrder = <T>(list: Iterable<[string, T]>): T[] =>
  [...list].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, one]) => one);

/**
 * Agreement on a question, optionally on a subset, from items that come in parts. Only counts are kept, so a million
 * items need no more memory than a hundred; the order of items doesn't matter.
 */
export function sumAgreement(schema: LabelSchema, question: Question, k: number, subset: Subset | null) {
  const start = questionRatings(schema, question, [], k, subset);
  const raters = new Set<string>();
  const counts = new Map<string, CountPattern>();
  const left = new Map<LeftOut["why"], number>();
  const rows = mergePatterns(mostPatterns);
  let considered = 0;
  let unknown = 0;
  return {
    add(items: readonly ItemAnnotations[]): void {
      const part = questionRatings(schema, question, items, k, subset);
      considered += part.n_considered;
      unknown += part.unknown_values;
      for (const { why, items: n } of part.left_out) left.set(why, (left.get(why) ?? 0) + n);
      for (const rater of part.raters) raters.add(rater);
      for (const pattern of countPatterns(part)) {
        const known = counts.get(pattern.counts.join());
        if (known) known.items += pattern.items;
        else counts.set(pattern.counts.join(), pattern);
      }
      rows.add(part.items);
    },

    close(): SummedAgreement {
      const all = [...raters].sort();
      const patterns = inOrder(counts);
      return {
        agreement: agreementFrom(
          {
            ...start,
            raters: all,
            n_considered: considered,
            // The same order as for items at once.
            left_out: (["no_rating", "single_rating", "outside_subset", "subset_pending"] as const).flatMap(
              (why) => (left.get(why) ? [{ why, items: left.get(why)! }] : []),
            ),
            unknown_values: unknown,
          },
          patterns,
        ),
        raters: all,
        counts: patterns,
        patterns: rows.close(all),
      };
    },
  };
}
export type AgreementSum = ReturnType<typeof sumAgreement>;

/** Each question of a schema over all items, and once more on its recorded subset if it has one. */
export const sumQuestions = (schema: LabelSchema, k: number): AgreementSum[] =>
  schema.questions.flatMap((question) =>
    [null, ...(question.subset ? [question.subset] : [])].map((subset) =>
      sumAgreement(schema, question, k, subset),
    ),
  );
