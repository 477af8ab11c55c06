import { dawidSkene, DawidSkeneInput } from "@/lib/statistics/dawid-skene";
import { mace, MaceInput } from "@/lib/statistics/mace";
import type { RaterMatrix } from "./rater-patterns";

/** Why a model is not fitted, or why its figures are to be taken with care. */
export type FitWarning =
  | { code: "one_rater" }
  | { code: "one_category" }
  | { code: "no_overlap" }
  | { code: "few_labels"; labels: number; wanted: number; parameters: number }
  | { code: "few_of_rater"; raters: string[]; wanted: number }
  | { code: "not_converged" };

/** What the models found out about one person. */
export interface ModelledRater {
  rater: string;
  labels: number;
  /** Dawid-Skene: expected share of right answers, sum over categories of prior × P(says it | true). */
  accuracy: number | null;
  /** Dawid-Skene: rows true, columns said; a row of which nothing is known is null. */
  confusion: (number[] | null)[] | null;
  /** MACE: how far the answers come from knowing rather than from habit. */
  competence: number | null;
  /** MACE: what is answered when not knowing. */
  strategy: number[] | null;
}

/** What a model says of like items: how likely each category is, and the likeliest one; null where two are. */
export interface ModelledItem {
  label: string | null;
  posterior: number[];
}

export interface VoteModels {
  raters: ModelledRater[];
  dawid_skene: { prior: number[]; iterations: number; converged: boolean; log_likelihood: number };
  /** `change`: the most that a competence moved in the last round. */
  mace: { change: number };
  /** In the order of the matrix's patterns. */
  items: { dawid_skene: ModelledItem; mace: ModelledItem }[];
}

/** Null models with the reason among the warnings, where there is nothing to learn from. */
export interface FittedVotes {
  models: VoteModels | null;
  warnings: FitWarning[];
}

/**
 * How the models are fitted. A little smoothing keeps a person who was never wrong so far from being taken for
 * infallible; 50 rounds are what MACE's authors take.
 */
export const fitSettings = {
  dawid_skene: { smoothing: 0.01, tolerance: 1e-6, max_iterations: 500 },
  mace: { method: "vb", iterations: 50 },
} as const;

/** Labels for each free parameter of Dawid-Skene below which its error rates are guesses. */
const LABELS_A_PARAMETER = 5;
/** Labels of one person below which their error rates are guesses. */
const LABELS_A_RATER = 20;

const labelsOf = ({ raters, patterns }: RaterMatrix): number[] =>
  raters.map((_, k) => patterns.reduce((sum, { ratings, count }) => sum + (ratings[k] ? count : 0), 0));

/** Why the models can't be fitted; null when they can. */
function hindrance({ raters, patterns }: RaterMatrix): FitWarning | null {
  if (raters.length < 2) return { code: "one_rater" };
  const given = patterns.map(({ ratings }) => ratings.filter((value) => value !== null));
  if (!given.some((values) => values.length > 1)) return { code: "no_overlap" };
  return new Set(given.flat()).size < 2 ? { code: "one_category" } : null;
}

/** Why the models shouldn't be believed yet. */
function shortage({ categories, raters }: RaterMatrix, given: readonly number[]): FitWarning[] {
  const K = categories.length;
  const parameters = K - 1 + raters.length * K * (K - 1);
  const labels = given.reduce((sum, n) => sum + n, 0);
  const wanted = LABELS_A_PARAMETER * parameters;
  const few = raters.filter((_, k) => given[k]! < LABELS_A_RATER);
  return [
    ...(labels < wanted ? [{ code: "few_labels" as const, labels, wanted, parameters }] : []),
    ...(few.length > 0 ? [{ code: "few_of_rater" as const, raters: few, wanted: LABELS_A_RATER }] : []),
  ];
}

/** Fits Dawid-Skene and MACE to a question's matrix. The same matrix always gives the same numbers. */
export function fitModels(matrix: RaterMatrix): FittedVotes {
  const hindered = hindrance(matrix);
  if (hindered) return { models: null, warnings: [hindered] };
  const { categories, raters, patterns } = matrix;
  const given = {
    responses: patterns.flatMap(({ ratings }, item) =>
      ratings.flatMap((label, k) => (label === null ? [] : [{ item, rater: raters[k]!, label }])),
    ),
    items: patterns.map((_, item) => item),
    raters,
    categories,
    item_weights: patterns.map(({ count }) => count),
  };
  const ds = dawidSkene(DawidSkeneInput.parse({ ...given, ...fitSettings.dawid_skene }));
  const knowing = mace(MaceInput.parse({ ...given, ...fitSettings.mace }));
  const labels = labelsOf(matrix);
  const modelled = (one: typeof ds | typeof knowing, place: number): ModelledItem => ({
    label: one.label[place] as string | null,
    posterior: one.posterior[place]!,
  });
  return {
    models: {
      raters: raters.map((rater, k) => ({
        rater,
        labels: labels[k]!,
        accuracy: ds.confusion[k] ? accuracyOf(ds.prior!, ds.confusion[k]) : null,
        confusion: ds.confusion[k]!,
        competence: knowing.competence[k]!,
        strategy: knowing.strategy[k]!,
      })),
      dawid_skene: {
        prior: ds.prior!,
        iterations: ds.iterations,
        converged: ds.converged,
        log_likelihood: ds.log_likelihood!,
      },
      mace: { change: knowing.change! },
      items: patterns.map((_, place) => ({
        dawid_skene: modelled(ds, place),
        mace: modelled(knowing, place),
      })),
    },
    warnings: [...shortage(matrix, labels), ...(ds.converged ? [] : [{ code: "not_converged" as const }])],
  };
}

/** Expected share of right answers; categories of which nothing is known about the person don't count. */
function accuracyOf(prior: readonly number[], confusion: readonly (number[] | null)[]): number | null {
  let mass = 0;
  let right = 0;
  confusion.forEach((row, j) => {
    if (!row) return;
    mass += prior[j]!;
    right += prior[j]! * row[j]!;
  });
  return mass === 0 ? null : right / mass;
}
