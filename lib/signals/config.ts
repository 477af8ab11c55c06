import { z } from "zod";
import { defaultThresholds, type AnalyzeOptions, type PhraseAdditions } from "./options";
import { phrasePattern, takesPhrases } from "./phrase-pattern";
import { SignalType } from "./schema";

/** What a phrase is written in. `other` is any language whose letters the engine reads: Latin and Han. */
export const PhraseLanguage = z.enum(["en", "zh", "other"]);
export type PhraseLanguage = z.infer<typeof PhraseLanguage>;

export const PhraseChange = z.object({
  leaf: SignalType.refine(takesPhrases, "a leaf that is found by phrases (not a loop, not stagnation)"),
  language: PhraseLanguage,
  phrase: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => phrasePattern(text) !== null, "a phrase with Latin letters, Han characters or digits"),
});
export type PhraseChange = z.infer<typeof PhraseChange>;

/** The thresholds that mean something in the default profile. */
export const ConfigThresholds = z
  .object({
    /** User turns up to which a conversation is not dragging at all. */
    baseline_turns: z.number().int().min(0).max(1000).default(defaultThresholds.baseline_turns),
    /** Trigram similarity from which a message repeats an earlier one, and from which that counts as exact. */
    near_duplicate: z.number().min(0.5).max(1).default(defaultThresholds.near_duplicate),
    exact_duplicate: z.number().min(0.5).max(1).default(defaultThresholds.exact_duplicate),
  })
  .refine(({ near_duplicate, exact_duplicate }) => near_duplicate <= exact_duplicate, {
    message: "at most the similarity of an exact repetition",
    path: ["near_duplicate"],
  });

/** What a project changes in the rules. Everything that isn't said is as the engine has it. */
export const SignalConfig = z.strictObject({
  /** Phrases that are a hit of their leaf. */
  added: z.array(PhraseChange).max(2000).default([]),
  /** Phrases that are none: a rule that matches within them doesn't count. */
  removed: z.array(PhraseChange).max(2000).default([]),
  /** Rules that are turned off, by the name that hits show. */
  rules_off: z.array(z.string().trim().min(1).max(1000)).max(1000).default([]),
  thresholds: ConfigThresholds.prefault({}),
});
export type SignalConfig = z.infer<typeof SignalConfig>;

/** The engine as it is. */
export const noConfig: SignalConfig = SignalConfig.parse({});

const byLeaf = (changes: readonly PhraseChange[]): PhraseAdditions => {
  const phrases: Partial<Record<SignalType, string[]>> = {};
  for (const { leaf, phrase } of changes) (phrases[leaf] ??= []).push(phrase);
  return phrases;
};

// Building the engines takes a moment; a worker meets the few configurations of its projects again and again.
const kept = new Map<string, AnalyzeOptions>();
const keptAtMost = 16;

/** The options with which a configuration is analysed; the same object for the same configuration. */
export function optionsFor(config: SignalConfig): AnalyzeOptions {
  const key = JSON.stringify(config);
  const known = kept.get(key);
  if (known) return known;
  const { added, removed, rules_off, thresholds } = config;
  const isPlain = added.length + removed.length + rules_off.length === 0;
  const made: AnalyzeOptions = isPlain
    ? { thresholds }
    : {
        thresholds,
        phrases: byLeaf(added),
        lexicon: {
          added: PhraseLanguage.options.map((language) => ({
            language,
            phrases: byLeaf(added.filter((one) => one.language === language)),
          })),
          removed: byLeaf(removed),
          rulesOff: rules_off,
        },
      };
  if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value!);
  kept.set(key, made);
  return made;
}

/** In which leaves two reports of one conversation differ. */
export function leafChanges(
  before: ReadonlySet<SignalType>,
  after: ReadonlySet<SignalType>,
): { gained: SignalType[]; lost: SignalType[] } {
  return {
    gained: [...after].filter((type) => !before.has(type)),
    lost: [...before].filter((type) => !after.has(type)),
  };
}
