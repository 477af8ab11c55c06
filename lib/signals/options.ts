import type { SignalType } from "./schema";
import type { Profile } from "./report";

export interface Thresholds {
  /** User turns up to which a conversation is not dragging at all. */
  baseline_turns: number;
  /** Trigram similarity from which a phrase matches (reference profile). */
  phrase_trigram: number;
  /** Token cosine from which a phrase matches (reference profile). */
  phrase_cosine: number;
  /** Code points of a message that the reference profile reads. */
  maximum_characters: number;
  /** Last rows of a conversation that the reference profile reads. */
  maximum_rows: number;
  /** Trigram similarity from which a message repeats an earlier one. */
  near_duplicate: number;
  /** Trigram similarity from which the repetition counts as exact. */
  exact_duplicate: number;
}

export const defaultThresholds: Thresholds = {
  baseline_turns: 5,
  phrase_trigram: 0.65,
  phrase_cosine: 0.6,
  maximum_characters: 2000,
  maximum_rows: 100,
  near_duplicate: 0.85,
  exact_duplicate: 0.95,
};

/** A project's additions to the lexicon: phrases by leaf, in any language. */
export type PhraseAdditions = Partial<Record<SignalType, readonly string[]>>;

export interface AnalyzeOptions {
  profile?: Profile;
  phrases?: PhraseAdditions;
  thresholds?: Partial<Thresholds>;
}

export interface Settings {
  profile: Profile;
  phrases: PhraseAdditions;
  thresholds: Thresholds;
}

const noPhrases: PhraseAdditions = {};

export const settingsOf = (options: AnalyzeOptions): Settings => ({
  profile: options.profile ?? "default",
  phrases: options.phrases ?? noPhrases,
  thresholds: options.thresholds ? { ...defaultThresholds, ...options.thresholds } : defaultThresholds,
});
