import type { GuardWords, Lexicon, RuleGroup } from "../lexicons/lexicon";
import { Automaton } from "./automaton";
import { Finder, type Rule, type RuleMatch } from "./finder";
import { Guard, Guarded, Word } from "./guards";
import { parsePattern, type Classes } from "./pattern";
import { TokenBuffer } from "./scan";
import { Typos } from "./typos";
import { Vocabulary } from "./vocabulary";

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
  comma: Guard.needComma,
  after: Guard.afterComma,
  closing: Guard.closing,
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
  ["selves", Word.self],
  ["friendly", Word.friendly],
  ["common", Word.common],
  ["plain", Word.plain],
];

/** Whether a pattern has one of the words itself, classes included. */
function mentions(pattern: string, words: ReadonlySet<string>, classes: Classes): boolean {
  const plain = pattern.replace(/<(\w+)>/g, (_, name: string) => ` ${classes[name] ?? ""} `);
  if (plain.includes("<")) return mentions(plain, words, classes);
  return (plain.match(/\p{Script=Han}|[\p{Script=Latin}']+/gu) ?? []).some((word) => words.has(word));
}

function guardsOf(line: string, isPraise: boolean): [pattern: string, guards: number] {
  const [pattern, ...names] = line.split("@").map((part) => part.trim());
  let guards = isPraise
    ? Guard.denyInnerNegation
    : Guard.allowCondition | Guard.allowQuestion | Guard.allowContrast;
  for (const name of names) {
    const mark = marks[name];
    if (mark === undefined) throw new Error(`Rule "${line}": no mark @${name}`);
    guards |= mark;
  }
  if (guards & (Guard.allowNegation | Guard.exception)) guards &= ~Guard.denyInnerNegation;
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

  /** Engines for talk mend slips of the finger; engines for results part the names they meet into words. */
  constructor(lexicons: readonly Lexicon[], mendsTypos = false) {
    for (const { spellings } of lexicons)
      for (const [typed, meant] of Object.entries(spellings ?? {})) this.vocabulary.respell(typed, meant);
    for (const lexicon of lexicons) for (const group of lexicon.groups) this.addGroup(lexicon, group);
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
    const typos = mendsTypos ? new Typos(this.vocabulary.entries()) : null;
    this.tokens = new TokenBuffer(this.vocabulary, typos, !mendsTypos);
  }

  /** The index of the group of a kind, or -1 when no lexicon has it. */
  groupIndex(kind: string): number {
    return this.groupIndexes.get(kind) ?? -1;
  }

  private addGroup({ language, classes, words }: Lexicon, group: RuleGroup): void {
    const negators = new Set(words.negators.split(/\s+/));
    const known = this.groupIndex(group.kind);
    const index = known >= 0 ? known : this.groups.push(group) - 1;
    this.groupIndexes.set(group.kind, index);
    for (const line of group.rules) {
      const [pattern, marked] = guardsOf(line, group.isPraise);
      const guards = mentions(pattern, negators, classes) ? marked & ~Guard.denyInnerNegation : marked;
      const rule = this.rules.push({ name: `${language}: ${pattern}`, group: index, guards }) - 1;
      this.automaton.add(parsePattern(pattern, classes), rule);
    }
  }

  /**
   * The first match of every group in tokens `[from, to)` that its guards allow and no exception covers, by group;
   * of matches with the same beginning the longest. Rules with one of the `barred` guards don't count; what
   * `denied` guards allow isn't allowed.
   */
  match(from: number, to: number, barred = 0, denied = 0): (RuleMatch | undefined)[] {
    const finder = new Finder(new Guarded(this.tokens, this.words, from, to), barred, denied, from, to);
    this.automaton.run(this.tokens.ids, from, to, (rule, first, end) =>
      finder.take(this.rules[rule]!, first, end),
    );
    return finder.finish();
  }
}
