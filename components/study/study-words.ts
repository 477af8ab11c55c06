import type { LabelSchema } from "@/lib/annotations/schema";
import type { Comparison, LeftOutItems, Standardised, StudyPlan, StudyReport } from "@/lib/studies/schema";
import { formatDecimal, formatPercent, formatPlural } from "../ui/format";
import { samplerTitle } from "./sampler-title";

/** Below this a difference is called one. */
const level = 0.05;

/** What the study counts, as a word for running text: "informative". */
export function focusWord(plan: StudyPlan, schema: LabelSchema): string {
  if (plan.focus.question === "informative" && plan.focus.value === "yes") return "informative";
  const question = schema.questions.find(({ id }) => id === plan.focus.question);
  const choice = question?.choices.find(({ value }) => value === plan.focus.value);
  return `“${choice?.text ?? plan.focus.value}”`;
}

/** Whether a pair differs after the adjustment, and which is higher; null when it can't be tested. */
export function higherOf({ a, b, difference, p_holm }: Comparison): string | "neither" | null {
  if (p_holm === null || difference === null) return null;
  return p_holm >= level ? "neither" : difference > 0 ? a : b;
}

/** A comparison in words, for the last column of the tests. */
export function readingOf(comparison: Comparison): string {
  const higher = higherOf(comparison);
  if (higher === null) return "nothing to test yet";
  if (higher !== "neither") return `${samplerTitle(higher)} higher`;
  return comparison.power === null
    ? "not told apart"
    : `not told apart (power ${formatDecimal(comparison.power, 2)})`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** The finding in one line. */
export function headlineOf(report: StudyReport, plan: StudyPlan, word: string): string {
  if (report.samplers.every(({ n }) => n === 0)) return "Nothing is labelled by enough people yet";
  const told = report.comparisons.flatMap((pair) => {
    const higher = higherOf(pair);
    return higher === null || higher === "neither"
      ? []
      : [{ higher, lower: higher === pair.a ? pair.b : pair.a }];
  });
  // Against the reference first: that is what a study asks.
  const better = told.filter(({ lower }) => lower === plan.reference);
  const worse = told.filter(({ higher }) => higher === plan.reference);
  const pairs = better.length > 0 ? better : worse.length > 0 ? worse : told.slice(0, 1);
  if (pairs.length > 0) {
    const up = [...new Set(pairs.map(({ higher }) => samplerTitle(higher)))];
    const down = [...new Set(pairs.map(({ lower }) => samplerTitle(lower)))];
    return `${listed(up)} ${up.length === 1 ? "finds" : "find"} more ${word} trajectories than ${listed(down)}`;
  }
  const [only] = report.samplers;
  if (report.samplers.length === 1 && only?.rate !== null && only)
    return `${formatPercent(only.rate)}% of the trajectories that ${samplerTitle(only.sampler)} drew are ${word}`;
  return "The samplers can’t be told apart";
}

/** The rates behind the headline and the differences that are none. */
export function leadOf(report: StudyReport, plan: StudyPlan, word: string): string {
  const counted = report.samplers.filter(({ n }) => n > 0);
  if (counted.length === 0)
    return `A trajectory counts when ${majorityWords(plan.k)} gave the same answer. Come back when the queue is further.`;
  const rates = counted.map(
    ({ sampler, n, informative }, place) =>
      `of ${place === 0 ? formatPlural(n, "counted trajectory", "counted trajectories") : String(n)} drawn by ${samplerTitle(sampler)}, ${informative} ${informative === 1 ? "is" : "are"} ${word}${place === 0 ? ` to ${majorityWords(plan.k)}` : ""}`,
  );
  const open = report.comparisons.flatMap((pair) => {
    if (higherOf(pair) !== "neither" || pair.difference === null) return [];
    const [up, down] = pair.difference >= 0 ? [pair.a, pair.b] : [pair.b, pair.a];
    const points = formatDecimal(Math.abs(pair.difference) * 100, 0);
    return points === "0"
      ? [`${samplerTitle(up)} and ${samplerTitle(down)} are level.`]
      : [
          `The ${points}-point lead of ${samplerTitle(up)} over ${samplerTitle(down)} can’t be told from chance.`,
        ];
  });
  return [`${capital(rates.join("; "))}.`, ...open].join(" ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "2 of 3 annotators": more than half of those wanted. */
export const majorityWords = (k: number): string =>
  k === 1 ? "the one annotator" : `at least ${Math.floor(k / 2) + 1} of ${k} annotators`;

/** Items without a say, in words; null when all count. */
export function leftOutWords({ flagged, pending, no_majority }: LeftOutItems): string | null {
  const parts = [
    flagged > 0 ? `${flagged} with an open flag` : null,
    pending > 0 ? `${pending} with labels missing` : null,
    no_majority > 0 ? `${no_majority} without a majority` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : listed(parts);
}

/** Why a standardised rate is missing. */
export function standardisedWhy({ reason, sampler }: Standardised, plan: StudyPlan): string {
  const reference = samplerTitle(plan.reference);
  if (reason === "no_reference")
    return `Not defined because ${reference} takes no part: there is no mix to standardise to.`;
  if (reason === "no_reference_outcomes")
    return `Not defined because no counted trajectory of ${reference} has a known outcome.`;
  return `Not defined for ${samplerTitle(sampler)}: it has no counted trajectory of one of the outcomes.`;
}
