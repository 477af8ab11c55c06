import { phrases as english } from "../lexicons/en/phrases";
import type { Settings } from "../options";
import { leafOf, type SignalType } from "../schema";
import { preparePhrase, type Phrase } from "./phrase-match";

const prepared = new Map<string, Phrase[]>();

function listOf(name: string): Phrase[] {
  const known = prepared.get(name);
  if (known) return known;
  const list = (english as Record<string, readonly string[]>)[name] ?? [];
  const made = list.map(preparePhrase);
  prepared.set(name, made);
  return made;
}

const withAdditions = (list: Phrase[], additions: readonly string[] | undefined): Phrase[] =>
  additions && additions.length > 0 ? [...list, ...additions.map(preparePhrase)] : list;

/** The phrases of a leaf, a project's additions last. */
export const phrasesOf = (settings: Settings, type: SignalType): Phrase[] =>
  withAdditions(listOf(leafOf(type).name), settings.phrases[type]);

export const profanityPhrases = (): Phrase[] => listOf("profanity");

/** Complaints; a project's additions to negative stance count among them. */
export const complaintPhrases = (settings: Settings): Phrase[] =>
  withAdditions(listOf("complaint"), settings.phrases["interaction.disengagement.negative_stance"]);
