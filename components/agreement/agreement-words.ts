import type { CoefficientFigures, LeftOut, QuestionAgreement } from "@/lib/annotations/agreement-schema";
import type { LabelSchema, Subset } from "@/lib/annotations/schema";
import { formatDecimal, formatPercent, formatPlural } from "../ui/format";

/** Why a coefficient has no value, or only its interval is missing. */
export function whyUndefined({ status, value }: CoefficientFigures): string | null {
  if (status === "no_data") return "not defined: nothing is labelled yet";
  if (status === "no_pairs") return "not defined: no item has two labels yet";
  if (status === "single_item") return "one item only, so there is no interval";
  if (status === "undefined") return "not defined: all labels are the same, so chance would agree as well";
  return value === null ? "not defined" : null;
}

/** The rule that chose the items, in words: "where everybody said Yes". */
export function subsetWords(subset: Subset | null, schema: LabelSchema): string {
  if (!subset) return "all items";
  const question = schema.questions.find(({ id }) => id === subset.question);
  const choice = question?.choices.find(({ value }) => value === subset.value)?.text ?? subset.value;
  const who = subset.rule === "unanimous" ? "everybody" : "a majority";
  return `items where ${who} said “${choice}” to “${question?.title ?? subset.question}”`;
}

const leftOutReasons: Record<LeftOut["why"], (items: string) => string> = {
  no_rating: (items) => `${items} without a label`,
  single_rating: (items) => `${items} with one label, which count towards the shares but form no pair`,
  outside_subset: (items) => `${items} outside the rule`,
  subset_pending: (items) => `${items} whose labels are not all in, so that the rule can't be decided yet`,
};

/** What didn't take part, as a sentence; null when everything did. */
export function leftOutWords({ left_out, unknown_values }: QuestionAgreement): string | null {
  const parts = left_out.map(({ why, items }) => leftOutReasons[why](formatPlural(items, "item")));
  if (unknown_values > 0)
    parts.push(`${formatPlural(unknown_values, "answer")} that the question doesn't offer`);
  return parts.length === 0 ? null : `Left out: ${parts.join("; ")}.`;
}

/** A gap that is worth a sentence. */
const telling = 0.05;

/**
 * Why kappa and AC1 differ although they see the same labels: they take different agreement for chance. Null when they
 * are near each other or one of them isn't defined.
 */
export function gapWords(
  agreement: QuestionAgreement,
  textOf: (value: string) => string,
): { lead: string; text: string } | null {
  const { fleiss_kappa: kappa, gwet_ac: ac, percent_agreement: percent } = agreement;
  if (
    kappa.value === null ||
    ac.value === null ||
    kappa.pe === null ||
    ac.pe === null ||
    percent.value === null
  )
    return null;
  if (Math.abs(ac.value - kappa.value) < telling) return null;
  const most = agreement.per_category.reduce<{ value: string; share: number } | null>(
    (top, { value, share }) => (share !== null && (!top || share > top.share) ? { value, share } : top),
    null,
  );
  const [low, high] = kappa.value < ac.value ? (["kappa", "AC1"] as const) : (["AC1", "kappa"] as const);
  const figures = { kappa: formatDecimal(kappa.value, 2), AC1: formatDecimal(ac.value, 2) };
  const uneven = most
    ? `“${textOf(most.value)}” has ${formatPercent(most.share)}% of all labels, so kappa takes ${formatPercent(kappa.pe)}% agreement for chance and AC1 ${formatPercent(ac.pe)}%.`
    : `Kappa takes ${formatPercent(kappa.pe)}% agreement for chance and AC1 ${formatPercent(ac.pe)}%.`;
  const end =
    low === "kappa"
      ? "The more uneven the answers, the lower kappa falls, even where people agree often."
      : "With answers this even, AC1 takes more agreement for chance than kappa does.";
  return {
    lead: `Why ${low} (${figures[low]}) is below ${high} (${figures[high]}).`,
    text: `People agree on ${formatPercent(percent.value, 1)}% of pairs in both; only the correction for chance differs. ${uneven} ${end}`,
  };
}
