import { RuleEngine } from "../patterns/rule-engine";
import type { PhraseAdditions } from "../options";
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

const ideograph = /(\p{Script=Han})/gu;

/** A project's phrase as a pattern: its words in order. Null when nothing of it can be matched. */
function phrasePattern(phrase: string): string | null {
  const plain = phrase
    .normalize("NFKC")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(ideograph, " $1 ");
  const words = plain
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{Script=Latin}\p{Nd}_]+(?:'[\p{Script=Latin}]+)*/gu);
  return words ? words.join(" ") : null;
}

const kinds: Partial<Record<SignalType, string>> = {
  "interaction.disengagement.negative_stance": "complaint",
};

function additions(phrases: PhraseAdditions, model: Lexicon, isResult: boolean): Lexicon {
  const groups = Object.entries(phrases).flatMap(([type, list]): RuleGroup[] => {
    const leaf = leafOf(type as SignalType);
    if (
      (leaf.layer !== "interaction") !== isResult ||
      leaf.category === "loops" ||
      leaf.category === "stagnation"
    )
      return [];
    const rules = (list ?? []).map(phrasePattern).filter((pattern) => pattern !== null);
    const kind = kinds[leaf.type] ?? leaf.name;
    return [{ leaf: leaf.type, kind, isPraise: leaf.category === "satisfaction", rules }];
  });
  return { ...model, language: "project", groups };
}

function build(phrases: PhraseAdditions): Engines {
  return {
    talk: new RuleEngine([english, chinese, additions(phrases, english, false)], true),
    results: new RuleEngine([englishResults, chineseResults, additions(phrases, englishResults, true)]),
  };
}

const built = new WeakMap<PhraseAdditions, Engines>();

/** The engines for a project's additions; built once for each additions object. */
export function enginesFor(phrases: PhraseAdditions): Engines {
  const known = built.get(phrases);
  if (known) return known;
  const made = build(phrases);
  built.set(phrases, made);
  return made;
}
