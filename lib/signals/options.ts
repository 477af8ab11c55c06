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

/** What a project changes in the lexicon. Engines are built once for each object: keep it. */
export interface LexiconChanges {
  /** By language; the rules that come of them are named after it. */
  added: readonly { language: string | null; phrases: PhraseAdditions }[];
  /** What these phrases cover is no hit of their leaf. */
  removed: PhraseAdditions;
  /** Names of rules that are turned off, as hits show them. */
  rulesOff: readonly string[];
}

export interface AnalyzeOptions {
  profile?: Profile;
  phrases?: PhraseAdditions;
  /** In place of `phrases`. */
  lexicon?: LexiconChanges;
  thresholds?: Partial<Thresholds>;
}

export interface Settings {
  profile: Profile;
  /** Added phrases of all languages. */
  phrases: PhraseAdditions;
  lexicon: LexiconChanges;
  thresholds: Thresholds;
}

const noPhrases: PhraseAdditions = {};
const lexicons = new WeakMap<PhraseAdditions, LexiconChanges>();

function lexiconOf(phrases: PhraseAdditions): LexiconChanges {
  const known = lexicons.get(phrases);
  if (known) return known;
  const made = { added: [{ language: null, phrases }], removed: {}, rulesOff: [] };
  lexicons.set(phrases, made);
  return made;
}

export const settingsOf = (options: AnalyzeOptions): Settings => ({
  profile: options.profile ?? "default",
  phrases: options.phrases ?? noPhrases,
  lexicon: options.lexicon ?? lexiconOf(options.phrases ?? noPhrases),
  thresholds: options.thresholds ? { ...defaultThresholds, ...options.thresholds } : defaultThresholds,
});
