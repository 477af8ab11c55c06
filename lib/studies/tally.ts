import type { Consensus } from "@/lib/annotations/adjudication";
import type { LeftOutItems, StudyOutcome, StudyPlan } from "./schema";

/** One item of a study as its report sees it: the samplers it counts for and what people made of it. */
export interface StudyItem {
  item: number;
  /** Ids of the samplers that drew it. */
  arms: readonly string[];
  outcome: StudyOutcome;
  domain: string | null;
  /** Someone flagged it and nobody has resolved the flag. */
  flagged: boolean;
  consensus: readonly Consensus[];
}

/** Counted items of one sampler with the same outcome and domain. */
export interface TallyCell {
  outcome: StudyOutcome;
  domain: string | null;
  n: number;
  informative: number;
}

export interface SamplerTally {
  sampler: string;
  drawn: number;
  left_out: LeftOutItems;
  cells: TallyCell[];
  /** Reasons of the informative items, and informative items whose reason has no consensus. */
  reasons: { value: string; items: number }[];
  without_reason: number;
}

/** All counts that a study's figures are made of. Published counts can be written down in this form directly. */
export interface StudyTally {
  samplers: SamplerTally[];
  /** Counted items per pair of samplers that both drew them. */
  shared: { a: string; b: string; items: number }[];
}

type Standing = "counted" | keyof LeftOutItems;

function standing({ flagged }: StudyItem, focus: Consensus | undefined): Standing {
  if (flagged) return "flagged";
  if (!focus || focus.state === "pending") return "pending";
  return focus.value === null ? "no_majority" : "counted";
}

/** Counts one sampler's items. `choices` are the reasons in order, so that unused ones are listed with 0. */
function tallySampler(
  sampler: string,
  items: readonly StudyItem[],
  plan: StudyPlan,
  choices: readonly string[],
): SamplerTally {
  const left_out: LeftOutItems = { flagged: 0, pending: 0, no_majority: 0 };
  const cells = new Map<string, TallyCell>();
  const reasons = new Map(choices.map((value) => [value, 0]));
  let without = 0;
  for (const item of items) {
    const focus = item.consensus.find(({ question }) => question === plan.focus.question);
    const place = standing(item, focus);
    if (place !== "counted") {
      left_out[place] += 1;
      continue;
    }
    const key = JSON.stringify([item.outcome, item.domain]);
    const cell = cells.get(key) ?? { outcome: item.outcome, domain: item.domain, n: 0, informative: 0 };
    cells.set(key, cell);
    cell.n += 1;
    if (focus?.value !== plan.focus.value) continue;
    cell.informative += 1;
    const reason = item.consensus.find(({ question }) => question === plan.reason)?.value ?? null;
    if (reason === null) without += 1;
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    sampler,
    drawn: items.length,
    left_out,
    cells: [...cells.values()],
    reasons: [...reasons].map(([value, n]) => ({ value, items: n })),
    without_reason: without,
  };
}

/** Counts a study's items per sampler of the plan; an item that several samplers drew counts for each. */
export function tallyStudy(
  plan: StudyPlan,
  items: readonly StudyItem[],
  reasonChoices: readonly string[],
): StudyTally {
  const ids = plan.samplers.map(({ sampler }) => sampler);
  const counted = items.filter(
    (item) =>
      standing(
        item,
        item.consensus.find(({ question }) => question === plan.focus.question),
      ) === "counted",
  );
  return {
    samplers: ids.map((sampler) =>
      tallySampler(
        sampler,
        items.filter(({ arms }) => arms.includes(sampler)),
        plan,
        reasonChoices,
      ),
    ),
    shared: ids.flatMap((a, i) =>
      ids.slice(i + 1).map((b) => ({
        a,
        b,
        items: counted.filter(({ arms }) => arms.includes(a) && arms.includes(b)).length,
      })),
    ),
  };
}

/** The tallies of two parts of a study's items as one. Both are of the same plan. */
export function addTallies(a: StudyTally, b: StudyTally): StudyTally {
  return {
    samplers: a.samplers.map((one, place) => addSampler(one, b.samplers[place]!)),
    shared: a.shared.map((one, place) => ({ ...one, items: one.items + b.shared[place]!.items })),
  };
}

function addSampler(a: SamplerTally, b: SamplerTally): SamplerTally {
  const cells = new Map(a.cells.map((cell) => [JSON.stringify([cell.outcome, cell.domain]), { ...cell }]));
  for (const cell of b.cells) {
    const key = JSON.stringify([cell.outcome, cell.domain]);
    const known = cells.get(key);
    if (!known) cells.set(key, { ...cell });
    else {
      known.n += cell.n;
      known.informative += cell.informative;
    }
  }
  const reasons = new Map(a.reasons.map(({ value, items }) => [value, items]));
  for (const { value, items } of b.reasons) reasons.set(value, (reasons.get(value) ?? 0) + items);
  return {
    sampler: a.sampler,
    drawn: a.drawn + b.drawn,
    left_out: {
      flagged: a.left_out.flagged + b.left_out.flagged,
      pending: a.left_out.pending + b.left_out.pending,
      no_majority: a.left_out.no_majority + b.left_out.no_majority,
    },
    cells: [...cells.values()],
    reasons: [...reasons].map(([value, items]) => ({ value, items })),
    without_reason: a.without_reason + b.without_reason,
  };
}
