import { phrases as english } from "../lexicons/en/phrases";
import type { PhraseAdditions } from "../options";
import type { SignalType } from "../schema";
import { PhraseIndex } from "./phrase-index";
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

/** Lists of phrases, and the leaf to which a project's additions to them belong. */
const lists = {
  correction: "interaction.misalignment.correction",
  rephrase: "interaction.misalignment.rephrase",
  clarification: "interaction.misalignment.clarification",
  escalation: "interaction.disengagement.escalation",
  quit: "interaction.disengagement.quit",
  profanity: null,
  complaint: "interaction.disengagement.negative_stance",
  gratitude: "interaction.satisfaction.gratitude",
  confirmation: "interaction.satisfaction.confirmation",
  success: "interaction.satisfaction.success",
} as const satisfies Record<string, SignalType | null>;

export type PhraseList = keyof typeof lists;

const built = new WeakMap<PhraseAdditions, PhraseIndex>();

/** The phrases of all lists, a project's additions last; built once for each object of additions. */
export function phraseIndexFor(additions: PhraseAdditions): PhraseIndex {
  const known = built.get(additions);
  if (known) return known;
  const made = new PhraseIndex(
    Object.fromEntries(
      Object.entries(lists).map(([name, type]) => [
        name,
        withAdditions(listOf(name), type ? additions[type] : undefined),
      ]),
    ),
  );
  built.set(additions, made);
  return made;
}
