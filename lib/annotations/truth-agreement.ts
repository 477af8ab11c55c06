import { clopperPearson } from "@/lib/statistics/clopper-pearson";
import type { Interval } from "@/lib/statistics/status";
import type { Adjudication } from "./adjudication";
import type { RatedItem } from "./ratings";
import type { BlindDecision } from "./two-stage";

/** How often a person had said what was decided, on the items that were adjudicated. */
export interface TruthAgreement {
  rater: string;
  /** Adjudicated items that this person rated. */
  n: number;
  agree: number;
  share: number | null;
  /** Exact 95 % limits. */
  ci95: Interval;
}

/** People against the decisions in force on one question. Adjudicated items are the disputed ones, so shares are low. */
export function truthAgreement(
  question: string,
  items: readonly RatedItem[],
  decisions: ReadonlyMap<number, readonly Adjudication[]>,
): { items: number; people: TruthAgreement[] } {
  const counts = new Map<string, { n: number; agree: number }>();
  let adjudicated = 0;
  for (const { item, ratings } of items) {
    const inForce = (decisions.get(item) ?? [])
      .filter((one) => one.question === question)
      .reduce<Adjudication | null>((last, one) => (last && last.version > one.version ? last : one), null);
    if (!inForce) continue;
    adjudicated += 1;
    for (const { annotator_id, value } of ratings) {
      const count = counts.get(annotator_id) ?? { n: 0, agree: 0 };
      counts.set(annotator_id, count);
      count.n += 1;
      if (value === inForce.value) count.agree += 1;
    }
  }
  return {
    items: adjudicated,
    people: [...counts]
      .map(([rater, { n, agree }]) => ({ rater, n, agree, share: agree / n, ci95: clopperPearson(agree, n) }))
      .sort((a, b) => b.share - a.share || (a.rater < b.rater ? -1 : 1)),
  };
}

/** What became of the decisions that were made before the labels were seen. */
export function blindOutcomes(
  question: string,
  blind: readonly (BlindDecision & { item: number })[],
  decisions: ReadonlyMap<number, readonly Adjudication[]>,
): { confirmed: number; changed: number; open: number } {
  const outcome = { confirmed: 0, changed: 0, open: 0 };
  for (const first of blind) {
    if (first.question !== question) continue;
    const final = decisions
      .get(first.item)
      ?.find((one) => one.question === question && one.blind_version === first.version);
    outcome[!final ? "open" : final.value === first.value ? "confirmed" : "changed"] += 1;
  }
  return outcome;
}
