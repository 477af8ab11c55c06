import { RuleEngine } from "../patterns/rule-engine";
import type { LexiconChanges, PhraseAdditions } from "../options";
import { phrasePattern, takesPhrases } from "../phrase-pattern";
import { leafOf, type SignalType } from "../schema";
import { english } from "./en";
import { englishResults } from "./en/results";
import type { Lexicon, RuleGroup } from "./lexicon";
import { chinese } from "./zh";
import { chineseResults } from "./zh/results";

/** One engine for what users say, one for what tools answer. */
export interface Engines {
  talk: RuleEngine;
  results: RuleEngine;
}

const talkLexicons: readonly Lexicon[] = [english, chinese];
const resultLexicons: readonly Lexicon[] = [englishResults, chineseResults];

const addedKinds: Partial<Record<SignalType, string>> = {
  "interaction.disengagement.negative_stance": "complaint",
};

/** The groups of a leaf into which a project's phrases go: one kind for what is added, every kind for exceptions. */
function kindsOf(type: SignalType, models: readonly Lexicon[], isException: boolean): string[] {
  const added = addedKinds[type] ?? leafOf(type).name;
  if (!isException) return [added];
  const kinds = models.flatMap(({ groups }) =>
    groups.filter(({ leaf }) => leaf === type).map(({ kind }) => kind),
  );
  return [...new Set([added, ...kinds])];
}

function changes(
  phrases: PhraseAdditions,
  language: string | null,
  models: readonly Lexicon[],
  isException: boolean,
): Lexicon {
  const isResult = models === resultLexicons;
  const groups = Object.entries(phrases).flatMap(([key, list]): RuleGroup[] => {
    const type = key as SignalType;
    const { layer, category } = leafOf(type);
    if ((layer !== "interaction") !== isResult || !takesPhrases(type)) return [];
    const patterns = (list ?? []).map(phrasePattern).filter((pattern) => pattern !== null);
    const rules = isException ? patterns.map((pattern) => `${pattern} @never`) : patterns;
    return kindsOf(type, models, isException).map((kind) => ({
      leaf: type,
      kind,
      isPraise: category === "satisfaction",
      rules,
    }));
  });
  return { ...models[0]!, language: language === null ? "project" : `project/${language}`, groups };
}

const ruleName = (language: string, line: string): string => `${language}: ${line.split("@")[0]!.trim()}`;

/** The rules that can be turned off, by the names that hits show. */
export const builtInRules = (): { leaf: SignalType; rule: string }[] =>
  [...talkLexicons, ...resultLexicons].flatMap(({ language, groups }) =>
    groups.flatMap(({ leaf, rules }) =>
      rules
        .filter((line) => !line.includes("@never"))
        .map((line) => ({ leaf, rule: ruleName(language, line) })),
    ),
  );

function build({ added, removed, rulesOff }: LexiconChanges): Engines {
  const off = new Set(rulesOff);
  const engine = (models: readonly Lexicon[], mendsTypos: boolean) => {
    const kept = models.map((lexicon) => ({
      ...lexicon,
      groups: lexicon.groups.map((group) => ({
        ...group,
        rules: group.rules.filter((line) => !off.has(ruleName(lexicon.language, line))),
      })),
    }));
    return new RuleEngine(
      [
        ...(off.size > 0 ? kept : models),
        ...added.map(({ language, phrases }) => changes(phrases, language, models, false)),
        changes(removed, null, models, true),
      ],
      mendsTypos,
    );
  };
  return { talk: engine(talkLexicons, true), results: engine(resultLexicons, false) };
}

const built = new WeakMap<LexiconChanges, Engines>();

/** The engines for a project's changes; built once for each object. */
export function enginesFor(lexicon: LexiconChanges): Engines {
  const known = built.get(lexicon);
  if (known) return known;
  const made = build(lexicon);
  built.set(lexicon, made);
  return made;
}
