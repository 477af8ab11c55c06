import type { Classes } from "../patterns/pattern";
import type { SignalType } from "../schema";

/**
 * A rule is a pattern (see patterns/pattern.ts), with marks after it that say where and how it holds:
 *
 * - `@start` begins a clause, `@end` ends one, `@alone` does both; `@opening` begins a sentence, `@sentence` is one
 *   (small words around don't count);
 * - `@negated` holds under a negation before it too, `@if` under a condition, `@asked` inside a question;
 * - `@question` holds only in a sentence that ends with a question mark, `@stated` never in a question;
 * - `@comma` needs a comma or the like inside the match, `@after` one right before it; `@closing` ends a sentence;
 * - `@but` holds although a "but" follows;
 * - `@explicit` (tool results) holds only where the result says that it is an error;
 * - `@never` is an exception: what it covers can't match another rule of its group.
 *
 * Without marks a rule fails when it is negated, and in groups that ask for it when it is conditional, asked or
 * taken back by a "but".
 */
export type RuleLine = string;

export interface RuleGroup {
  leaf: SignalType;
  /** The leaf's name, or one of its kinds: a complaint and a swear word are both a negative stance. */
  kind: string;
  /** Whether a rule fails under a condition, in a question and before a "but" (true for praise). */
  isPraise: boolean;
  rules: readonly RuleLine[];
}

/** Words that decide whether a rule holds, as space-separated lists. */
export interface GuardWords {
  negators: string;
  conditions: string;
  /** Words that begin a new clause without a comma. */
  clauseStarts: string;
  contrasts: string;
  /** Words that make a question of what follows them: how, what, which. */
  relatives: string;
  /** Words that open a question. */
  askers: string;
  /** Words that end a question without a question mark. */
  questionTails: string;
  /** Small words that may stand before or after a sentence that is otherwise the rule. */
  fillers: string;
  /** Words that tell somebody else's speech. */
  reporters: string;
  /** Words after which speech is the user's own: "I said". */
  selves: string;
  /** Words of praise and greeting: shouting them is no anger. */
  friendly: string;
  /** Common words by which the language is recognised. */
  common: string;
  /** Words that are never slips of others, whether rules use them or not. */
  plain: string;
}

export interface Lexicon {
  language: string;
  classes: Classes;
  words: GuardWords;
  /** Other spellings of words, as people type them in a hurry: `u` is `you`. */
  spellings?: Readonly<Record<string, string>>;
  groups: readonly RuleGroup[];
}
