import type { GuardWords, Lexicon, RuleGroup } from "../lexicons/lexicon";
import { Automaton } from "./automaton";
import { Guard, Guarded, Word } from "./guards";
import { parsePattern, type Classes } from "./pattern";
import { TokenBuffer } from "./scan";
import { Vocabulary } from "./vocabulary";

export interface Rule {
  /** Language and pattern: what an explanation names. */
  name: string;
  group: number;
  guards: number;
}

export interface RuleMatch {
  rule: Rule;
  /** First token and the token after the last, in the engine's buffer. */
  first: number;
  end: number;
}

const marks: Record<string, number> = {
  start: Guard.start,
  end: Guard.end,
  alone: Guard.start | Guard.end,
  opening: Guard.opening,
  sentence: Guard.opening | Guard.closing,
  negated: Guard.allowNegation,
  if: Guard.allowCondition,
  asked: Guard.allowQuestion,
  question: Guard.needQuestion | Guard.allowQuestion,
  stated: Guard.denyQuestion,
  but: Guard.allowContrast,
  never: Guard.exception,
  explicit: Guard.needExplicit,
};

const wordBits: [keyof GuardWords, number][] = [
  ["negators", Word.negator],
  ["conditions", Word.condition],
  ["clauseStarts", Word.clauseStart],
  ["contrasts", Word.contrast],
  ["askers", Word.asker],
  ["relatives", Word.relative],
  ["questionTails", Word.questionTail],
  ["fillers", Word.filler],
  ["reporters", Word.reporter],
  ["friendly", Word.friendly],
  ["common", Word.common],
];

function guardsOf(line: string, isPraise: boolean): [pattern: string, guards: number] {
  const [pattern, ...names] = line.split("@").map((part) => part.trim());
  let guards = isPraise ? 0 : Guard.allowCondition | Guard.allowQuestion | Guard.allowContrast;
  for (const name of names) {
    const mark = marks[name];
    if (mark === undefined) throw new Error(`Rule "${line}": no mark @${name}`);
    guards |= mark;
  }
  if (guards & Guard.denyQuestion) guards &= ~Guard.allowQuestion;
  if (guards & Guard.exception)
    guards |= Guard.allowNegation | Guard.allowCondition | Guard.allowQuestion | Guard.allowContrast;
  return [pattern!, guards];
}

/** All rules of some lexicons, ready to run over texts. */
export class RuleEngine {
  readonly rules: Rule[] = [];
  readonly groups: RuleGroup[] = [];
  readonly tokens: TokenBuffer;
  readonly words: Uint16Array;
  private readonly groupIndexes = new Map<string, number>();
  private readonly vocabulary = new Vocabulary();
  private readonly automaton = new Automaton(this.vocabulary);
  /** Rule, first token and end of every match of the text at hand. */
  private readonly matches: number[] = [];
  private excepted = new Uint32Array(0);

  constructor(lexicons: readonly Lexicon[]) {
    for (const { language, classes, groups } of lexicons)
      for (const group of groups) this.addGroup(language, classes, group);
    const lists = lexicons.flatMap(({ words }) => wordBits.map(([name, bit]) => [words[name], bit] as const));
    const ids = lists.map(
      ([text, bit]) =>
        [
          text
            .split(/\s+/)
            .filter(Boolean)
            .map((word) => this.vocabulary.add(word)),
          bit,
        ] as const,
    );
    this.words = new Uint16Array(this.vocabulary.size);
    for (const [list, bit] of ids) for (const id of list) this.words[id]! |= bit;
    this.vocabulary.freeze();
    this.tokens = new TokenBuffer(this.vocabulary);
  }

  /** The index of the group of a kind, or -1 when no lexicon has it. */
  groupIndex(kind: string): number {
    return this.groupIndexes.get(kind) ?? -1;
  }

  private addGroup(language: string, classes: Classes, group: RuleGroup): void {
    const known = this.groupIndex(group.kind);
    const index = known >= 0 ? known : this.groups.push(group) - 1;
    this.groupIndexes.set(group.kind, index);
    for (const line of group.rules) {
      const [pattern, guards] = guardsOf(line, group.isPraise);
      const rule = this.rules.push({ name: `${language}: ${pattern}`, group: index, guards }) - 1;
      this.automaton.add(parsePattern(pattern, classes), rule);
    }
  }

  /**
   * The first match of every group in tokens `[from, to)` that its guards allow and no exception covers, by group;
   * of matches with the same beginning the longest. Rules with one of the `barred` guards don't count.
   */
  match(from: number, to: number, barred = 0): (RuleMatch | undefined)[] {
    const { matches } = this;
    matches.length = 0;
    let hasExceptions = false;
    this.automaton.run(this.tokens.ids, from, to, (rule, first, end) => {
      matches.push(rule, first, end);
      if (this.rules[rule]!.guards & Guard.exception) hasExceptions = true;
    });
    const found: (RuleMatch | undefined)[] = [];
    if (matches.length === 0) return found;
    const guarded = new Guarded(this.tokens, this.words, from, to);
    if (hasExceptions) this.markExceptions(guarded, from, to);
    for (let m = 0; m < matches.length; m += 3) {
      const rule = this.rules[matches[m]!]!;
      const first = matches[m + 1]!;
      const end = matches[m + 2]!;
      const known = found[rule.group];
      if (known && (known.first !== first || known.end >= end)) continue;
      if (rule.guards & (Guard.exception | barred)) continue;
      if (hasExceptions && this.isExcepted(rule.group, first - from, end - from)) continue;
      if (guarded.allows(rule.guards, first, end)) found[rule.group] = { rule, first, end };
    }
    return found;
  }

  /** Marks every token under an exception with the bits of the exception's groups. */
  private markExceptions(guarded: Guarded, from: number, to: number): void {
    const { matches } = this;
    if (this.excepted.length < to - from) this.excepted = new Uint32Array((to - from) * 2);
    else this.excepted.fill(0, 0, to - from);
    for (let m = 0; m < matches.length; m += 3) {
      const rule = this.rules[matches[m]!]!;
      if (!(rule.guards & Guard.exception)) continue;
      if (!guarded.allows(rule.guards, matches[m + 1]!, matches[m + 2]!)) continue;
      for (let at = matches[m + 1]!; at < matches[m + 2]!; at++) this.excepted[at - from]! |= 1 << rule.group;
    }
  }

  private isExcepted(group: number, first: number, end: number): boolean {
    for (let at = first; at < end; at++) if (this.excepted[at]! & (1 << group)) return true;
    return false;
  }
}
