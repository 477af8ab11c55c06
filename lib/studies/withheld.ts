import { questionRatings, type ItemAnnotations } from "@/lib/annotations/ratings";
import type { LabelSchema } from "@/lib/annotations/schema";
import { countGroups, tellsTooMuch, withheldOfQuestion } from "@/lib/annotations/sealed-groups";
import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { StudyItemRow } from "./report";
import type { StudyReport, WithheldPart } from "./schema";

/** A sealed item of a study with its labels. */
export type SealedItem = StudyItemRow & ItemAnnotations;

/** What of a report would tell how sealed items were voted. Items with an open flag are groups of their own: rates leave them out. */
export function withheldOfReport(sealed: readonly SealedItem[]): WithheldPart[] {
  const labelled = sealed.filter(({ annotations }) => annotations.length > 0);
  const telling = (stratumOf: (item: SealedItem) => string): boolean =>
    tellsTooMuch(
      countGroups(labelled, (item) =>
        [null, ...item.arms].map((arm) => JSON.stringify([arm, item.flagged, stratumOf(item)])),
      ),
    );
  return [
    ...(telling(() => "") ? (["all"] as const) : []),
    ...(telling(({ outcome }) => outcome) ? (["by_outcome"] as const) : []),
    ...(telling(({ domain }) => JSON.stringify(domain)) ? (["by_domain"] as const) : []),
  ];
}

/** The agreement figures that don't tell how sealed items were voted. */
export function tellableAgreement(
  figures: readonly QuestionAgreement[],
  schema: LabelSchema,
  k: number,
  sealed: readonly ItemAnnotations[],
): QuestionAgreement[] {
  return figures.filter(({ question: id, subset }) => {
    const question = schema.questions.find((one) => one.id === id);
    return (
      !question || !withheldOfQuestion(questionRatings(schema, question, sealed, k, subset)).includes("all")
    );
  });
}

/** The report without what is withheld; null where that is all of it. */
export function tellableReport(
  report: StudyReport,
  withheld: readonly WithheldPart[],
  { schema, k, sealed }: { schema: LabelSchema; k: number; sealed: readonly SealedItem[] },
): StudyReport | null {
  if (withheld.includes("all")) return null;
  const counted = sealed.filter(({ flagged }) => !flagged);
  return {
    ...report,
    ...(withheld.includes("by_outcome") && {
      by_outcome: [],
      outcome_mix: null,
      standardised: [],
      samplers: report.samplers.map((one) => ({ ...one, failed_share: null })),
    }),
    ...(withheld.includes("by_domain") && { by_domain: [] }),
    agreement: tellableAgreement(report.agreement, schema, k, counted),
  };
}
